import { type Explained, explain, limitLine, type TotalLine } from '@/kernel/totals';
import { linesOf, totalOf } from '../state/lines';
import type { OpenState } from '../state/state';
import { ADJECTIVES, type Power, printSigned } from '../vocabulary';
import { readSupport } from './support';
import { readLine } from './tracks';

/** What support allows and forces on the board. */

/** The powers whose support limits their military counters. @rule GS 10.22 */
export const LIMITED = ['Germany', 'France', 'Russia'] as const satisfies readonly Power[];
export const isLimited = (power: Power): power is (typeof LIMITED)[number] =>
  (LIMITED as readonly Power[]).includes(power);

/** How many military counters a power may place: as many as its support, none below 0. @rule GS 10.22 */
export function readMilitary(open: OpenState, power: (typeof LIMITED)[number]): Explained {
  const support: TotalLine = {
    words: `${ADJECTIVES[power]} support`,
    amount: readSupport(open, power).value,
    basis: 'rule',
    rule: 'GS 10.22',
    how: 'At most one for each level',
    reads: totalOf.support(power),
  };
  const most = Number.POSITIVE_INFINITY;
  return explain([
    ...limitLine([support], 0, most, 'Support below 0 allows none', 'GS 10.22'),
    ...linesOf(open, totalOf.military(power)).map((line) => readLine(line)),
  ]);
}

/** Units that Russia must build while its support is below 0; how many only the table knows. @rule GS 18.51 */
export function readForcedBuilds(open: OpenState): Explained {
  const { value } = readSupport(open, 'Russia');
  const forced = value < 0;
  const support: TotalLine = {
    words: `Russian support ${printSigned(value)}`,
    amount: 0,
    basis: 'rule',
    rule: 'GS 18.51',
    how: forced ? 'Below 0 it forces builds; how many is not entered' : 'Only support below 0 forces builds',
    reads: totalOf.support('Russia'),
    ...(forced ? { lacking: true } : {}),
  };
  return explain([support, ...linesOf(open, totalOf.forcedBuilds).map((line) => readLine(line))]);
}
