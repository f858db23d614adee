import { isForOne } from '@/kernel/seats';
import { linesOf, totalOf } from '../state/lines';
import { hidesMoney } from '../state/purse';
import { isTracked, type OpenState } from '../state/state';
import { readTotal } from '../totals/index';
import type { TotalKey } from '../totals/kinds';
import { knowsPoints, lacksIncomes } from '../totals/known-money';
import { CIVIL_WAR_COUNTRIES, POWERS, type Power } from '../vocabulary';
import { guideFor, leadsTo } from './guide';
import { powersOver } from './guide-words';

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

/**
 * Returns which figures the guide asks for before its button, which may skip them: base incomes before the
 * first income, and points spent at the end of a turn, since points not entered as spent are kept.
 * @rule GS 11.12C, 6.33
 */
export function figuresAsked(open: OpenState): 'incomes' | 'spent' | null {
  const { action, ask } = guideFor(open);
  if (!('command' in action)) return null;
  if (leadsTo(open, 'take-income') && lacksIncomes(open)) return 'incomes';
  // In a solo game one tap goes from the Crisis to the next turn.
  const ends = leadsTo(open, 'end-turn') || (open.step === 'crisis' && !ask && isForOne(open.seats));
  return ends && spendersAsked(open).length > 0 ? 'spent' : null;
}

/**
 * Returns the powers asked what they spent: those that have points and entered none this turn, and those that
 * would lose some.
 * @rule GS 6.33, 11.11
 */
export function spendersAsked(open: OpenState): Power[] {
  if (!isTracked(open, 'income') || hidesMoney(open) || !open.incomeTaken) return powersOver(open);
  const over = powersOver(open);
  return POWERS.filter((power) => over.includes(power) || mayHaveSpent(open, power));
}

const mayHaveSpent = (open: OpenState, power: Power): boolean =>
  knowsPoints(open, power) &&
  readTotal(open, totalOf.tiles(power)).value > 0 &&
  !linesOf(open, totalOf.tiles(power)).some(({ basis, amount = 0 }) => basis === 'table' && amount < 0);
