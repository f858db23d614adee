import { oweBuilding } from '../../construction/owing';
import { ADJECTIVES } from '../../vocabulary';
import { type EffectKind, never } from '../effect';
import { type EffectOf, acceleration as shape } from '../shapes';
import { CONSTRUCTION_KIND } from './construction';

/** Ships under construction go on for nothing: all of them one space, or one of them two. @rule GS Guide, Construction */
export const acceleration: EffectKind<EffectOf<'acceleration'>> = {
  shape,
  ...CONSTRUCTION_KIND,
  name: 'Ships accelerated',
  fields: ['power', 'ships'],
  apply(draft, { power, ships }) {
    draft.accelerations.push({ power, ships, used: [] });
    oweBuilding(draft, power, ships === 'all' ? 'all-ships' : 'one-ship');
  },
  moves: never,
  printed: [
    ['All {adj} ships +1 space', { ships: 'all' }],
    ['One {adj} ship +2 spaces', { ships: 'one' }],
  ],
  say: ({ power, ships }) =>
    ships === 'all'
      ? `Each ${ADJECTIVES[power]} ship under construction may go one space farther, free, before or after its own advance, but never to the next row by this.`
      : `One ${ADJECTIVES[power]} ship under construction may go two spaces farther, free, before or after its own advance, but never to the next row by this.`,
};
