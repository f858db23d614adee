import { CONSTRUCTION } from '../construction/kept';
import { oweBuilding } from '../construction/owing';
import { addLine, totalOf } from '../lines';
import { once } from '../words/notions/whom';
import { checkNational, printFree, readFreeOf } from './construction';
import { type EffectKind, never, noBoard } from './effect';
import { type EffectOf, freeUnit as shape } from './shapes';

/** A unit that is activated for nothing, whatever else is built. @rule GS Guide, Construction */
export const freeUnit: EffectKind<EffectOf<'free-unit'>> = {
  shape,
  name: 'A free unit',
  rule: () => CONSTRUCTION,
  window: () => 'economic',
  fields: ['power'],
  check: ({ power }, place) => checkNational(power, place, CONSTRUCTION),
  ask: never,
  missing: never,
  board: noBoard,
  apply(draft, { power }, source) {
    addLine(draft, {
      total: totalOf.freeUnits(power),
      amount: 1,
      words: source.title,
      rule: CONSTRUCTION,
      until: 'turn',
      basis: 'event',
    });
    oweBuilding(draft, power, 'free-unit');
  },
  say: ({ power }) =>
    `${power} may activate one unit this turn for no tile points and no activity counter, whatever else it builds.`,
  example: 'French construction: one free unit',
  print: ({ power }) => printFree(power, 'unit'),
  read: (passage, at) => readFreeOf(passage, at, 'unit', (power) => ({ kind: 'free-unit', power })),
  said: [
    {
      says: ['unit', ['free', 'up']],
      may: ['free', 'up', 'construction', 'any', 'comma', 'place'],
      read: once((power) => ({ kind: 'free-unit', power }), 'unit'),
    },
  ],
};
