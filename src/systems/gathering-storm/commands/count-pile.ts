import * as v from 'valibot';
import { countedPile } from '../paper-pile';
import { plain, whole } from './define';

/** The table has counted its paper cards: how many the pile holds, or how many the whole deck has. @rule GS 9.11 */
export const countPile = plain(
  v.strictObject({
    type: v.literal('count-pile'),
    left: v.optional(whole(0, 999)),
    size: v.optional(whole(6, 999)),
  }),
  countedPile,
  (draft, counted) => {
    const after = countedPile(draft, counted);
    if (draft.pile && after.ok) Object.assign(draft.pile, after.value);
  },
);
