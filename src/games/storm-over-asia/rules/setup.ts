import * as v from 'valibot';
import { policyShape } from '@/kernel/command/policy';
import { addedWordsShape } from '@/kernel/fairness/added-words';
import { HELD_BY } from '@/kernel/seats';
import { createSeatsShape, tableName } from '@/kernel/seats-shape';
import { JAPANESE_LISTS, listEntryShape } from './cards/card';
import { isListEntryKey } from './cards/head';
import { ruleChoicesShape } from './options';
import { FLAGS, POWERS, REGIONS } from './vocabulary';

/** Who plays which powers. */
export const seatsShape = createSeatsShape(POWERS, 'four', HELD_BY);

const flags = v.pipe(v.array(v.picklist(FLAGS)), v.maxLength(4, 'A region has at most four flags.'));
export const chinaShape = v.strictObject(
  Object.fromEntries(REGIONS.map((region) => [region, v.optional(flags, [])])),
);

const filledShape = v.record(
  v.pipe(v.string(), v.check(isListEntryKey, 'Name an entry by its list and number.')),
  listEntryShape,
);

const region = v.picklist(REGIONS, 'Name one of the nine Chinese regions (SOA 23.21).');
const frontShape = v.strictObject({
  exists: v.optional(v.boolean(), true),
  entered: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(-99), v.maxValue(99))), null),
  allJoined: v.optional(v.boolean(), false),
  /** Defaults to two. @rule SOA 32.81A */
  conversions: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36)), 2),
  /** How many of them may be initial ones; all if omitted, as in older tables. @rule SOA 32.81A */
  initial: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2))),
});

/** How a table of Storm Over Asia begins. */
export const setupShape = v.strictObject({
  name: tableName,
  seats: seatsShape,
  cards: v.picklist(['app', 'paper'], 'Cards are "app" or "paper".'),
  /** Cards dealt to each power every turn, besides the one face up (assumed). */
  cardsEach: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)), 1),
  /** What Japan’s four category cards are called; one of them is the diplomatic one. */
  categories: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24))), v.length(4)),
    ['Diplomatic', 'Second', 'Third', 'Fourth'],
  ),
  /** Japan’s diplomatic list; the first one if omitted. @rule SOA 26.111 */
  diplomatic: v.optional(v.picklist(JAPANESE_LISTS)),
  /** Flags at the start, as the mapboard prints them. @rule SOA 25.1 */
  china: v.optional(chinaShape, {}),
  /** The turn in which the table begins; a game that is under way begins in a later one. */
  turn: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)), 1),
  /** The region whose warlord card came last, in the previous turn. @rule SOA 26.112D */
  heldOut: v.optional(v.nullable(region), null),
  /** Regions that Japan holds. @rule SOA 26.112E */
  conquered: v.optional(v.array(region), []),
  /** The state of the United Front, including each −1 that counts in it. @rule SOA 26.22, 32 */
  front: v.optional(frontShape),
  readings: v.optional(ruleChoicesShape, {}),
  /** How the app decides for its powers; the house policy if omitted. */
  policy: v.optional(policyShape),
  /** Entries of the open deck that are filled in already, by list and number. @rule SOA 9 */
  filled: v.optional(filledShape),
  deck: v.optional(
    v.nullable(v.strictObject({ fingerprint: v.string(), numbers: v.array(v.number()) })),
    null,
  ),
  commitment: v.optional(v.nullable(v.string()), null),
  words: addedWordsShape,
});
export type Setup = v.InferOutput<typeof setupShape>;
/** The parts of a table's setup that another table may reuse: starting flags and category names. */
const startShape = v.strictObject({ china: chinaShape, categories: setupShape.entries.categories });

/** Reads the saved parts of an earlier setup; null if they are damaged. */
export function readStart(text: string | null): v.InferOutput<typeof startShape> | null {
  try {
    const parsed = v.safeParse(startShape, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

export type SetupInput = v.InferInput<typeof setupShape>;
