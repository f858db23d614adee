import * as v from 'valibot';
import { key, text, whole } from '@/kernel/command/define';
import { hexShape, mapShape } from '../hex';
import { SIDES } from '../vocabulary';

/** Shapes shared by the outcomes of GOSS commands in entries: a file that does not match is damaged. */

export const count = whole(0, 9999);
export const signed = whole(-9999, 9999);
export const yes = v.literal(true);
export const id = key(40);
export const words = v.pipe(v.string(), v.maxLength(400));
export const side = v.picklist(SIDES);
export const whom = v.picklist([...SIDES, 'both']);
export const kind = v.picklist(['combat', 'movement']);
export const place = { hex: hexShape, map: v.optional(mapShape) };
/** How many dice the app rolled. */
export const rolled = whole(0, 4);

const names = v.strictObject({ first: text(20), second: text(20) });

/** Adds what every entry stores: the sides’ names, and the hex of the marker that the command names. */
export function outcomeNamed(shape: v.GenericSchema | undefined): v.GenericSchema {
  const entries = (shape as { entries?: object } | undefined)?.entries ?? {};
  return v.strictObject({ hex: v.optional(hexShape), map: v.optional(mapShape), ...entries, names });
}
