import { totalOf } from './lines';
import type { OpenState } from './state';
import { readTotal } from './totals';
import { CIVIL_WAR_COUNTRIES } from './vocabulary';

/** What the table compares with its board when it comes back: a total, and what it is called there. */
export function figuresToCompare(open: OpenState): { total: string; value: number }[] {
  const totals = [
    totalOf.climate,
    totalOf.index,
    ...(open.balance === null ? [] : [totalOf.balance]),
    ...CIVIL_WAR_COUNTRIES.filter((country) => open.civilWars[country].counters > 0).map(
      (country) => `war:${country}`,
    ),
  ];
  return totals.map((total) => ({ total, value: readTotal(open, total).value }));
}
