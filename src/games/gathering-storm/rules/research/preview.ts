import { produce } from 'immer';
import { isTracked, type OpenState } from '../state/state';
import type { Side } from '../vocabulary';
import { applyReached, titleOfCard } from './apply-deeds';
import { deedsOn } from './deeds-on-sheets';
import { type ReachedDeed, stepsOn } from './sheet';
import type { SheetState } from './state';

/** The sheet as it will stand once events have done their work on it; the sheet itself stays as it is. */
export function previewReached(
  open: OpenState,
  sheet: SheetState,
  reached: readonly ReachedDeed[],
): SheetState {
  return produce(sheet, (draft) => applyReached(draft, open, reached));
}

/** Returns what the face-up card will do on a side's sheet when it is applied. @rule GS 9.31A */
export function reachedByCard(open: OpenState, side: Side): ReachedDeed[] {
  const { card } = open;
  if (!card || card.applied || !isTracked(open, 'research')) return [];
  return deedsOn(side, { event: card.general, title: titleOfCard(open) }, {});
}

/** Steps that a project gains between two states of a sheet. */
export function stepsGained(before: SheetState, after: SheetState, project: string): number {
  return stepsOn(after, project) - stepsOn(before, project);
}
