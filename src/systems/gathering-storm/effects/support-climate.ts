import { ADJECTIVES } from '../vocabulary';
import { type EffectKind, never } from './effect';
import { addFormula, formulaWindow, SUPPORT_GUIDE } from './formula-line';
import { type EffectOf, supportClimate as shape } from './shapes';

/** Support: the inverse of the Economic Climate, held to −3 … +3. @rule GS Guide, Support */
export const supportClimate: EffectKind<EffectOf<'support-climate'>> = {
  shape,
  name: 'Support by the climate',
  rule: () => SUPPORT_GUIDE,
  window: formulaWindow,
  fields: ['power'],
  check: never,
  ask: never,
  missing: never,
  apply: addFormula,
  say: ({ power }) =>
    `${ADJECTIVES[power]} support changes by the inverse of the Economic Climate, between −3 and +3.`,
};
