import { addLine, totalOf } from '../../state/lines';
import type { OpenState } from '../../state/state';
import { type EffectKind, never, noSheet, type Source } from '../effect';
import type { Formula } from '../shapes';

export const SUPPORT_GUIDE = 'GS Guide, Support';

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

/** What the kinds of conditional support events share. */
export const FORMULA_KIND = {
  placement: { group: 'Support' },
  rule: () => SUPPORT_GUIDE,
  window: formulaWindow,
  check: never,
  ask: never,
  missing: never,
  onSheets: noSheet,
  apply: addFormula,
} satisfies Partial<EffectKind<Formula>>;
