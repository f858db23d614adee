import { type Explained, explain, type TotalLine } from '@/kernel/totals';
import { linesOf, totalOf } from '../state/lines';
import type { OpenState } from '../state/state';
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

/** Returns the points Russia loses to a purge this turn. @rule GS 15.21 */
export const takenByPurge = ({ russia }: Pick<OpenState, 'russia'>, side: Side): number =>
  side === 'Russia' && russia.takesPoint ? 1 : 0;

/** Research points of a side this turn, before activity counters. @rule GS 15.21 */
export function readPoints(open: OpenState, side: Side): Explained {
  const taken = takenByPurge(open, side);
  const by = open.russia.purgedBy;
  return explain([
    ...FREE_POINTS[side].map(
      ([, words, amount]): TotalLine => ({
        words,
        amount,
        basis: 'rule',
        rule: 'GS 15.21',
        how: 'Every turn',
      }),
    ),
    ...(taken > 0
      ? [
          {
            words: `A purge takes the advanced point${by === undefined ? '' : `: “${by}”`}`,
            amount: -taken,
            basis: by === undefined ? 'table' : 'assumed',
            rule: 'GS 15.21',
            how: 'This turn',
          } satisfies TotalLine,
        ]
      : []),
    ...linesOf(open, totalOf.points(side)).map((line) => readLine(line)),
  ]);
}

/**
 * Returns how many activity counters a power may use for research. Factories allow a second one; the table
 * enters that.
 * @rule GS 15.22, 15.22A
 */
export function readResearchCounters(open: OpenState, power: Power): Explained {
  return explain([
    { words: 'Every turn', amount: 1, basis: 'rule', rule: 'GS 15.22' },
    ...linesOf(open, totalOf.researchCounters(power)).map((line) => readLine(line)),
  ]);
}
