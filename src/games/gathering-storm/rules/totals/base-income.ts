import type { TotalLine } from '@/kernel/totals';
import type { BaseParts, OpenState } from '../state/state';
import type { Power } from '../vocabulary';

/** A civilian factory brings as much each turn. @rule GS 11.21 */
export const CIVILIAN_GIVES = 2;

/**
 * Returns the lines of a base income: civilian factories, pacts and other income, less maintenance.
 * @rule GS 11.12C, 11.21, 11.82
 */
export function baseLines(open: Pick<OpenState, 'factories'>, power: Power, parts: BaseParts): TotalLine[] {
  const { civilian = 0, military = 0 } = open.factories[power] ?? {};
  const { pacts, maintenance, other } = parts;
  const spared = Math.min(military, maintenance);
  const all: TotalLine[] = [
    {
      words: `Civilian factories, ${civilian}`,
      amount: CIVILIAN_GIVES * civilian,
      basis: 'table',
      rule: 'GS 11.21',
      how: 'Two tile points each',
    },
    { words: 'Trade pacts', amount: pacts, basis: 'table', rule: 'GS 11.6', how: 'As the table entered it' },
    {
      words: 'Maintenance',
      amount: spared - maintenance,
      basis: 'table',
      rule: 'GS 11.82',
      how: spared > 0 ? `${maintenance}, less ${spared} for military factories` : 'As the table entered it',
    },
    {
      words: 'Other income',
      amount: other,
      basis: 'table',
      rule: 'GS 11.12C',
      how: 'As the table entered it',
    },
  ];
  return all.filter(({ amount }) => amount !== 0);
}

/** Recomputes a base income from its parts, if the table entered them. @rule GS 11.12C */
export function addUpBase(draft: OpenState, power: Power): void {
  const parts = draft.facts.baseParts[power];
  if (parts)
    draft.facts.baseIncome[power] = baseLines(draft, power, parts).reduce(
      (sum, { amount }) => sum + amount,
      0,
    );
}
