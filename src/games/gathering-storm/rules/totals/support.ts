import { type Explained, explain, limitLine, type TotalLine } from '@/kernel/totals';
import { readingOf } from '../options';
import { linesOf, totalOf } from '../state/lines';
import type { OpenState, StandingLine } from '../state/state';
import { ADJECTIVES, type Power, printSigned } from '../vocabulary';
import { computeFormula } from './formulas';
import { readFollowing, readLine } from './tracks';

function readSupportLine(open: OpenState, line: StandingLine): TotalLine {
  if (!line.formula) return readFollowing(open, line);
  const { amount, parts, notCounted } = computeFormula(open, line.formula);
  const reading = line.formula.kind === 'support-results' ? `. ${readingOf(open, 'results-count')}` : '';
  return { ...readLine(line, amount), how: `This turn. Follows the table${reading}`, parts, notCounted };
}

/** A power's support: 0, and its lines. @rule GS 10.31, 10.14 */
export function readSupport(open: OpenState, power: Power): Explained {
  const start: TotalLine = {
    words: 'Every turn starts at 0',
    amount: 0,
    basis: 'rule',
    rule: 'GS 10.31',
    how: 'Nothing is carried over',
  };
  return explain([
    start,
    ...linesOf(open, totalOf.support(power)).map((line) => readSupportLine(open, line)),
  ]);
}

/** The support events among them: what touches tile points at once. @rule GS 10.24 */
export function readSupportEvents(open: OpenState, power: Power): number {
  return explain(
    linesOf(open, totalOf.support(power))
      .filter((line) => line.basis === 'event')
      .map((line) => readSupportLine(open, line)),
  ).value;
}

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
