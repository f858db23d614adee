import * as v from 'valibot';
import { policyShape } from '@/kernel/command/policy';
import { addedWordsShape } from '@/kernel/fairness/added-words';
import { HELD_BY } from '@/kernel/seats';
import { createSeatsShape, tableName } from '@/kernel/seats-shape';
import { ruleChoicesShape } from '../options';
import { FIRST_YEAR, LAST_YEAR, POWERS, SEASONS } from '../vocabulary';

/**
 * What the app can track besides events, support, climate, index, civil wars and the calendar of extra cards.
 */
export const TRACKED_PARTS = ['income', 'research', 'flags', 'ships'] as const;
export type TrackedPart = (typeof TRACKED_PARTS)[number];

export const seatsShape = createSeatsShape(POWERS, 'five', HELD_BY);

const income = v.optional(
  v.pipe(
    v.number('A base income is a number.'),
    v.integer('A base income is a whole number.'),
    v.minValue(-99, 'A base income is −99 or more.'),
    v.maxValue(99, 'A base income is 99 or less.'),
  ),
);
/** Factories and pacts, less maintenance, of each power that it names. @rule GS 11.12C */
const incomesShape = v.strictObject({
  Germany: income,
  Italy: income,
  Britain: income,
  France: income,
  Russia: income,
});

/** How a table begins. A script and an export both hold one. */
export const setupShape = v.strictObject({
  name: tableName,
  seats: seatsShape,
  cards: v.picklist(['app', 'paper'], 'Cards are "app" or "paper".'),
  season: v.optional(v.picklist(SEASONS, 'Name Spring, Summer, Fall or Winter.'), 'Spring'),
  year: v.optional(
    v.pipe(
      v.number('A year is a number.'),
      v.integer('A year is a whole number.'),
      v.minValue(FIRST_YEAR, `The game begins in ${FIRST_YEAR}.`),
      v.maxValue(LAST_YEAR, `The game ends before ${LAST_YEAR + 1}.`),
    ),
    FIRST_YEAR,
  ),
  climate: v.optional(
    v.pipe(
      v.number('The climate is a number.'),
      v.integer('The climate is a whole number.'),
      v.minValue(-9),
      v.maxValue(9),
    ),
    0,
  ),
  /** A game already in progress: its board is unknown until a shown event needs it. */
  running: v.optional(v.boolean(), false),
  /** For a game in progress: asks the table once what happened before its first turn here. */
  asksSoFar: v.optional(v.literal(true, 'Say true, or leave it out.')),
  /** Atomic research was permitted before. @rule GS 15.24 */
  atomic: v.optional(v.boolean('Say true or false.')),
  keeps: v.optional(v.array(v.picklist(TRACKED_PARTS)), ['income', 'research']),
  readings: v.optional(ruleChoicesShape, {}),
  /** Base incomes from the board, if the table enters them in advance. */
  incomes: v.optional(incomesShape),
  /** How the app decides for its powers; the house policy if omitted. */
  policy: v.optional(policyShape),
  /** The app's deck: its fingerprint and the numbers of its cards in the deck's order. */
  deck: v.optional(
    v.nullable(v.strictObject({ fingerprint: v.string(), numbers: v.array(v.number()) })),
    null,
  ),
  /** SHA-256 of the seed. */
  commitment: v.optional(v.nullable(v.string()), null),
  words: addedWordsShape,
});
export type Setup = v.InferOutput<typeof setupShape>;
export type SetupInput = v.InferInput<typeof setupShape>;
