import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parseDeck } from '@/games/gathering-storm/rules/card-text/list/read-deck';
import { ownDeckOf } from '@/games/gathering-storm/rules/cards/own-deck';
import { App, type SetUp } from '../pages/app';
import { type Fresh, openFresh } from './tables/fresh-table';
import { storeDeck } from './tables/own-decks';
import { seedEntropy } from './tables/seeded';

const { deck } = parseDeck(readFileSync(new URL('./evening-deck.txt', import.meta.url), 'utf8'));

/** Stores a fixed deck of 36 cards; returns its name. */
export async function storeEveningDeck(page: Page): Promise<string> {
  if (!deck) throw new Error('The evening deck cannot be read.');
  await storeDeck(page, ownDeckOf(deck));
  return deck.name;
}

/** Opens a table with that deck, so that a seed gives the same evening even if the house deck changes. */
export async function openEvening(page: Page, seed: number, more: Fresh = {}): Promise<App> {
  if (!deck) throw new Error('The evening deck cannot be read.');
  return openFresh(page, { deck, seed, ...more });
}

/** The same table set up by hand. */
export async function setUpEvening(page: Page, seed: number, more: SetUp = {}): Promise<App> {
  await seedEntropy(page, seed);
  const app = new App(page);
  await app.setUp({ deck: await storeEveningDeck(page), ...more });
  return app;
}
