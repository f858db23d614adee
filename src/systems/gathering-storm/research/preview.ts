import { produce } from 'immer';
import { keeps, type OpenState } from '../state/state';
import type { Side } from '../vocabulary';
import { type Reached, stepsOn } from './board';
import { applyReached } from './deeds';
import { deedsOn } from './reach';
import type { Board } from './state';

/** The sheet as it will stand once events have done their work on it; the sheet itself stays as it is. */
export function previewReached(open: OpenState, board: Board, reached: readonly Reached[]): Board {
  return produce(board, (draft) => applyReached(draft, open, reached));
}

/** What the face-up card will do on a side's sheet as soon as it is applied. @rule GS 9.31A */
export function reachedByCard(open: OpenState, side: Side): Reached[] {
  const { card } = open;
  if (!card || card.applied || !keeps(open, 'research')) return [];
  return deedsOn(side, { event: card.general, title: card.general.title || 'The general card' }, {});
}

/** Steps that a project gains between two states of a sheet. */
export function stepsGained(before: Board, after: Board, project: string): number {
  return stepsOn(after, project) - stepsOn(before, project);
}
