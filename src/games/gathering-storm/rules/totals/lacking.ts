import { linesOf } from '../state/lines';
import type { OpenState } from '../state/state';
import { readTotal } from '.';
import { totalKey } from './kinds';

/** Whether a total is fully known: no line waits for the table, or the table entered the whole. */
export const isWhole = (open: OpenState, total: string): boolean =>
  linesOf(open, total).some(({ ruling }) => ruling) || lackingIn(open, total).length === 0;

/** Returns what was not entered of a total, in the words of its lines. */
export const lackingIn = (open: OpenState, total: string): string[] =>
  readTotal(open, totalKey(total)).lines.flatMap(({ lacking, words }) => (lacking ? [words] : []));
