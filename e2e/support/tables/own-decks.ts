import type { Page } from '@playwright/test';
import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import type { OwnDeck, PartCard } from '@/games/gathering-storm/rules/cards/own-deck';
import { storeRows } from '../shelf';

/** So many cards: those of the house deck, repeated under new numbers. */
export function cardsOf(count: number): PartCard[] {
  const { cards } = HOUSE_DECK;
  return Array.from({ length: count }, (_, at) => ({
    ...(cards[at % cards.length] as PartCard),
    number: at + 1,
  }));
}

/** A deck that somebody has begun: most of a few cards, long words, and something that cannot be. */
export function begunDeck(): OwnDeck {
  const cards = cardsOf(14).filter(({ number }) => number !== 9);
  const [first, second, third] = cards as [PartCard, PartCard, PartCard];
  const { Italy, ...others } = second.national;
  return {
    name: 'Harbor Street, our own cards, typed in on long winter evenings',
    size: 144,
    cards: [
      first,
      { number: second.number, general: second.general, national: others },
      { number: third.number, trend: -2, national: { Italy } },
      ...cards.slice(3, -2),
      // A doubling event occurs only on general cards.
      {
        ...(cards.at(-2) as PartCard),
        national: {
          ...cards.at(-2)?.national,
          Germany: {
            title: 'Two Years’ Work in One',
            secret: false,
            effects: [{ kind: 'doubling', project: 'economic preparation' }],
          },
        },
      },
      {
        ...(cards.at(-1) as PartCard),
        number: 57,
        general: {
          title: 'The Longest Title That Anyone Has Ever Written on a Card, and Then Some More',
          secret: true,
          effects: [
            {
              kind: 'by-hand',
              words:
                `Every power with a fleet in the Mediterranean ${'moves one of its ships to a port of its own choice, '.repeat(2)}`.trim(),
              window: 'drawn',
            },
          ],
        },
      },
    ],
  };
}

/** Stores a deck in the app's format; returns its id. */
export async function storeDeck(page: Page, deck: OwnDeck, id = 'e2e-deck'): Promise<string> {
  await storeRows(page, [
    { store: 'decks', key: id, value: { id, game: 'gathering-storm', version: 1, changedAt: 1, deck } },
  ]);
  return id;
}
