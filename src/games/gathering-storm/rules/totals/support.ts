import { type Explained, explain, type TotalLine } from '@/kernel/totals';
import { readingOf } from '../options';
import { linesOf, totalOf } from '../state/lines';
import type { OpenState, StandingLine } from '../state/state';
import type { Power } from '../vocabulary';
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
