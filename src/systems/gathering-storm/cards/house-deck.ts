import type { Deck } from './card';
import { HOUSE_CARDS_1 } from './house-deck-1';
import { HOUSE_CARDS_2 } from './house-deck-2';
import { HOUSE_CARDS_3 } from './house-deck-3';

/** The house deck: 36 cards of our own to begin with; its figures are in `docs/decks/house-deck.md`. @rule GS 9.12 */
export const HOUSE_DECK: Deck = {
  name: 'House deck, 36 cards',
  cards: [...HOUSE_CARDS_1, ...HOUSE_CARDS_2, ...HOUSE_CARDS_3],
};
