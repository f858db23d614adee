import { CONSTRUCTION } from '../../construction/kept';
import { oweBuilding } from '../../construction/owing';
import { addLine, totalOf } from '../../state/lines';
import { type EffectKind, never, noBoard, type Samples } from '../effect';
import { type EffectOf, type ShipType, freeShip as shape } from '../shapes';
import { checkNational, printFree, readFreeOf, saidFree } from './construction';

/** A ship laid down for nothing, within the usual limits. @rule GS Guide, Construction */
export const freeShip: EffectKind<EffectOf<'free-ship'>> = {
  shape,
  name: 'A free ship',
  stands: { group: 'Construction', card: 'national' },
  rule: () => CONSTRUCTION,
  window: () => 'economic',
  optional: true,
  fields: ['power', 'ship'],
  check: ({ power }, place) => checkNational(power, place, CONSTRUCTION),
  ask: never,
  missing: never,
  board: noBoard,
  apply(draft, effect, source) {
    const { power } = effect;
    addLine(draft, {
      total: totalOf.freeShips(power),
      amount: 1,
      words: source.title,
      rule: CONSTRUCTION,
      until: 'turn',
      basis: 'event',
      ...(effect.ship ? { type: effect.ship } : {}),
    });
    oweBuilding(draft, power, 'free-ship', effect.ship);
  },
  say: ({ power, ship = 'ship' }) =>
    `${power} may lay down one free ${ship}. Yard space, shipbuilding points and battleship size still limit it; later turns are paid.`,
  example: 'French construction: one free ship',
  print: printFree,
  read: (passage, at) =>
    readFreeOf(passage, at, 'ship', (power, type) => ({
      kind: 'free-ship',
      power,
      ...(type ? { ship: type as ShipType } : {}),
    })),
  said: [saidFree('free-ship', 'ship')],
};

export const samples: Samples<'free-ship'> = [
  [
    { kind: 'free-ship', power: 'France' },
    'french  construction one free ship.',
    'French construction: 1 free ship',
    'France construction : a free ship',
  ],
];
