import type { List } from '../cards/card';
import type { Hand, HeldCard } from '../state';
import type { Power } from '../vocabulary';

/** What a public command leaves in a hand. */
export interface HandCame {
  dealt?: HeldCard[];
  slots?: readonly number[];
}

/** Folds it into the hand. */
export function foldHand(draft: Hand, came: HandCame): void {
  if (came.dealt) {
    draft.hand = came.dealt;
    draft.orders = {};
    delete draft.why;
  }
  const slots = came.slots ?? [];
  draft.hand = draft.hand.filter((card) => !slots.includes(card.slot));
  for (const slot of slots) {
    delete draft.orders[slot];
    delete draft.why?.[slot];
  }
}

/** The one list of each power but Japan. @rule SOA 26.111 */
export const LIST_OF: Record<Exclude<Power, 'Japan'>, List> = {
  China: 'Chinese',
  Britain: 'British',
  Russia: 'Russian',
};
