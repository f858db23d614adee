import {
  type BoardMove,
  movesBetween,
  type Piece,
  type PieceStack,
  withoutMoves,
} from '@/kernel/board-moves';
import { printPlace } from './hex';
import type { OpenState } from './state';

/** One marker represents any random event, whichever side it affects. @rule GOSS 23.1.0 */
const MARKER: Piece = { one: 'a random event marker', many: 'random event markers' };

/** The markers on the map: those of events that are not settled yet, and those that wait or are at work. @rule GOSS 23.1.0, 23.1.1b */
export const piecesOn = ({ markers, pending }: OpenState): PieceStack[] =>
  [...pending, ...markers].map((place) => ({ piece: MARKER, at: printPlace(place), count: 1 }));

/**
 * Returns what the players move on the map to get from one moment to another.
 * @param undone acts that led to the first moment and are currently undone
 */
export const boardMoves = (
  before: OpenState,
  after: OpenState,
  undone: readonly BoardMove[] = [],
): BoardMove[] => movesBetween(withoutMoves(piecesOn(before), undone), piecesOn(after));
