import { CONSTRUCTION } from '../construction/kept';
import { oweBuilding } from '../construction/owing';
import { addLine, totalOf } from '../lines';
import { once } from '../words/notions/whom';
import { checkNational, printFree, readFreeOf } from './construction';
import { type EffectKind, never, noBoard } from './effect';
import { type EffectOf, freeShip as shape } from './shapes';

/** A ship laid down for nothing, within the usual limits. @rule GS Guide, Construction */
export const freeShip: EffectKind<EffectOf<'free-ship'>> = {
  shape,
  name: 'A free ship',
  rule: () => CONSTRUCTION,
  window: () => 'economic',
  fields: ['power'],
  check: ({ power }, place) => checkNational(power, place, CONSTRUCTION),
  ask: never,
  missing: never,
  board: noBoard,
  apply(draft, { power }, source) {
    addLine(draft, {
      total: totalOf.freeShips(power),
      amount: 1,
      words: source.title,
      rule: CONSTRUCTION,
      until: 'turn',
      basis: 'event',
    });
    oweBuilding(draft, power, 'free-ship');
  },
  say: ({ power }) =>
    `${power} may lay down one free ship. Yard space, shipbuilding points and battleship size still limit it; later turns are paid.`,
  example: 'French construction: one free ship',
  print: ({ power }) => printFree(power, 'ship'),
  read: (passage, at) => readFreeOf(passage, at, 'ship', (power) => ({ kind: 'free-ship', power })),
  said: [
    {
      says: ['ship', ['free', 'up']],
      may: ['free', 'up', 'construction', 'any', 'comma', 'place'],
      read: once((power) => ({ kind: 'free-ship', power }), 'ship'),
    },
  ],
};
