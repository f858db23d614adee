import { type Explained, explain, type Line } from '@/kernel/totals';
import { linesOf, totalOf } from '../lines';
import type { OpenState } from '../state';
import { readLine } from '../totals/tracks';
import type { Power, Side } from '../vocabulary';

/** The kinds of points that every turn brings. @rule GS 15.21 */
export type PointKind = 'general' | 'intelligence' | 'advanced';

/** What every turn brings a side, before anything adds to it. @rule GS 15.21 */
export const FREE_POINTS: Record<Side, readonly [kind: PointKind, words: string, amount: number][]> = {
  Axis: [
    ['general', 'General', 3],
    ['intelligence', 'Intelligence', 1],
    ['advanced', 'Advanced, German', 1],
  ],
  Allies: [
    ['general', 'General', 3],
    ['intelligence', 'Intelligence', 1],
  ],
  Russia: [
    ['general', 'General', 1],
    ['intelligence', 'Intelligence', 1],
    ['advanced', 'Advanced, unless a purge forbids it', 1],
  ],
};

/** Research points of a side this turn, before activity counters. @rule GS 15.21 */
export function readPoints(open: OpenState, side: Side): Explained {
  return explain([
    ...FREE_POINTS[side].map(
      ([, words, amount]): Line => ({ words, amount, basis: 'rule', rule: 'GS 15.21', how: 'Every turn' }),
    ),
    ...linesOf(open, totalOf.points(side)).map((line) => readLine(line)),
  ]);
}

/** Activity counters that a power may use for research; a second is allowed by factories, as the table says. @rule GS 15.22, 15.22A */
export function readResearchCounters(open: OpenState, power: Power): Explained {
  return explain([
    { words: 'Every turn', amount: 1, basis: 'rule', rule: 'GS 15.22' },
    ...linesOf(open, totalOf.researchCounters(power)).map((line) => readLine(line)),
  ]);
}
