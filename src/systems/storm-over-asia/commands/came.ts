import * as v from 'valibot';
import { text, whole } from '@/kernel/define';
import { whyShape } from '@/kernel/policy';
import { DECK_SIZE, entryShape, LISTS, power } from '../cards/card';
import { STEP_IDS } from '../steps';
import { flag, region } from './shapes';

/** What may come of the commands of Storm Over Asia, as entries hold it: a file that says anything else is damaged. */

const count = whole(0, 9999);
const slot = whole(1, 99);
const number = whole(1, DECK_SIZE);
const list = v.picklist(LISTS);
const event = v.nullable(entryShape);
const nothing = v.optional(v.array(flag));

const showing = v.strictObject({
  power,
  slot: v.optional(slot),
  number: v.optional(number),
  list: v.optional(list),
  event,
  nothing,
  why: v.optional(whyShape),
});
export const showingCame = showing;
export const advanceCame = v.strictObject({ to: v.picklist(STEP_IDS), showings: v.array(showing) });
export const endCame = v.strictObject({ showings: v.array(showing) });
export const eventCame = v.strictObject({ event, nothing });
export const nothingCame = v.optional(v.strictObject({ nothing }));
export const turnedCame = v.strictObject({ number, epoch: count, event, nothing });
export const dealtCame = v.strictObject({
  counts: v.strictObject({
    Japan: slotCount(),
    China: slotCount(),
    Britain: slotCount(),
    Russia: slotCount(),
  }),
  epoch: v.optional(count),
  short: v.optional(count),
});
/** What a public command leaves in a hand. */
export const handSecret = v.strictObject({
  dealt: v.optional(v.array(v.strictObject({ slot, number, list, event }))),
  slots: v.optional(v.array(slot)),
});
export const warlordCame = v.strictObject({
  region,
  replaces: v.optional(flag),
  nothing: v.optional(v.literal(true)),
});
export const noWarlordCame = v.optional(
  v.strictObject({ conquered: whole(0, 9), heldOut: v.optional(region) }),
);
export const pickedCame = v.strictObject({ from: flag, to: flag, gone: v.optional(v.array(text(200))) });
export const conquestCame = v.optional(v.strictObject({ held: v.boolean() }));
export const purgeCame = v.strictObject({ card: whole(1, 4) });

function slotCount() {
  return whole(0, 99);
}
