import { totalOf } from '../../state/lines';
import type { EffectKind, Samples } from '../effect';
import { type EffectOf, freeUnit as shape, type UnitType } from '../shapes';
import { FREE_KIND, readFreeOf, saidFree } from './construction';

/** A unit that is activated for nothing, whatever else is built. @rule GS Guide, Construction */
export const freeUnit: EffectKind<EffectOf<'free-unit'>> = {
  shape,
  ...FREE_KIND,
  name: 'A free unit',
  fields: ['power', 'unit'],
  moves: ({ power }) => totalOf.freeUnits(power),
  say: ({ power, unit }) =>
    `${power} may activate one ${unit ? `${unit} unit` : 'unit'} this turn for no tile points and no activity counter, whatever else it builds.`,
  example: 'French construction: one free unit',
  read: (sourceText, at) =>
    readFreeOf(sourceText, at, 'unit', (power, type) => ({
      kind: 'free-unit',
      power,
      ...(type ? { unit: type as UnitType } : {}),
    })),
  figures: [1],
  offered: ['free unit'],
  said: [saidFree('free-unit', 'unit')],
};

export const samples: Samples<'free-unit'> = [
  [
    { kind: 'free-unit', power: 'France' },
    'FRENCH CONSTRUCTION : ONE FREE UNIT',
    'France construction 1 free\nunit.',
    'France’s construction: an additional unit',
  ],
];
