import type { Page } from '@playwright/test';
import { parse } from 'valibot';
import type { Deck } from '@/games/gathering-storm/rules/cards/card';
import { deckInTable } from '@/games/gathering-storm/rules/cards/decks';
import { type SetupInput, setupShape } from '@/games/gathering-storm/rules/state/setup';
import { createGatheringStorm, RULES } from '@/games/gathering-storm/rules/system';
import { type Play, paper, play } from '@/games/gathering-storm/rules/testing/play';
import { commitTo, createChance } from '@/kernel/chance';
import type { Command } from '@/kernel/game';
import type { App } from '../../pages/app';
import { openJournal, wholeCopy } from '../open-journal';

const THREE = {
  name: 'Thursday Cabinet',
  seats: [
    { person: 'Anna', powers: ['Germany', 'Italy'] },
    { person: 'Ben', powers: ['Britain', 'France'] },
    { person: 'Clara', powers: ['Russia'] },
  ],
} satisfies Partial<SetupInput>;

/** A table with the app's deck, played in memory, that goes into a file; Anna, Ben and Clara hold the powers. */
export function createTableFile(deck: Deck, seed: Uint8Array, more: Partial<SetupInput> = {}) {
  const setup = parse(setupShape, {
    ...THREE,
    cards: 'app',
    deck: deckInTable(deck),
    commitment: commitTo(seed),
    ...more,
  });
  const table = play(createGatheringStorm(deck), setup, createChance(seed));
  return {
    table,
    run: ({ type, ...rest }: Command) => void table.run(type, rest),
    file: () => wholeCopy(table.journal, { game: 'gathering-storm', rules: RULES, deck, seed }),
  };
}

/** Opens a paper table of the same three people that was played in memory up to here. */
export function openPaper(
  page: Page,
  play: (table: Play) => void = () => undefined,
  more: Partial<SetupInput> = {},
): Promise<App> {
  const table = paper({ ...THREE, ...more });
  play(table);
  return openJournal(page, table.journal, { game: 'gathering-storm', rules: RULES });
}
