import * as v from 'valibot';
import { countedPile } from '../../hands/paper-pile';
import { plain, whole } from '../define';
import { describeByChange } from '../describe-by-change';

/** The table has counted its paper cards: how many the pile holds, or how many the whole deck has. @rule GS 9.11 */
export const countPile = plain({
  shape: v.strictObject({
    type: v.literal('count-pile'),
    left: v.optional(whole(0, 999)),
    size: v.optional(whole(6, 999)),
  }),
  asks: { left: 'Cards in the pile', size: 'Cards of the deck' },
  check: countedPile,
  open(draft, counted) {
    const after = countedPile(draft, counted);
    if (draft.pile && after.ok) Object.assign(draft.pile, after.value);
  },
  say: ({ left, size }) => ({
    text: [
      ...(left === undefined ? [] : [`The pile holds ${left} ${left === 1 ? 'card' : 'cards'}`]),
      ...(size === undefined ? [] : [`${left === undefined ? 'The' : 'the'} deck has ${size}`]),
    ].join(', '),
    rule: 'GS 9.11',
  }),
  short: describeByChange,
  nature: 'record',
});
