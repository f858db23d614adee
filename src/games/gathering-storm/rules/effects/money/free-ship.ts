import { totalOf } from '../../state/lines';
import type { EffectKind } from '../effect';
import { type EffectOf, freeShip as shape } from '../shapes';
import { FREE_KIND } from './construction';

/** A ship laid down for free, within the usual limits. @rule GS Guide, Construction */
export const freeShip: EffectKind<EffectOf<'free-ship'>> = {
  shape,
  ...FREE_KIND,
  name: 'A free ship',
  fields: ['power', 'ship'],
  moves: ({ power }) => totalOf.freeShips(power),
  printed: ['{adj} construction: one free {ship}', '{adj} construction: one free ship'],
  say: ({ power, ship = 'ship' }) =>
    `${power} may lay down one free ${ship}. Yard space, shipbuilding points and battleship size still limit it; later turns are paid.`,
};
