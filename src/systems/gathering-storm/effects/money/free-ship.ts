import { totalOf } from '../../state/lines';
import type { EffectKind, Samples } from '../effect';
import { type EffectOf, type ShipType, freeShip as shape } from '../shapes';
import { FREE_KIND, readFreeOf, saidFree } from './construction';

/** A ship laid down for nothing, within the usual limits. @rule GS Guide, Construction */
export const freeShip: EffectKind<EffectOf<'free-ship'>> = {
  shape,
  ...FREE_KIND,
  name: 'A free ship',
  fields: ['power', 'ship'],
  moves: ({ power }) => totalOf.freeShips(power),
  say: ({ power, ship = 'ship' }) =>
    `${power} may lay down one free ${ship}. Yard space, shipbuilding points and battleship size still limit it; later turns are paid.`,
  example: 'French construction: one free ship',
  read: (sourceText, at) =>
    readFreeOf(sourceText, at, 'ship', (power, type) => ({
      kind: 'free-ship',
      power,
      ...(type ? { ship: type as ShipType } : {}),
    })),
  figures: [1],
  offered: ['free ship'],
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
