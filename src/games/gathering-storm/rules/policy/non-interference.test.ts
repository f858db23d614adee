import fc from 'fast-check';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { createChance } from '@/kernel/chance';
import type { Card, Deck } from '../cards/card';
import { handOf, type Table } from '../state/state';
import { anyDeck, ownEvent } from '../testing/arbitraries';
import { createPick } from '../testing/pick';
import { withDeck } from '../testing/play';
import { orderFor } from '../testing/player';
import { APPS, createSolo, playSolo, withOthers } from '../testing/solo';
import { POWERS, type Power } from '../vocabulary';
import { choosePapers } from './choose-sheet';
import { chooseAnswer } from './choosing';
import { eyesOf } from './eyes';
import { HOUSE_POLICY } from './house-policy';

/** All choices of a power at this table, with its own dice, as text. */
function chosenBy(table: Table, power: Power): string {
  const chance = createChance(new Uint8Array(64).fill(3));
  let rolls = 0;
  const by = {
    policy: HOUSE_POLICY,
    roll: (sides: number) => chance.roll(`policy/${power}`, rolls++, sides),
  };
  const eyes = eyesOf(table, power, APPS);
  const papers = choosePapers(eyes, by);
  const answers = table.open.obligations.map((obligation) => chooseAnswer(eyes, obligation, by));
  return JSON.stringify({ papers, answers, rolls });
}

const seeds = fc.integer({ min: 0, max: 2 ** 16 });

describe('non-interference', () => {
  it('GS 9.12, 15.11: with other hands, orders and sheets a power of the app’s chooses the same, byte for byte', () => {
    let compared = 0;
    fc.assert(
      fc.property(seeds, anyDeck(20), ownEvent('Germany'), (seed, deck, event) => {
        const solo = createSolo(deck, seed);
        const pick = createPick(seed);
        const seen = new Set<string>();
        playSolo(solo, pick, { deck, turns: 1 + (seed % 2), seen });
        const { table } = solo;
        if (table.open.step === 'draw') table.attempt({ type: 'turn-card' });
        table.attempt({ type: 'apply-card' });
        table.attempt({ type: 'deal' });
        for (const power of APPS) {
          const before = chosenBy(table.state, power);
          const other = withOthers(table.state, power, event);
          expect(other).not.toEqual(table.state);
          expect(chosenBy(other, power)).toBe(before);
          compared += before.length;
        }
      }),
      { numRuns: 12, endOnFailure: true, seed: 5 },
    );
    expect(compared).toBeGreaterThan(1000);
  });

  it('GS 9.12: other hands, other orders and the deck order do not change Russia’s choices for a turn', () => {
    fc.assert(
      fc.property(seeds, anyDeck(20), ownEvent('Germany'), (seed, deck, event) => {
        const create = (own: Deck) =>
          withDeck(own, createChance(new Uint8Array(64).fill(seed % 256)), { keeps: ['research'] });
        const first = create(deck).deal();
        const mine = handOf(first.state, 'Russia').hand.map(({ number }) => number);
        const up = first.open.card?.number ?? 0;
        // Other events for the others, and under every number that Russia has not seen another card lies in the deck.
        const unseen = deck.cards.filter(({ number }) => number !== up && !mine.includes(number)).reverse();
        const changed: Deck = {
          ...deck,
          cards: deck.cards.map((card) => {
            const { number, national } = card;
            const other =
              number === up || mine.includes(number) ? card : { ...(unseen.pop() as Card), number };
            return {
              ...other,
              national: { ...other.national, Germany: event, Italy: event, Russia: national.Russia },
            };
          }),
        };
        for (const card of changed.cards)
          if (!mine.includes(card.number)) card.national.Russia = { ...event, title: 'Not drawn' };
        const tables = [first, create(changed).deal()] as const;
        for (const [at, table] of tables.entries()) {
          const pick = createPick(seed + at);
          for (const power of ['Germany', 'Italy', 'France'] as const)
            table.attempt(orderFor(table, pick, power, 1));
        }
        const [left, right] = tables.map((table) => table.state) as [Table, Table];
        const reordered = produce(right, (draft) => {
          draft.hidden.Germany = { ...handOf(left, 'Germany'), hand: [] };
        });
        expect(chosenBy(right, 'Russia')).toBe(chosenBy(left, 'Russia'));
        expect(chosenBy(reordered, 'Russia')).toBe(chosenBy(left, 'Russia'));
      }),
      { numRuns: 15, endOnFailure: true, seed: 6 },
    );
  });

  it('sees its own: with another card in its own hand a power may choose otherwise', () => {
    const [deck] = fc.sample(anyDeck(20), { seed: 4, numRuns: 1 }) as [Deck];
    const table = withDeck(deck, createChance(new Uint8Array(64)), { keeps: ['research'] }).deal().state;
    const loss = {
      title: 'A loss',
      secret: true,
      effects: [{ kind: 'support' as const, power: 'Russia' as const, amount: -3 }],
    };
    const other = produce(table, (draft) => {
      for (const card of handOf(draft, 'Russia').hand) card.event = loss;
      draft.open.hands.Russia.dealt = 2;
    });
    expect(chosenBy(other, 'Russia')).not.toBe(chosenBy(table, 'Russia'));
  });

  it('GS 15.11: reads its alliance’s sheet only if no person shares it', () => {
    const table = withDeck(fc.sample(anyDeck(20), 1)[0] as Deck, createChance(new Uint8Array(64))).deal()
      .state;
    for (const power of POWERS) {
      expect(eyesOf(table, power, [power]).sheet === undefined).toBe(power !== 'Russia');
      expect(eyesOf(table, power, POWERS).sheet).toBeDefined();
      expect(eyesOf(table, power, POWERS).view.hidden).toBe(table.hidden[power]);
    }
  });
});
