import * as v from 'valibot';
import { effectShape, words } from '../effects/shapes';
import type { Power } from '../vocabulary';

/** An event: a title, whether it is secret (gray), and what it does. */
export const eventShape = v.strictObject({
  title: v.pipe(v.string(), v.trim(), v.maxLength(80, 'A title has at most 80 letters.')),
  secret: v.optional(v.boolean(), false),
  effects: v.array(effectShape),
});
export type Event = v.InferOutput<typeof eventShape>;

const national = v.strictObject({
  Germany: eventShape,
  Italy: eventShape,
  Britain: eventShape,
  France: eventShape,
  Russia: eventShape,
});

/** Every economic trend that a card can have. @rule GS 9.21 */
export const TRENDS = [-3, -2, -1, 0, 1, 2, 3] as const;

/** A card: its number, the economic trend and general event for all, a national event for each power. @rule GS 9.12 */
export const cardShape = v.strictObject({
  number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
  trend: v.pipe(v.number(), v.integer(), v.minValue(TRENDS[0]), v.maxValue(TRENDS[6])),
  general: eventShape,
  national,
});
export type Card = v.InferOutput<typeof cardShape>;

/** A deck as data. A table stores its fingerprint when it takes the deck. */
export const deckShape = v.strictObject({
  name: words,
  cards: v.pipe(v.array(cardShape), v.minLength(6, 'A deck has at least six cards.')),
});
export type Deck = v.InferOutput<typeof deckShape>;

/** What this table changed on a card of its deck. */
export interface AmendedCard {
  trend?: number;
  general?: Event;
  national?: Partial<Record<Power, Event>>;
}
