import { describe, expect, it } from 'vitest';
import type { Chance } from '@/kernel/chance';
import { publicRows, standingRows } from '@/kernel/journal/views';
import { card, event, inOrder, type Play, paper, QUIET, withDeck } from '../testing/play';
import { goneCards, goneOnPaper } from './gone-cards';

const rowsOf = (table: Play) => standingRows(publicRows(table.journal));
const atomic = event({ kind: 'atomic' });
const purge = event({ kind: 'purge' });
const door = event({ kind: 'russian-door', countries: ['Austria', 'Hungary'] });

describe('GS 15.24, 21.23A, 24.61: which atomic, purge and door cards are gone', () => {
  const cards = [
    card(1, atomic),
    ...[2, 3, 4, 5].map((number) => card(number, QUIET)),
    card(6, QUIET, { Russia: door }),
    card(7, purge),
    card(8, atomic),
    ...Array.from({ length: 10 }, (_, at) => card(9 + at, QUIET)),
    card(19, QUIET, { Russia: purge }),
  ];
  const deck = { name: 'Test deck', cards };
  const goneAt = (table: Play) => goneCards(table.open, rowsOf(table), cards);

  it('those face up or discarded; the others may still come, whether in a hand or in the pile', () => {
    const table = withDeck(deck, inOrder).deal();
    expect(goneAt(table)).toEqual([
      { name: 'Atomic research', rule: 'GS 15.24', gone: [1], left: [8] },
      { name: 'Purges', rule: 'GS 21.23A', gone: [], left: [7, 19] },
      { name: 'Doors for Russia', rule: 'GS Guide, Diplomacy', gone: [], left: [6] },
    ]);
    // Russia has shown its card.
    table.to('diplomacy');
    expect(goneAt(table)[2]).toMatchObject({ gone: [6], left: [] });
    table.nextTurn().deal();
    expect(goneAt(table)[1]).toMatchObject({ gone: [7], left: [19] });
  });

  it('the same for any hands', () => {
    const turned: Chance = {
      order: (_, __, size) => [0, ...Array.from({ length: size - 1 }, (___, at) => size - 1 - at)],
      roll: () => 0,
    };
    const [one, other] = [withDeck(deck, inOrder).deal(), withDeck(deck, turned).deal()];
    expect(one.state.hidden).not.toEqual(other.state.hidden);
    expect(goneAt(one)).toEqual(goneAt(other));
  });

  it('a shuffle brings them back', () => {
    const few = { name: 'Test deck', cards: cards.slice(0, 8) };
    const table = withDeck(few, inOrder).deal();
    expect(goneAt(table)[0]).toMatchObject({ gone: [1], left: [8] });
    // The second deal needs more cards than the pile has: the discards go in, and hands hold some of them.
    table.nextTurn().deal();
    expect(table.open.card?.number).toBe(7);
    expect(goneAt(table)[0]).toMatchObject({ gone: [], left: [1, 8] });
  });
});

describe('GS 15.24: paper cards that are gone, as far as their numbers were entered', () => {
  const goneAt = (table: Play, known: Parameters<typeof goneOnPaper>[2] = []) =>
    goneOnPaper(table.open, rowsOf(table), known).map(({ gone }) => gone);

  it('an atomic card by its number, whichever power showed it; a purge and a door by what was entered', () => {
    const table = paper();
    table.run('enter-card', { number: 90, trend: 0, general: purge });
    for (const type of ['apply-card', 'deal']) table.run(type);
    table.run('show-event', { power: 'Italy', number: 72, event: QUIET });
    expect(goneAt(table)).toEqual([[72], [90], []]);
  });

  it('lists nothing without a number', () => {
    const table = paper();
    table.run('enter-card', { trend: 0, general: purge });
    expect(goneAt(table)).toEqual([[], [], []]);
  });

  it('what this device knows of a number counts, and a shuffle brings it back', () => {
    const table = paper();
    table.run('enter-card', { number: 111, trend: 0, general: QUIET });
    for (const type of ['apply-card', 'deal']) table.run(type);
    expect(goneAt(table, [{ number: 111, national: { Russia: door } }])[2]).toEqual([111]);
    table.nextTurn().run('reshuffle');
    expect(goneAt(table, [{ number: 111, national: { Russia: door } }])[2]).toEqual([]);
  });
});
