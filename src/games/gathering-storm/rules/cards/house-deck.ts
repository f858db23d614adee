import type { Deck } from './card';
import { HOUSE_CARDS_1 } from './house-deck-1';
import { HOUSE_CARDS_2 } from './house-deck-2';
import { HOUSE_CARDS_3 } from './house-deck-3';
import { HOUSE_CARDS_4 } from './house-deck-4';
import { HOUSE_DECK_FACTS } from './house-deck-facts';

/** The house deck: 144 original cards; `docs/decks/house-deck.md` lists its figures. @rule GS 9.12 */
export const HOUSE_DECK: Deck = {
  name: HOUSE_DECK_FACTS.name,
  cards: [...HOUSE_CARDS_1, ...HOUSE_CARDS_2, ...HOUSE_CARDS_3, ...HOUSE_CARDS_4],
};
