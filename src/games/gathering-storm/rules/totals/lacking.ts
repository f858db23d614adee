import { linesOf } from '../state/lines';
import type { OpenState } from '../state/state';
import { readTotal } from '.';
import { totalKey } from './kinds';

/** Whether all of a total is known: nothing in it waits for the table, or the table said what the whole of it is. */
export const isWhole = (open: OpenState, total: string): boolean =>
  linesOf(open, total).some(({ ruling }) => ruling) || lackingIn(open, total).length === 0;

/** What of a total nobody has entered, in the words of its lines. */
export const lackingIn = (open: OpenState, total: string): string[] =>
  readTotal(open, totalKey(total)).lines.flatMap(({ lacking, words }) => (lacking ? [words] : []));
