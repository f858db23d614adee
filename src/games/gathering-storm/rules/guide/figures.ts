import { totalOf } from '../state/lines';
import type { OpenState } from '../state/state';
import { readTotal } from '../totals';
import type { TotalKey } from '../totals/kinds';
import { CIVIL_WAR_COUNTRIES } from '../vocabulary';

/** Returns the figures a returning table compares with its board. */
export function figuresToCompare(open: OpenState): { total: TotalKey; value: number }[] {
  const totals: TotalKey[] = [
    totalOf.climate,
    totalOf.index,
    ...(open.balance === null ? [] : [totalOf.balance]),
    ...CIVIL_WAR_COUNTRIES.filter((country) => open.civilWars[country].counters > 0).map(totalOf.war),
  ];
  return totals.map((total) => ({ total, value: readTotal(open, total).value }));
}
