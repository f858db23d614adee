import type { Page } from '@playwright/test';
import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import type { Seat } from '@/kernel/seats';
import type { App } from '../pages/app';
import { openFresh } from './tables/fresh-table';

/** Occurs in every national title and sentence of the canary deck, and nowhere else. */
export const CANARY = 'Quillmark';
/**
 * The canary deck's numbers: from 731, not used on their own elsewhere; file names may contain any digits.
 */
export const CANARY_NUMBER = /(?<![\w.#-])7[3-6]\d(?![\w.])/;

/** The app's deck with titles and numbers that are unique on any page. */
export function createCanaryDeck(): typeof HOUSE_DECK {
  return {
    ...HOUSE_DECK,
    // So many that their numbers are 731 to 766.
    cards: HOUSE_DECK.cards.slice(0, 36).map((card, at) => ({
      ...card,
      number: 731 + at,
      national: Object.fromEntries(
        Object.entries(card.national).map(([power, event]) => [
          power,
          {
            ...event,
            title: `${CANARY} ${power} ${card.number}`,
            effects: event.effects.map((effect) =>
              effect.kind === 'by-hand' ? { ...effect, words: `${CANARY} words of ${card.number}.` } : effect,
            ),
          },
        ]),
      ) as typeof card.national,
    })),
  };
}

/** Opens a new table that plays with the canary deck. */
export const openCanaryTable = (page: Page, seats?: readonly Seat[]): Promise<App> =>
  openFresh(page, { deck: createCanaryDeck(), ...(seats ? { seats: [...seats] as never } : {}) });
