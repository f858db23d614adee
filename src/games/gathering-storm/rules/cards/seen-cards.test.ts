import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chance, createChance } from '@/kernel/chance';
import { publicRows, standingRows } from '@/kernel/journal/views';
import { runs } from '@/kernel/testing/effort';
import { handOf, type OpenState } from '../state/state';
import { anyDeck } from '../testing/arbitraries';
import { createPick } from '../testing/pick';
import { card, event, inOrder, type Play, QUIET, secret, withDeck } from '../testing/play';
import { nextCommand } from '../testing/player';
import { POWERS } from '../vocabulary';
import { seenCards } from './gone-cards';

const seenAt = (table: Play) => seenCards(table.open as OpenState, standingRows(publicRows(table.journal)));
const heldIn = (table: Play) =>
  POWERS.flatMap((power) => handOf(table.state, power).hand.map(({ number }) => number));
const seedOf = (seed: number) => new Uint8Array(64).map((_, at) => (seed >> (at % 24)) & 255);

describe('GS 9.11, 9.12: what all have seen of a deck', () => {
  const plain = event({ kind: 'support', power: 'Italy', amount: 1 });
  const cards = Array.from({ length: 24 }, (_, at) =>
    card(at + 1, QUIET, { Italy: plain, Russia: secret({ kind: 'support', power: 'Russia', amount: 1 }) }),
  );
  const deck = { name: 'Test deck', cards };

  it('the card face up, then the shown cards, each with its turn; held cards are not listed', () => {
    const table = withDeck(deck, inOrder).deal();
    expect([...seenAt(table).values()]).toEqual([
      { number: 1, lies: 'face up', seen: ['General card, Spring 1935'] },
    ]);
    table.to('diplomacy');
    const seen = seenAt(table);
    expect(seen.get(3)).toEqual({ number: 3, lies: 'discarded', seen: ['Shown by Italy, Spring 1935'] });
    expect(seen.has(6)).toBe(false);
    table.nextTurn();
    expect(seenAt(table).get(6)?.seen).toEqual(['Shown by Russia, Spring 1935']);
    expect(seenAt(table).get(1)).toMatchObject({ lies: 'discarded' });
  });

  it('undone entries do not count as seen by this table', () => {
    const table = withDeck(deck, inOrder).deal();
    for (let back = 0; back < 3; back += 1) table.run('undo');
    expect(seenAt(table).size).toBe(0);
  });

  it('the same for any hands: other cards dealt in secret change no mark', () => {
    // The same card face up and another order of all the rest.
    const turned: Chance = {
      order: (_, __, size) => [0, ...Array.from({ length: size - 1 }, (___, at) => size - 1 - at)],
      roll: () => 0,
    };
    const [one, other] = [withDeck(deck, inOrder).deal(), withDeck(deck, turned).deal()];
    expect(heldIn(one)).not.toEqual(heldIn(other));
    expect(seenAt(one)).toEqual(seenAt(other));
  });

  it('never names a card in a hand, unless all saw it before it was shuffled in again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), anyDeck(14), (seed, small) => {
        const table = withDeck(small, createChance(seedOf(seed)));
        const pick = createPick(seed);
        for (let step = 1; step <= 100; step += 1) {
          table.attempt(nextCommand(table, pick, small.cards));
          if (step % 10 > 0) continue;
          const seen = seenAt(table);
          const sightings = heldIn(table).flatMap((number) => seen.get(number) ?? []);
          expect(sightings.every(({ lies }) => lies === 'shuffled in')).toBe(true);
        }
      }),
      { numRuns: runs(2), endOnFailure: true },
    );
  });
});
