import { game } from '@/games/storm-over-asia/rules/game';
import { POWERS } from '@/games/storm-over-asia/rules/vocabulary';
import type { Seating } from '@/table/game-ui';
import { MARKS } from './marks';

/** The seats of a table: all that the set-up needs from the game. */
export const SEATING: Seating = {
  powers: POWERS,
  marks: MARKS,
  mostPeople: game.mostPeople,
  forOne: game.forOne,
};
