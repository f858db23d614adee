import { type Explained, explain, type TotalLine } from '@/kernel/totals';
import { linesOf, totalOf } from '../state/lines';
import type { OpenState } from '../state/state';
import type { Power } from '../vocabulary';
import { readLine } from './tracks';

/** The usual price of a conversion; chapter 14 is the table's own. */
function usualPrice(price: number | undefined): TotalLine {
  return price === undefined
    ? {
        words: 'The usual price',
        amount: 0,
        basis: 'assumed',
        rule: 'GS 14',
        how: 'Not entered: below is what events change',
      }
    : {
        words: 'The usual price',
        amount: price,
        basis: 'table',
        rule: 'GS 14',
        how: 'As the table entered it',
      };
}

/** What converting or mobilizing an idle factory costs this turn. @rule GS Guide, Factory */
export function readConversion(open: OpenState, power: Power): Explained {
  const price = open.prices[power];
  const standing = linesOf(open, totalOf.conversion(power));
  const read = standing.filter((line) => !line.ruling).map((line) => readLine(line));
  const lines = [usualPrice(price), ...read];
  const { value } = explain(lines);
  if (price !== undefined && value < 0)
    lines.push({ words: 'Never below 0', amount: -value, basis: 'assumed', rule: 'GS Guide, Factory' });
  return explain([...lines, ...standing.filter((line) => line.ruling).map((line) => readLine(line))]);
}

/** Free units or free ships still to be used this turn. @rule GS Guide, Construction */
export function readFree(open: OpenState, total: string): Explained {
  return explain(linesOf(open, total).map((line) => readLine(line)));
}
