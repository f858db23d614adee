import { totalOf } from '../../state/lines';
import type { EffectKind } from '../effect';
import { type EffectOf, freeUnit as shape } from '../shapes';
import { FREE_KIND } from './construction';

/** A unit activated for free, regardless of other construction. @rule GS Guide, Construction */
export const freeUnit: EffectKind<EffectOf<'free-unit'>> = {
  shape,
  ...FREE_KIND,
  name: 'A free unit',
  fields: ['power', 'unit'],
  moves: ({ power }) => totalOf.freeUnits(power),
  printed: ['{adj} construction: one free {unit} unit', '{adj} construction: one free unit'],
  say: ({ power, unit }) =>
    `${power} may activate one ${unit ? `${unit} unit` : 'unit'} this turn for no tile points and no activity counter, whatever else it builds.`,
};
