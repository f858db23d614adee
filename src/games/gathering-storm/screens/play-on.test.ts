import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Deck } from '@/games/gathering-storm/rules/cards/card';
import type { SetupInput } from '@/games/gathering-storm/rules/state/setup';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { anyDeck } from '@/games/gathering-storm/rules/testing/arbitraries';
import { createPick } from '@/games/gathering-storm/rules/testing/pick';
import { event, hands, type Play, secret } from '@/games/gathering-storm/rules/testing/play';
import { createSolo, letAppDecide, move, type Solo } from '@/games/gathering-storm/rules/testing/solo';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import { sampleSeeds } from '@/kernel/testing/effort';
import { PLAY_ON } from './play-on';

const ALONE: Partial<SetupInput> = {
  seats: [
    { person: 'Anna', powers: ['Germany', 'Italy'] },
    { person: 'The app', powers: ['Britain', 'France', 'Russia'], by: 'app' },
  ],
  keeps: ['income', 'research'],
};
const FACTORY = event({ kind: 'factory-price', power: 'Germany', amount: -2 });
const ANY_TIME = secret({ kind: 'support', power: 'Germany', amount: 1 });

const own = (table: Play) =>
  Object.fromEntries((['Germany', 'Italy'] as const).map((power) => [power, table.view(power)]));
/** Plays on from a step as the button does, and returns the step where it stops. */
function stopAfter(table: Play): string {
  for (let count = 0; ; count += 1) {
    const command = PLAY_ON.next(table.open as OpenState, count > 0, own(table));
    if (!command) return table.open.step;
    table.attempt(command);
  }
}
const held = (card: ReturnType<typeof event>, order?: 'play' | 'keep') => {
  const table = hands({ Germany: [card] }, ALONE);
  if (order) table.run('order', { power: 'Germany' as Power, slot: 1, do: order });
  return table.to('income-events');
};

describe('to my next decision', () => {
  it('GS 11.12C: stops before income is fixed for a card that may come at any time, kept or not', () => {
    expect(stopAfter(held(ANY_TIME))).toBe('income');
    expect(stopAfter(held(ANY_TIME, 'keep'))).toBe('income');
  });

  it('GS 9.41: for a card that has its time it waits there, and not before; one with an order is left to its order', () => {
    expect(stopAfter(held(FACTORY))).toBe('industrial');
    expect(stopAfter(held(FACTORY, 'play'))).toBe('research');
  });

  it('a step that is played on the board is never passed; who asks there has played it', () => {
    const table = held(FACTORY, 'play').to('research');
    expect(stopAfter(table)).toBe('placement');
    expect(stopAfter(table)).toBe('resolution');
    expect(stopAfter(table)).toBe('crisis');
    expect(stopAfter(table)).toBe('draw');
  });

  it('GS 6.33: stops before the end of the turn for points a player would lose, not for the app’s', () => {
    const rich = (power: Power) => {
      const table = held(FACTORY, 'play').to('crisis');
      table.run('add-line', { total: `tiles:${power}`, amount: 30, until: 'removed', words: 'Found' });
      return stopAfter(table);
    };
    expect(rich('Italy')).toBe('end');
    expect(rich('Britain')).toBe('draw');
  });
});

/** Skips as the button does. */
function skip(solo: Solo): void {
  const { table } = solo;
  for (let count = 0; count < 40; count += 1) {
    const command = PLAY_ON.next(table.open, count > 0, own(table));
    if (!command || table.attempt(command)) return;
    letAppDecide(solo);
  }
}

describe('skipping never answers a question', () => {
  const SEEDS = sampleSeeds(6);

  it(`GS Guide, Support: in ${SEEDS.length} random solo games, skipping adds no fact to those the table entered`, () => {
    const decks = fc.sample(anyDeck(24), { seed: SEEDS[0], numRuns: Math.min(SEEDS.length, 60) });
    let asked = 0;
    for (const seed of SEEDS) {
      const deck = decks[seed % decks.length] as Deck;
      const solo = createSolo(deck, seed);
      const pick = createPick(seed + 1);
      for (let moves = 0; moves < 600 && solo.table.open.turn < 8; moves += 1) {
        if (pick(3) > 0) move(solo, pick, deck);
        const { facts, balance, obligations } = solo.table.open;
        if (obligations.some(({ ask }) => ask.type === 'facts')) asked += 1;
        skip(solo);
        const now = solo.table.open;
        expect(now.facts.said, `seed ${seed}, move ${moves}`).toEqual(facts.said);
        expect([now.facts.pacts, now.balance], `seed ${seed}, move ${moves}`).toEqual([facts.pacts, balance]);
      }
    }
    expect(asked).toBeGreaterThan(SEEDS.length);
  });

  it('GS Guide, Support: it stops before "Is this right?", also where that is asked first', () => {
    const pacts = event({ kind: 'support-pacts', power: 'Germany', region: 'Central Europe', max: 3 });
    const table = hands({ Germany: [{ ...pacts, secret: true }] }, ALONE).to('income-events');
    table.run('show', { power: 'Germany', slot: 1 });
    expect(table.dues[0]?.words).toContain('is this what it counts?');
    expect(PLAY_ON.next(table.open, false, own(table))).toBeNull();
  });
});
