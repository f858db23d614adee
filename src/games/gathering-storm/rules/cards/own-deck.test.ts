import { describe, expect, it } from 'vitest';
import type { Card } from './card';
import {
  checkOwnDeck,
  dealtDeck,
  learn,
  missingOf,
  numbersMissing,
  type OwnDeck,
  type PartCard,
  readOwnDeck,
} from './own-deck';
import { sayParts } from './say-deck';

const event = (title: string) => ({ title, secret: false, effects: [] });
const whole = (number: number): Card => ({
  number,
  trend: 0,
  general: event('General'),
  national: {
    Germany: event('G'),
    Italy: event('I'),
    Britain: event('B'),
    France: event('F'),
    Russia: event('R'),
  },
});
const deckOf = (cards: PartCard[], size = 144): OwnDeck => ({ name: 'Ours', size, cards });

describe('GS 9.12: a deck of one’s own', () => {
  it('lists what each card lacks, and which numbers have no card', () => {
    const card: PartCard = { number: 2, general: event('Only this'), national: { Italy: event('I') } };
    expect(missingOf(card)).toEqual(['trend', 'Germany', 'Britain', 'France', 'Russia']);
    expect(numbersMissing(deckOf([card], 6))).toEqual([1, 3, 4, 5, 6]);
  });

  it('shows how full it is: general events, and the events of each power', () => {
    const half: PartCard = { number: 9, general: event('G'), national: { Italy: event('I') } };
    const far: PartCard = { number: 144, national: { Italy: event('I'), Russia: event('R') } };
    expect(sayParts(deckOf([whole(1), half, far]))).toBe(
      '2 of 144 general events; national events: Germany 1/144, Italy 3/144, Britain 1/144, France 1/144 and Russia 2/144',
    );
  });

  it('is dealt from its whole cards alone, in order, six at least', () => {
    const part: PartCard = { number: 1, national: {} };
    const five = [7, 3, 4, 5, 6].map(whole);
    expect(dealtDeck(deckOf([part, ...five]))).toMatchObject({ ok: false });
    const dealt = dealtDeck(deckOf([part, ...five, whole(2)]));
    expect(dealt.ok && dealt.value.cards.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('learns the part that was shown and keeps the others', () => {
    const before = deckOf([{ number: 57, trend: 1, general: event('Old'), national: { Italy: event('I') } }]);
    const after = learn(before, { number: 57, national: { Britain: event('B') } });
    expect(after.cards).toEqual([
      { number: 57, trend: 1, general: event('Old'), national: { Italy: event('I'), Britain: event('B') } },
    ]);
    expect(learn(deckOf([], 20), { number: 31, trend: 0, general: event('New') })).toMatchObject({
      size: 31,
      cards: [{ number: 31, trend: 0 }],
    });
    expect(before.cards[0]?.national).toEqual({ Italy: event('I') });
  });

  it('names an event that is not allowed in its place, and reports more cards than the deck has', () => {
    const bad: PartCard = {
      number: 1,
      general: { title: '', secret: false, effects: [{ kind: 'income', power: 'Italy', amount: -1 }] },
      national: {},
    };
    expect(checkOwnDeck(deckOf([bad]))).toMatchObject([{ number: 1, part: 'general' }]);
    expect(
      checkOwnDeck(
        deckOf(
          Array.from({ length: 7 }, (_, at) => whole(at + 1)),
          6,
        ),
      ),
    ).toMatchObject([{ message: 'The deck has 7 cards, and you said 6.' }]);
  });

  it('refuses a damaged one, a card twice, a number out of range, and names of prototypes', () => {
    expect(readOwnDeck(null).ok).toBe(false);
    expect(readOwnDeck(deckOf([whole(1), whole(1)])).ok).toBe(false);
    for (const number of [0, -1, 1000, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(readOwnDeck(deckOf([whole(number)])).ok).toBe(false);
    const strange = JSON.parse('{"name":"x","size":6,"cards":[{"number":1,"national":{"__proto__":{}}}]}');
    const read = readOwnDeck(strange);
    expect(read.ok ? Object.getPrototypeOf(read.value.cards[0]?.national) : Object.prototype).toBe(
      Object.prototype,
    );
    expect(readOwnDeck(deckOf([whole(1)])).ok).toBe(true);
  });
});
