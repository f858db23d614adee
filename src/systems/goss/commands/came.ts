import * as v from 'valibot';
import { text, whole } from '@/kernel/define';
import { hexShape, mapShape } from '../hex';
import { STEP_IDS } from '../steps';
import { SIDES } from '../vocabulary';
import { die, twoDice } from './dice';

/** What may come of the commands of GOSS, as entries hold it: a file that says anything else is damaged. */

const count = whole(0, 9999);
const signed = whole(-9999, 9999);
const yes = v.literal(true);
const id = text(40);
const words = v.pipe(v.string(), v.maxLength(400));
const side = v.picklist(SIDES);
const whom = v.picklist([...SIDES, 'both']);
const kind = v.picklist(['combat', 'movement']);
const place = { hex: hexShape, map: v.optional(mapShape) };
const rolled = whole(0, 4);

const gone = v.array(v.strictObject({ ...place, side: whom, works: v.boolean(), asked: v.optional(yes) }));

export const advanceCame = v.strictObject({
  turn: count,
  step: v.picklist(STEP_IDS),
  passed: v.optional(count),
  gone,
  took: v.optional(v.array(id)),
  stayed: v.optional(v.array(v.strictObject(place))),
});
export const clockCame = v.strictObject({ passed: v.optional(count), gone: v.optional(gone) });
export const assaultCame = v.strictObject({
  dice: v.strictObject({ first: twoDice, second: twoDice }),
  rolled,
  active: side,
  doubles: v.pipe(v.array(side), v.maxLength(2)),
  events: v.union([v.pipe(v.array(side), v.maxLength(2)), v.picklist(['table', 'both'])]),
  again: v.optional(yes),
});
export const doublesCame = v.strictObject({ together: v.optional(yes), again: v.optional(yes) });
export const typeCame = v.strictObject({
  ...place,
  event: id,
  die,
  rolled,
  side: whom,
  kind,
  // biome-ignore lint/suspicious/noThenProperty: “movement, then it waits” is how the die reads; no promise is meant.
  then: v.picklist(['resolve', 'waits', 'brief', 'ignored']),
  fallen: v.optional(yes),
});
export const negateCame = v.strictObject({
  ...place,
  id,
  side: v.nullable(whom),
  die: v.optional(die),
  rolled,
  negated: v.boolean(),
  fallen: v.optional(yes),
});
const sum = v.strictObject({
  value: signed,
  lines: v.array(
    v.strictObject({
      words,
      amount: signed,
      basis: v.picklist(['rule', 'event', 'assumed', 'table']),
      rule: v.optional(text(80)),
    }),
  ),
});
export const resultCame = v.strictObject({
  ...place,
  id,
  side: whom,
  kind,
  dice: twoDice,
  rolled,
  sum,
  row: v.strictObject({ from: signed, to: signed, keeps: v.boolean(), words }),
  table: words,
  ours: v.boolean(),
  doubles: v.boolean(),
  fallen: v.optional(yes),
});
export const leaderCame = v.strictObject({ leader: words });

const names = v.strictObject({ first: text(20), second: text(20) });

/** The same with what every entry keeps: the sides’ names, and where the marker lay that the command names. */
export function cameNamed(shape: v.GenericSchema | undefined): v.GenericSchema {
  const entries = (shape as { entries?: object } | undefined)?.entries ?? {};
  return v.strictObject({ hex: v.optional(hexShape), map: v.optional(mapShape), ...entries, names });
}
