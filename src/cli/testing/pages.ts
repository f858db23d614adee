import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commandsOn, pageOf } from '@/kernel/testing/page-of';

/** For tests only: reads the page of a game. A game without a page is an error. */
export const readPageOf = (game: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${pageOf(game)}`, import.meta.url)), 'utf8');

/** Every command of a game’s page. */
export const commandsOf = (game: string) => commandsOn(readPageOf(game));
