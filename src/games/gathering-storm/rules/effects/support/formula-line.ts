import { addLine, totalOf } from '../../state/lines';
import type { OpenState } from '../../state/state';
import { computeFormula } from '../../totals/formulas';
import { sideOf } from '../../vocabulary';
import {
  type EffectKind,
  type EffectWorth,
  type Holder,
  never,
  noSheet,
  type Source,
  worth,
} from '../effect';
import { countsFromHere } from '../late';
import type { Formula } from '../shapes';

export const SUPPORT_GUIDE = 'GS Guide, Support';

/** How cards print what counts up from a base, and what follows a track; the kind adds the rest. */
export const COUNTS_UP = '{adj} support level: {base} (max. {max})\n+1 for each';
export const FOLLOWS = '{adj} support level: (max. +/-3)\nModifier:';

/** Puts a conditional support event into support: the line is the formula, so it keeps itself true. */
function addFormula(draft: OpenState, effect: Formula, source: Source): void {
  addLine(draft, {
    total: totalOf.support(effect.power),
    formula: effect,
    words: source.title,
    rule: SUPPORT_GUIDE,
    until: 'turn',
    basis: 'event',
    secret: source.secret,
  });
}

/** Conditional support events are printed secret; one entered as public is shown when drawn. */
function formulaWindow(_: Formula, secret: boolean) {
  return secret ? 'any-time' : 'drawn';
}

/** Returns the maximum value of a conditional support event. @rule GS Guide, Support */
function mostOf(open: OpenState, formula: Formula): number {
  switch (formula.kind) {
    case 'support-results':
    case 'support-progress':
      return formula.max + (open.readings['max-of-what'] === 'offset' ? formula.base : 0);
    case 'support-pacts':
      return formula.max;
    default:
      return 3;
  }
}

function worthOfFormula(open: OpenState, formula: Formula, holder: Holder): EffectWorth {
  const { amount } = computeFormula(open, formula);
  if (sideOf(formula.power) !== sideOf(holder.power)) return worth(-amount);
  return [amount, Math.max(amount, mostOf(open, formula))];
}

/** Common parts of the conditional support kinds. */
export const FORMULA_KIND = {
  placement: { group: 'Support', forAnother: false },
  rule: () => SUPPORT_GUIDE,
  window: formulaWindow,
  check: never,
  ask: never,
  missing: never,
  onSheets: noSheet,
  apply: addFormula,
  moves: ({ power }) => totalOf.support(power),
  worth: worthOfFormula,
  late: countsFromHere,
} satisfies Partial<EffectKind<Formula>>;
