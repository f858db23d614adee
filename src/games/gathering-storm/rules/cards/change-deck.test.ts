import { describe, expect, test } from 'vitest';
import type { Event } from './card';
import { moveCard, takeCardOut, takePartOut, writePart } from './change-deck';
import { compareList, mergeList } from './merge-decks';
import type { OwnDeck } from './own-deck';

const event = (title: string, amount = 1): Event => ({
  title,
  secret: false,
  effects: [{ kind: 'support', power: 'Italy', amount }],
});
const DECK: OwnDeck = {
  name: 'Ours',
  size: 12,
  cards: [
    { number: 1, trend: 0, general: event('One'), national: { Italy: event('Grain') } },
    { number: 4, national: { Italy: event('Ore') } },
  ],
};

describe('GS 9.12: a card is written part by part', () => {
  test('adds a part to its card, and to a card that was not there', () => {
    const after = writePart(DECK, 2, { part: 'Italy', value: event('Rail') });
    expect(after.cards.map(({ number }) => number)).toEqual([1, 2, 4]);
    expect(after.cards[1]).toEqual({ number: 2, national: { Italy: event('Rail') } });
    expect(writePart(DECK, 4, { part: 'trend', value: -2 }).cards[1]).toMatchObject({ number: 4, trend: -2 });
  });

  test('removes a part and nothing else; an empty card goes with its last part', () => {
    expect(takePartOut(DECK, 1, 'general').cards[0]).toEqual({
      number: 1,
      trend: 0,
      national: { Italy: event('Grain') },
    });
    expect(takePartOut(DECK, 4, 'Italy').cards.map(({ number }) => number)).toEqual([1]);
    expect(takeCardOut(DECK, 1).cards.map(({ number }) => number)).toEqual([4]);
  });

  test('a card moves to a free number, and the deck grows with it', () => {
    const moved = moveCard(DECK, 4, 20);
    expect(moved.ok && moved.value).toMatchObject({ size: 20, cards: [{ number: 1 }, { number: 20 }] });
  });

  test.each([
    [1, 'Card 1 is there already.'],
    [0, 'A card’s number is 1 to 999.'],
    [1000, 'A card’s number is 1 to 999.'],
    [1.5, 'A card’s number is 1 to 999.'],
    [4, 'This is card 4 already.'],
  ])('no card moves to %s', (to, message) => {
    const moved = moveCard(DECK, 4, to);
    expect(moved.ok ? null : moved.refusal.message).toBe(message);
    expect(moved.ok ? '' : moved.refusal.allowed).not.toBe('');
  });
});

describe('a list compared with a deck', () => {
  const LIST: OwnDeck['cards'] = [
    { number: 1, trend: 0, general: event('One', 2), national: { Italy: event('Grain') } },
    { number: 4, trend: 1, national: {} },
    { number: 7, trend: 1, national: {} },
  ];

  test('lists what is new, what is added, what would change and what is the same', () => {
    const { fresh, added, changed, same } = compareList(DECK, LIST);
    expect(fresh.map(({ number }) => number)).toEqual([7]);
    expect(added).toEqual([{ number: 4, part: 'trend', after: 1 }]);
    expect(changed).toEqual([{ number: 1, part: 'general', before: event('One'), after: event('One', 2) }]);
    expect(same).toEqual([]);
  });

  test('the order in which a file writes an effect is no difference', () => {
    const turned = JSON.parse(
      '{"effects":[{"amount":1,"power":"Italy","kind":"support"}],"secret":false,"title":"Ore"}',
    ) as Event;
    expect(compareList(DECK, [{ number: 4, national: { Italy: turned } }]).same).toEqual([4]);
  });

  test('keeps existing parts unless they are to be replaced', () => {
    expect(mergeList(DECK, LIST, false).cards).toEqual([
      DECK.cards[0],
      { number: 4, trend: 1, national: { Italy: event('Ore') } },
      LIST[2],
    ]);
    expect(mergeList(DECK, LIST, true).cards[0]).toMatchObject({ general: event('One', 2) });
    expect(mergeList(DECK, LIST, true).cards[1]?.national.Italy).toEqual(event('Ore'));
  });
});
