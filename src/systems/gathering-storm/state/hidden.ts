import { amendHeld } from '../amend/amended';
import { applyReached, settleBoard } from '../research/deeds';
import type { Board } from '../research/state';
import type { HiddenCame } from './outcomes';
import { foldPurse } from './purse';
import type { Hand, HiddenState, OpenState } from './state';

export function isBoard(part: HiddenState): part is Board {
  return 'side' in part;
}

/** Folds it into the part it belongs to. */
export function foldHidden(draft: HiddenState, came: HiddenCame, _: unknown, open: OpenState): void {
  if (isBoard(draft)) foldBoard(draft, came, open);
  else foldOwn(draft, came, open);
}

function foldBoard(draft: Board, came: HiddenCame, open: OpenState): void {
  applyReached(draft, open, came.reached ?? []);
  if (came.ends) settleBoard(draft, open);
}

function foldOwn(draft: Hand, came: HiddenCame, open: OpenState): void {
  removeSlots(draft, came.slots ?? []);
  if (came.amend) amendHeld(draft, came.amend, open, false);
  if (came.purse) foldPurse(draft, came.purse, open);
}

export function removeSlots(draft: Hand, slots: readonly number[]): void {
  draft.hand = draft.hand.filter((card) => !slots.includes(card.slot));
  for (const slot of slots) delete draft.orders[slot];
}
