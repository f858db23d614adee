import type { ReactNode } from 'react';
import type { Play } from '@/games/gathering-storm/rules/testing/play';
import { sitAt } from '@/table/testing/sit-at';
import { GAME_UI } from '../game-ui';

export { closed, framed, linesIn, sheetOf, tap, whole, write } from '@/table/testing/sit-at';

/**
 * For tests only: shows a page of a table of Gathering Storm.
 * @param lookBack shows it as it was, after an entry
 */
export const sitDown = (table: Play, page: ReactNode, lookBack = false) =>
  sitAt(table, page, { face: GAME_UI, lookBack });
