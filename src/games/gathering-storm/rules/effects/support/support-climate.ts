import { ADJECTIVES } from '../../vocabulary';
import type { EffectKind } from '../effect';
import { type EffectOf, supportClimate as shape } from '../shapes';
import { FOLLOWS, FORMULA_KIND } from './formula-line';

/** Support: the inverse of the Economic Climate, held to −3 … +3. @rule GS Guide, Support */
export const supportClimate: EffectKind<EffectOf<'support-climate'>> = {
  shape,
  ...FORMULA_KIND,
  name: 'Support by the climate',
  fields: ['power'],
  printed: [`${FOLLOWS} inverse of Economic Climate.`],
  say: ({ power }) =>
    `${ADJECTIVES[power]} support changes by the inverse of the Economic Climate, between −3 and +3.`,
};
