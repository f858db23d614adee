import * as v from 'valibot';
import { fine, STAYS, whole } from '@/kernel/define';
import { accept, refuse } from '@/kernel/result';
import { purgeCame } from './came';
import { define, plain } from './define';

/** What the table knows of the United Front. @rule SOA 32 */
export const setFront = plain(
  v.strictObject({
    type: v.literal('set-front'),
    exists: v.optional(v.boolean()),
    entered: v.optional(v.nullable(whole(-99, 99))),
    allJoined: v.optional(v.boolean()),
    surplus: v.optional(whole(0, 99)),
  }),
  (_, { type: __, ...told }) =>
    Object.keys(told).length > 0
      ? fine()
      : refuse('Nothing is entered.', { allowed: 'Say what has changed.' }),
  (draft, { type: _, ...told }) => {
    const { front } = draft;
    if (told.exists !== undefined) front.exists = told.exists;
    if (told.entered !== undefined) front.entered = told.entered;
    if (told.allJoined !== undefined) front.allJoined = told.allJoined;
    if (told.surplus !== undefined) {
      front.surplus = told.surplus;
      front.surplusUsed = 0;
    }
  },
);

/** The purge card in force; the one just used is held out until the next is drawn (assumed). */
export const drawPurge = define<{ type: 'draw-purge' }, { card: number }>({
  ...STAYS,
  came: purgeCame,
  shape: v.strictObject({ type: v.literal('draw-purge') }),
  audience: () => 'public',
  decide({ open }, _, chance) {
    if (!chance)
      return refuse('There is no seed to draw with.', {
        allowed: 'Draw the card on the table and enter it.',
      });
    const card = chance.order('purge', open.nextId, 4).find((index) => index + 1 !== open.purge.now);
    return accept({ open: { card: (card ?? 0) + 1 } });
  },
  open(draft, _, came) {
    draft.nextId += 1;
    draft.purge.now = came.card;
  },
});

/** Enters the purge card that the table drew. */
export const enterPurge = plain(
  v.strictObject({ type: v.literal('enter-purge'), card: whole(1, 4) }),
  (open, { card }) =>
    open.purge.now === card
      ? refuse(`Purge card ${card} was used last: it is held out.`, {
          rule: 'SOA purge cards',
          allowed: 'One of the other three.',
        })
      : fine(),
  (draft, { card }) => {
    draft.purge.now = card;
  },
);
