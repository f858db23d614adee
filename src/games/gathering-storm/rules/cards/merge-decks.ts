import type { Event } from './card';
import { type CardPart, type OwnDeck, PARTS, type PartCard, partOf } from './own-deck';

/** One part of a list and the same part of the deck. */
export interface ChangedPart {
  number: number;
  part: CardPart;
  before: number | Event;
  after: number | Event;
}

/** How a list of cards would change a deck; saves nothing. */
export interface Comparison {
  /** Cards that the deck has not. */
  fresh: PartCard[];
  /** Parts that a card of the deck still lacks. */
  added: { number: number; part: CardPart; after: number | Event }[];
  /** Parts that differ in the deck. */
  changed: ChangedPart[];
  /** Cards of the list that the deck has already, in every part of the list. */
  same: number[];
}

/** Compares a list with a deck, card by card and part by part. */
export function compareList(deck: OwnDeck, list: readonly PartCard[]): Comparison {
  const there = new Map(deck.cards.map((card) => [card.number, card]));
  const comparison: Comparison = { fresh: [], added: [], changed: [], same: [] };
  for (const card of list) {
    const before = there.get(card.number);
    if (!before) comparison.fresh.push(card);
    else compareCard(before, card, comparison);
  }
  return comparison;
}

function compareCard(before: PartCard, card: PartCard, { added, changed, same }: Comparison): void {
  const { number } = card;
  let differs = false;
  for (const part of PARTS) {
    const [was, after] = [partOf(before, part), partOf(card, part)];
    if (after === undefined || isSame(was, after)) continue;
    differs = true;
    if (was === undefined) added.push({ number, part, after });
    else changed.push({ number, part, before: was, after });
  }
  if (!differs) same.push(number);
}

/** Whether two values print the same; ignores the order of an effect's members in a file. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, member]) => [key, ordered(member)]);
}

/**
 * Returns the deck merged with a list of cards. Adds what the deck lacks; `replace` decides whether differing
 * parts are replaced. Parts missing from the list stay. The deck's size grows with the highest number.
 */
export function mergeList(deck: OwnDeck, list: readonly PartCard[], replace: boolean): OwnDeck {
  const cards = new Map(deck.cards.map((card) => [card.number, card]));
  for (const card of list) {
    const before = cards.get(card.number) ?? { number: card.number, national: {} };
    cards.set(card.number, replace ? joined(before, card) : joined(card, before));
  }
  const sorted = [...cards.values()].sort((one, other) => one.number - other.number);
  return { ...deck, size: Math.max(deck.size, sorted.at(-1)?.number ?? 0), cards: sorted };
}

/** One card with every part that another has of it. */
const joined = (under: PartCard, over: PartCard): PartCard => ({
  ...under,
  ...over,
  national: { ...under.national, ...over.national },
});
