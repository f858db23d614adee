import { produce } from 'immer';
import type { PublicRow } from '@/kernel/journal/views';
import { standingRows } from '@/kernel/journal/views';
import { faceUpOf } from '../history/shown-in';
import { isTracked, type OpenState } from '../state/state';
import { printTurn, type Side } from '../vocabulary';
import { applyReached, titleOfCard } from './apply-deeds';
import { deedsOn } from './deeds-on-sheets';
import { type ReachedDeed, stepsOn } from './sheet';
import type { SheetState } from './state';

/**
 * Returns the card that permitted atomic research and its turn, from the public journal; null while it is
 * barred, or if the table entered that it is permitted.
 * @rule GS 15.24
 */
export function atomicSince(rows: readonly PublicRow[]): string | null {
  const entries = standingRows(rows).map(({ entry }) => entry);
  let since: string | null = null;
  let permitted = false;
  for (const [at, entry] of entries.entries()) {
    const command = entry.open?.command;
    if (command?.type === 'set-fact' && command.fact === 'atomic') {
      permitted = command.permitted === true;
      if (!permitted) since = null;
    }
    const card = command?.type === 'apply-card' ? faceUpOf(entries.slice(0, at)) : null;
    if (permitted || !card?.effects.some(({ kind }) => kind === 'atomic')) continue;
    since = `${card.title ? `“${card.title}”, ` : ''}${printTurn(entry.at.turn)}`;
    permitted = true;
  }
  return since;
}

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
