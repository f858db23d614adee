import { isForOne } from '@/kernel/seats';
import { linesOf, totalOf } from '../state/lines';
import { hidesMoney } from '../state/purse';
import { isTracked, type OpenState } from '../state/state';
import { readTotal } from '../totals';
import { knowsPoints, lacksIncomes } from '../totals/known-money';
import { POWERS, type Power } from '../vocabulary';
import { guideFor, leadsTo } from './guide';
import { powersOver } from './guide-words';

/**
 * Figures that the table is asked for beside its one button, which passes them: base incomes before the first income
 * is taken, and what was spent as the turn ends, since points that nobody says were spent are kept.
 * @rule GS 11.12C, 6.33
 */
export function figuresAsked(open: OpenState): 'incomes' | 'spent' | null {
  const { action, ask } = guideFor(open);
  if (!('command' in action)) return null;
  if (leadsTo(open, 'take-income') && lacksIncomes(open)) return 'incomes';
  // Who plays alone goes from the Crisis to the next turn in one tap.
  const ends = leadsTo(open, 'end-turn') || (open.step === 'crisis' && !ask && isForOne(open.seats));
  return ends && spendersAsked(open).length > 0 ? 'spent' : null;
}

/**
 * Powers that are asked what they spent: all that have points and have told nothing in this turn, and those that would
 * lose some.
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
