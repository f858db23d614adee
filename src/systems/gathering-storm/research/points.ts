import { type Explained, explain, type Line } from '@/kernel/totals';
import { linesOf, totalOf } from '../lines';
import type { OpenState } from '../state';
import { readLine } from '../totals/tracks';
import type { Power, Side } from '../vocabulary';

const FREE_POINTS: Record<Side, [words: string, amount: number][]> = {
  Axis: [
    ['General', 3],
    ['Intelligence', 1],
    ['Advanced, German', 1],
  ],
  Allies: [
    ['General', 3],
    ['Intelligence', 1],
  ],
  Russia: [
    ['General', 1],
    ['Intelligence', 1],
    ['Advanced, unless a purge forbids it', 1],
  ],
};

/** Research points of a side this turn, before activity counters. @rule GS 15.21 */
export function readPoints(open: OpenState, side: Side): Explained {
  return explain([
    ...FREE_POINTS[side].map(
      ([words, amount]): Line => ({ words, amount, basis: 'rule', rule: 'GS 15.21', how: 'Every turn' }),
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
