import * as v from 'valibot';
import { whole } from '@/kernel/command/define';
import { DECK_SIZE, LISTS, type List, listEntryShape } from '../cards/card';
import type { Hand } from '../state';
import type { Power } from '../vocabulary';

const slot = whole(1, 99);

/** What a public command leaves in a hand. */
export const handSecret = v.strictObject({
  dealt: v.optional(
    v.array(
      v.strictObject({
        slot,
        number: whole(1, DECK_SIZE),
        list: v.picklist(LISTS),
        event: v.nullable(listEntryShape),
      }),
    ),
  ),
  slots: v.optional(v.array(slot)),
});

/** Folds it into the hand. */
export function foldHand(draft: Hand, outcome: v.InferOutput<typeof handSecret>): void {
  if (outcome.dealt) {
    draft.hand = outcome.dealt;
    draft.orders = {};
    delete draft.why;
  }
  const slots = outcome.slots ?? [];
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
