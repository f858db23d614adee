import { CONSTRUCTION } from '../../construction/kept';
import { oweBuilding } from '../../construction/owing';
import { addLine, totalOf } from '../../state/lines';
import { type EffectKind, never, noBoard, type Samples } from '../effect';
import { type EffectOf, freeUnit as shape, type UnitType } from '../shapes';
import { checkNational, printFree, readFreeOf, saidFree } from './construction';

/** A unit that is activated for nothing, whatever else is built. @rule GS Guide, Construction */
export const freeUnit: EffectKind<EffectOf<'free-unit'>> = {
  shape,
  name: 'A free unit',
  stands: { group: 'Construction', card: 'national' },
  rule: () => CONSTRUCTION,
  window: () => 'economic',
  optional: true,
  fields: ['power', 'unit'],
  check: ({ power }, place) => checkNational(power, place, CONSTRUCTION),
  ask: never,
  missing: never,
  board: noBoard,
  apply(draft, effect, source) {
    const { power } = effect;
    addLine(draft, {
      total: totalOf.freeUnits(power),
      amount: 1,
      words: source.title,
      rule: CONSTRUCTION,
      until: 'turn',
      basis: 'event',
      ...(effect.unit ? { type: effect.unit } : {}),
    });
    oweBuilding(draft, power, 'free-unit', effect.unit);
  },
  say: ({ power, unit }) =>
    `${power} may activate one ${unit ? `${unit} unit` : 'unit'} this turn for no tile points and no activity counter, whatever else it builds.`,
  example: 'French construction: one free unit',
  print: printFree,
  read: (passage, at) =>
    readFreeOf(passage, at, 'unit', (power, type) => ({
      kind: 'free-unit',
      power,
      ...(type ? { unit: type as UnitType } : {}),
    })),
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
