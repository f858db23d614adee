import { guideFor } from './guide';
import { powersOver } from './guide-words';
import type { OpenState } from './state';
import { lacksIncomes } from './totals/known-money';

/**
 * Figures that the table is asked for beside its one button, which passes them: base incomes before the first income
 * is taken, and what was spent before points over the limit are lost.
 * @rule GS 11.12C, 6.33
 */
export function figuresAsked(open: OpenState): 'incomes' | 'spent' | null {
  const { action } = guideFor(open);
  if (!('command' in action)) return null;
  const does = (type: string) => action.command.type === type || action.next?.type === type;
  if (does('take-income') && lacksIncomes(open)) return 'incomes';
  return does('end-turn') && powersOver(open).length > 0 ? 'spent' : null;
}
