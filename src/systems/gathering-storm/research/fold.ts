import type { Hand, HiddenState, OpenState } from '../state';
import type { Board, Reached } from './board';
import { applyReached, settleBoard } from './deeds';

/** What a public command leaves in a hidden part: cards that left a hand, or what reached a research sheet. */
export interface HiddenCame {
  slots?: readonly number[];
  reached?: readonly Reached[];
  /** The turn is over. */
  ends?: true;
}

export function isBoard(part: HiddenState): part is Board {
  return 'side' in part;
}

/** Folds it into the part it belongs to. */
export function foldHidden(draft: HiddenState, came: HiddenCame, _: unknown, open: OpenState): void {
  if (!isBoard(draft)) {
    removeSlots(draft, came.slots ?? []);
    return;
  }
  applyReached(draft, open, came.reached ?? []);
  if (came.ends) settleBoard(draft);
}

export function removeSlots(draft: Hand, slots: readonly number[]): void {
  draft.hand = draft.hand.filter((card) => !slots.includes(card.slot));
  for (const slot of slots) delete draft.orders[slot];
}
