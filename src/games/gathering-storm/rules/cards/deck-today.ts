import { fingerprint } from '@/kernel/file/fingerprint';
import { readGeneral, readNational } from '../amend/amended';
import { eachPower, type OpenState } from '../state/state';
import type { Card, Deck } from './card';
import { dealtDeck, type OwnDeck } from './own-deck';

/** The cards of a table’s deck as the table reads them: as they are printed, or as they were amended for all. */
export function cardsInPlay(open: OpenState, deck: Deck): Card[] {
  if (!open.amended) return deck.cards;
  return deck.cards.map((card) => {
    if (!open.amended?.[card.number]) return card;
    return {
      ...readGeneral(open, card.number, card),
      national: eachPower((power) => readNational(open, power, card.number, card.national[power])),
    };
  });
}

/** Whether everyone knows that a card reads otherwise than it is printed. */
export const isAmended = (open: OpenState, number: number) => open.amended?.[number] !== undefined;

/** How a table's deck compares with the decks available today. */
export interface DeckToday {
  /** The same as one of today's, another one under its name, or one that this device does not have. */
  how: 'same' | 'changed' | 'unknown';
  words: string;
}

const SAME: DeckToday = { how: 'same', words: 'The same as today.' };

/** All versions of the house deck have a name that starts like this. */
const HOUSE_NAME = /^house deck\b/i;

const prints = new WeakMap<Deck, string>();

/** Returns the fingerprint of a deck. Cached: a deck of 144 cards is long. */
function printOf(deck: Deck): string {
  const known = prints.get(deck) ?? fingerprint(deck);
  prints.set(deck, known);
  return known;
}

/** Compares a table's deck, card by card, with the house deck and the decks of this device as they are today. */
export function deckToday(deck: Deck, house: Deck, own: readonly OwnDeck[]): DeckToday {
  const print = printOf(deck);
  if (print === printOf(house)) return SAME;
  const dealt = own.flatMap((item) => {
    const whole = dealtDeck(item);
    return whole.ok ? [whole.value] : [];
  });
  if (dealt.some((item) => fingerprint(item) === print)) return SAME;
  if (own.some(({ name }) => name === deck.name))
    return {
      how: 'changed',
      words: 'The deck of this name on this device has changed since: this table keeps its own copy.',
    };
  if (HOUSE_NAME.test(deck.name))
    return { how: 'changed', words: 'The house deck has changed since: this table keeps its own copy.' };
  return {
    how: 'unknown',
    words: 'No deck of this name is on this device: the table still has its own copy.',
  };
}

/** The first twelve digits of a fingerprint, in groups that can be read aloud. */
export function printShort(print: string): string {
  return (print.slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join(' ');
}
