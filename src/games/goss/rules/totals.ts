import { type Explained, explain } from '@/kernel/totals';
import { countedOf } from './markers';
import type { OpenState } from './state';
import { type Names, SIDES, type Side } from './vocabulary';

/** The keys of the totals: markers that count for the limit, for each side. */
export const totalOf = (side: Side) => `markers:${side}`;

/** Every total, in the order that screens show them. */
export const TOTALS: readonly string[] = SIDES.map(totalOf);

/** "Western markers"; without names, "Markers of the first side". */
export function nameTotal(key: string, names?: Names): string {
  const side = key.replace('markers:', '') as Side;
  return names ? `${names[side]} markers` : `Markers of the ${side} side`;
}

/** Markers that count for the limit, as one line. @rule GOSS 23.1.2 */
export const readTotal = (open: OpenState, key: string): Explained =>
  explain([
    {
      words: open.readings['in-effect'] === 'all' ? 'Markers on the map' : 'Markers that wait',
      amount: measure(open)[key] ?? 0,
      basis: 'rule',
      rule: 'GOSS 23.1.2',
    },
  ]);

/** Every total by its key. @rule GOSS 23.1.2 */
export const measure = (open: OpenState): Record<string, number> =>
  Object.fromEntries(SIDES.map((side) => [totalOf(side), countedOf(open, side).length]));
