import type { Page } from '@playwright/test';
import { parse } from 'valibot';
import type { Deck } from '@/games/gathering-storm/rules/cards/card';
import { deckInTable } from '@/games/gathering-storm/rules/cards/decks';
import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import { type SetupInput, setupShape } from '@/games/gathering-storm/rules/state/setup';
import { createGatheringStorm, RULES, system } from '@/games/gathering-storm/rules/system';
import { play } from '@/games/gathering-storm/rules/testing/play';
import { commitTo, createChance, SEED_BYTES } from '@/kernel/chance';
import type { App } from '../../pages/app';
import { openCopy, wholeCopy } from '../open-journal';
import { entropyOf } from './seeded';

export interface Fresh {
  /** Paper cards instead of the app’s. */
  paper?: boolean;
  /** A player's own deck instead of the house deck. */
  deck?: Deck;
  incomes?: SetupInput['incomes'];
  seats?: SetupInput['seats'];
  /** Where the page’s entropy begins, as `seedEntropy` takes it. */
  seed?: number;
}

/** The whole copy of a new table, with the set-up’s defaults. */
export function freshTable({ paper = false, deck = HOUSE_DECK, incomes, seats, seed = 1 }: Fresh): string {
  const bytes = paper ? null : entropyOf(seed, SEED_BYTES);
  const dealt = paper ? null : deck;
  const setup = parse(setupShape, {
    name: 'Our table',
    seats: seats ?? [
      { person: 'Anna', powers: ['Germany', 'Italy'] },
      { person: 'Ben', powers: ['Britain', 'France'] },
      { person: 'Clara', powers: ['Russia'] },
    ],
    cards: paper ? 'paper' : 'app',
    keeps: paper ? ['income'] : ['income', 'research'],
    running: false,
    deck: dealt ? deckInTable(dealt) : null,
    ...(incomes ? { incomes } : {}),
    commitment: bytes ? commitTo(bytes) : null,
  });
  // Includes the current defaults.
  const whole = system.fresh?.(setup) ?? setup;
  const { journal } = play(createGatheringStorm(dealt), whole, bytes ? createChance(bytes) : null);
  return wholeCopy(journal, { game: 'gathering-storm', rules: RULES, deck: dealt, seed: bytes });
}

/**
 * Opens a new table without the set-up, which takes longer than most tests at it; one of the tests of new
 * tables compares both.
 */
export const openFresh = (page: Page, fresh: Fresh = {}): Promise<App> => openCopy(page, freshTable(fresh));
