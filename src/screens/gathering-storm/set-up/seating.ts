import { game } from '@/systems/gathering-storm/game';
import { POWERS } from '@/systems/gathering-storm/vocabulary';
import type { Seating } from '@/table/face';
import { MARKS } from '../board/marks';

/** Who can sit at a table: all that its set-up asks of the game. */
export const SEATING: Seating = {
  powers: POWERS,
  marks: MARKS,
  mostPeople: game.mostPeople,
  forOne: game.forOne,
};
