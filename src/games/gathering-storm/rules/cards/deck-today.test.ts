import { describe, expect, it } from 'vitest';
import { card, event, QUIET } from '../testing/play';
import type { Deck } from './card';
import { deckToday, printShort } from './deck-today';
import { type OwnDeck, ownDeckOf } from './own-deck';
import { sayDealt, sayDeck } from './say-deck';

const deckOf = (name: string, size: number): Deck => ({
  name,
  cards: Array.from({ length: size }, (_, at) => card(at + 1, QUIET)),
});
const HOUSE = deckOf('House deck, 12 cards', 12);
const OURS = ownDeckOf(deckOf('Ours', 8));
const changed = (deck: OwnDeck): OwnDeck => ({
  ...deck,
  cards: [card(1, event({ kind: 'index', amount: 1 })), ...deck.cards.slice(1)],
});

describe('a table’s deck and those of today', () => {
  it.each<[string, Deck, OwnDeck[], string]>([
    ['the house deck as it is', HOUSE, [], 'same'],
    ['a house deck of earlier days', deckOf('House deck, 7 cards', 7), [], 'changed'],
    ['a deck of this device as it is', deckOf('Ours', 8), [OURS], 'same'],
    [
      'one of which only the unfinished cards grew',
      deckOf('Ours', 8),
      [{ ...OURS, size: 144, cards: [...OURS.cards, { number: 9, national: {} }] }],
      'same',
    ],
    ['a deck of this device that was changed', deckOf('Ours', 8), [changed(OURS)], 'changed'],
    ['one of two decks of the same name', deckOf('Ours', 8), [changed(OURS), OURS], 'same'],
    ['a deck that is not here', deckOf('Theirs', 8), [OURS], 'unknown'],
  ])('%s', (_, deck, own, how) => {
    expect(deckToday(deck, HOUSE, own).how).toBe(how);
  });

  it('a fingerprint is short enough to be read aloud', () => {
    expect(printShort('c9a778eec1460000ff')).toBe('C9A7 78EE C146');
  });
});

describe('contents of a deck', () => {
  const part = { number: 100, national: {} };
  it.each<[OwnDeck, string, string | null]>([
    [OURS, '8 cards', '8 cards'],
    [{ ...OURS, size: 144 }, '8 of 144 cards', '8 of 144'],
    [
      { ...OURS, size: 144, cards: [...OURS.cards, part] },
      '9 of 144 cards, 1 unfinished',
      '8 of 144, unfinished ones stay out',
    ],
    [{ ...OURS, cards: OURS.cards.slice(0, 5) }, '5 of 8 cards', null],
    [{ name: 'New', size: 6, cards: [] }, '0 of 6 cards', null],
  ])('%#', (deck, has, dealt) => {
    expect([sayDeck(deck), sayDealt(deck)]).toEqual([has, dealt]);
  });
});
