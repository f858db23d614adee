import { game } from '@/games/gathering-storm/rules/game';
import { POWERS } from '@/games/gathering-storm/rules/vocabulary';
import type { Seating } from '@/table/game-ui';
import { MARKS } from '../board/marks';

/** Who can sit at a table: all that the set-up needs from the game. */
export const SEATING: Seating = {
  powers: POWERS,
  marks: MARKS,
  mostPeople: game.mostPeople,
  forOne: game.forOne,
};
