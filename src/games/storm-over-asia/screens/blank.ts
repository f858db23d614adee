import { POWERS, REGIONS } from '@/games/storm-over-asia/rules/vocabulary';
import type { BlankSheet } from '@/table/game-ui';

/** A turn of Storm Over Asia to be written down by hand. */
export const BLANK: readonly BlankSheet[] = [
  { name: 'This turn', columns: ['Season and year', 'Random event', 'United Front'], rows: 2 },
  { name: 'China', columns: ['First flag', 'Second flag', 'Third flag', 'Fourth flag'], rows: REGIONS },
  { name: 'Powers', columns: ['Support', 'Income', 'Tile points', 'Spent', 'Cards', 'Due'], rows: POWERS },
  { name: 'Cards shown', columns: ['Power', 'Number', 'What it does', 'Until'], rows: 12 },
];
