import { actsBetween, type BoardAct, type Piece, type PieceStack, withoutActs } from '@/kernel/board-acts';
import { printPlace } from './hex';
import type { OpenState } from './state';

/** One marker stands for every random event, whichever side it affects. @rule GOSS 23.1.0 */
const MARKER: Piece = { one: 'a random event marker', many: 'random event markers' };

/** The markers on the map: those of events that are not settled yet, and those that wait or are at work. @rule GOSS 23.1.0, 23.1.1b */
export const lyingOn = ({ markers, pending }: OpenState): PieceStack[] =>
  [...pending, ...markers].map((place) => ({ piece: MARKER, at: printPlace(place), count: 1 }));

/**
 * What the hands do on the map so that one moment becomes another.
 * @param undone acts that led to the first moment and are not done yet
 */
export const boardActs = (
  before: OpenState,
  after: OpenState,
  undone: readonly BoardAct[] = [],
): BoardAct[] => actsBetween(withoutActs(lyingOn(before), undone), lyingOn(after));
