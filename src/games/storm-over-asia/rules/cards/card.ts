import * as v from 'valibot';
import { FLAGS, POWERS } from '../vocabulary';

/** The lists by which a random event card may be read: one for all, four for Japan, one for each other power (inferred). @rule SOA 26.111 */
export const LISTS = [
  'general',
  'Japanese 1',
  'Japanese 2',
  'Japanese 3',
  'Japanese 4',
  'Chinese',
  'British',
  'Russian',
] as const;
export type List = (typeof LISTS)[number];

/** Japan’s lists in the order of its category cards. */
export const JAPANESE_LISTS = ['Japanese 1', 'Japanese 2', 'Japanese 3', 'Japanese 4'] as const;

/** As many cards as the deck has. */
export const DECK_SIZE = 80;

/** When an entry is shown; the sources do not say, so its owner decides. */
export const WINDOWS = ['drawn', 'income', 'economic', 'diplomatic', 'any-time'] as const;
export type Window = (typeof WINDOWS)[number];

export const power = v.picklist(POWERS, 'Name one of Japan, China, Britain, Russia.');
const flag = v.picklist(FLAGS, 'Name a Nationalist, Communist, Japanese or warlord flag.');

/** What an entry does: it turns a flag, changes a number for this turn, or is done on the board. */
export const effectShape = v.variant('kind', [
  v.strictObject({ kind: v.literal('turn-flag'), from: flag, to: flag, picks: power, rule: v.string() }),
  v.strictObject({
    kind: v.literal('line'),
    total: v.pipe(
      v.string(),
      v.regex(/^(index|(support|income):(Japan|China|Britain|Russia))$/, 'There is no such number.'),
    ),
    amount: v.pipe(
      v.number('An amount is a whole number.'),
      v.integer('An amount is a whole number.'),
      v.minValue(-9, 'An amount lies between −9 and +9.'),
      v.maxValue(9, 'An amount lies between −9 and +9.'),
    ),
  }),
  v.strictObject({
    kind: v.literal('by-hand'),
    words: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'Write at least one word.'),
      v.maxLength(200, 'At most 200 letters.'),
    ),
  }),
]);

/** One entry of a card, as its owner filled it in. */
export const listEntryShape = v.strictObject({
  title: v.pipe(v.string(), v.trim(), v.maxLength(80, 'A title has at most 80 letters.')),
  secret: v.optional(v.boolean(), false),
  window: v.optional(v.picklist(WINDOWS, 'Say drawn, income, economic, diplomatic or any-time.'), 'drawn'),
  effects: v.pipe(v.array(effectShape), v.maxLength(6, 'At most six effects.')),
});
export type Event = v.InferOutput<typeof listEntryShape>;

/** A card as far as its owner has filled it in: any list may be open. */
export const cardShape = v.strictObject({
  number: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(DECK_SIZE, `The deck has ${DECK_SIZE} cards.`),
  ),
  entries: v.strictObject(
    Object.fromEntries(LISTS.map((list) => [list, v.optional(listEntryShape)])) as Record<
      List,
      v.OptionalSchema<typeof listEntryShape, undefined>
    >,
  ),
});
export type Card = v.InferOutput<typeof cardShape>;

/** The deck of 80: every number is present, its entries may be open. @rule SOA 9 (inferred) */
export const deckShape = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  cards: v.pipe(
    v.array(cardShape),
    v.length(DECK_SIZE, `The deck has ${DECK_SIZE} cards.`),
    v.check(
      (cards) => new Set(cards.map(({ number }) => number)).size === cards.length,
      'A card is there twice.',
    ),
  ),
});
export type Deck = v.InferOutput<typeof deckShape>;
