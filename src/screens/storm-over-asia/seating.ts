import { game } from '@/systems/storm-over-asia/game';
import { POWERS } from '@/systems/storm-over-asia/vocabulary';
import type { Seating } from '@/table/face';
import { MARKS } from './marks';

/** Who can sit at a table: all that its set-up asks of the game. */
export const SEATING: Seating = {
  powers: POWERS,
  marks: MARKS,
  mostPeople: game.mostPeople,
  forOne: game.forOne,
};
