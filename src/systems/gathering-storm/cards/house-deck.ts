import type { Deck } from './card';
import { HOUSE_CARDS_1 } from './house-deck-1';
import { HOUSE_CARDS_2 } from './house-deck-2';
import { HOUSE_CARDS_3 } from './house-deck-3';
import { HOUSE_CARDS_4 } from './house-deck-4';
import { HOUSE_CARDS_5 } from './house-deck-5';
import { HOUSE_CARDS_6 } from './house-deck-6';
import { HOUSE_CARDS_7 } from './house-deck-7';
import { HOUSE_CARDS_8 } from './house-deck-8';
import { HOUSE_CARDS_9 } from './house-deck-9';
import { HOUSE_CARDS_10 } from './house-deck-10';
import { HOUSE_CARDS_11 } from './house-deck-11';
import { HOUSE_CARDS_12 } from './house-deck-12';
import { HOUSE_DECK_FACTS } from './house-deck-facts';

/** The house deck: 144 cards of our own; its figures are in `docs/decks/house-deck.md`. @rule GS 9.12 */
export const HOUSE_DECK: Deck = {
  name: HOUSE_DECK_FACTS.name,
  cards: [
    ...HOUSE_CARDS_1,
    ...HOUSE_CARDS_2,
    ...HOUSE_CARDS_3,
    ...HOUSE_CARDS_4,
    ...HOUSE_CARDS_5,
    ...HOUSE_CARDS_6,
    ...HOUSE_CARDS_7,
    ...HOUSE_CARDS_8,
    ...HOUSE_CARDS_9,
    ...HOUSE_CARDS_10,
    ...HOUSE_CARDS_11,
    ...HOUSE_CARDS_12,
  ],
};
