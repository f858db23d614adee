import { amendHeld } from '../amend/amended';
import { applyReached, settleSheet } from '../research/apply-deeds';
import type { SheetState } from '../research/state';
import type { HiddenOutcome } from './outcomes';
import { foldPurse } from './purse';
import type { Hand, HiddenState, OpenState } from './state';

export function isBoard(part: HiddenState): part is SheetState {
  return 'side' in part;
}

/** Folds it into the part it belongs to. */
export function foldHidden(draft: HiddenState, outcome: HiddenOutcome, _: unknown, open: OpenState): void {
  if (isBoard(draft)) foldBoard(draft, outcome, open);
  else foldOwn(draft, outcome, open);
}

function foldBoard(draft: SheetState, outcome: HiddenOutcome, open: OpenState): void {
  applyReached(draft, open, outcome.reached ?? []);
  if (outcome.ends) settleSheet(draft, open);
}

function foldOwn(draft: Hand, outcome: HiddenOutcome, open: OpenState): void {
  removeSlots(draft, outcome.slots ?? []);
  if (outcome.amend) amendHeld(draft, outcome.amend, open, false);
  if (outcome.purse) foldPurse(draft, outcome.purse, open);
}

export function removeSlots(draft: Hand, slots: readonly number[]): void {
  draft.hand = draft.hand.filter((card) => !slots.includes(card.slot));
  for (const slot of slots) delete draft.orders[slot];
}
