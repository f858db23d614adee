import * as v from 'valibot';
import { readShape } from '@/kernel/file/read-shape';
import { accept, type Refusal, type Result, refuse } from '@/kernel/result';
import { checkEvent } from '../effects/index';
import { words } from '../effects/shapes';
import { POWERS, type Power, printList } from '../vocabulary';
import { type Card, cardShape, type Deck, type Event, eventShape } from './card';

/** Prints numbers as ranges: "1 to 5, 8 and 10 to 12". Accepts any order. */
export function printRanges(numbers: readonly number[]): string {
  return printList(rangesOf(numbers).map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)));
}

/** Numbers that follow each other, from the first to the last of each run. */
function rangesOf(numbers: readonly number[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const number of [...new Set(numbers)].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

/** Parses "1-5, 8, 10 to 12" into numbers from 1 to `most`; null if it is not valid. */
export function readRanges(text: string, most: number): number[] | null {
  const parts = text
    .trim()
    .split(/\s*(?:,|;|\band\b)\s*/)
    .filter((part) => part !== '');
  if (parts.length === 0) return null;
  const numbers = new Set<number>();
  for (const part of parts) {
    const [, from = '', to = from] = /^(\d{1,3})(?:\s*(?:-|–|−|to)\s*(\d{1,3}))?$/.exec(part) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (from === '' || first < 1 || last < first || last > most) return null;
    for (let number = first; number <= last; number += 1) numbers.add(number);
  }
  return [...numbers].sort((one, other) => one - other);
}

/** The parts of a card besides its number. @rule GS 9.12 */
export const PARTS = ['trend', 'general', ...POWERS] as const;
export type CardPart = (typeof PARTS)[number];

/** A card as far as it is known: any part may be missing. */
export const partCardShape = v.strictObject({
  number: cardShape.entries.number,
  trend: v.optional(cardShape.entries.trend),
  general: v.optional(eventShape),
  national: v.strictObject({
    Germany: v.optional(eventShape),
    Italy: v.optional(eventShape),
    Britain: v.optional(eventShape),
    France: v.optional(eventShape),
    Russia: v.optional(eventShape),
  }),
});
export type PartCard = v.InferOutput<typeof partCardShape>;

/** Size of the printed deck, according to the sources (assumed). */
export const DECK_SIZE = 144;
/** Maximum number of cards in a deck. */
export const MOST_CARDS = 999;

/** A deck of one’s own, finished or not: its cards in the order of their numbers, and how many it is to have. */
export const ownDeckShape = v.strictObject({
  name: words,
  size: v.pipe(
    v.number('A deck has a number of cards.'),
    v.integer('A number of cards is whole.'),
    v.minValue(6, 'A deck has at least six cards.'),
    v.maxValue(MOST_CARDS, `A deck has at most ${MOST_CARDS} cards.`),
  ),
  cards: v.pipe(
    v.array(partCardShape),
    v.maxLength(MOST_CARDS, `A deck has at most ${MOST_CARDS} cards.`),
    v.check(
      (cards) => new Set(cards.map(({ number }) => number)).size === cards.length,
      'A card is there twice.',
    ),
  ),
});
export type OwnDeck = v.InferOutput<typeof ownDeckShape>;

/** Returns the parts that a card lacks. */
export function missingOf(card: PartCard): CardPart[] {
  return PARTS.filter((part) => partOf(card, part) === undefined);
}

/** One part of a card: its trend, its general event, or a power’s event. */
export function partOf(card: PartCard, part: CardPart): number | Event | undefined {
  if (part === 'trend') return card.trend;
  return part === 'general' ? card.general : card.national[part];
}

/** A card with every part. */
export function isWhole(card: PartCard): card is Card {
  return missingOf(card).length === 0;
}

/** Numbers from 1 to the deck’s size that no card has. */
export function numbersMissing({ size, cards }: OwnDeck): number[] {
  const there = new Set(cards.map(({ number }) => number));
  return Array.from({ length: size }, (_, at) => at + 1).filter((number) => !there.has(number));
}

/** Returns all errors of a deck: events in a place that is not allowed, or too many cards. @rule GS Guide */
export function checkOwnDeck({ size, cards }: OwnDeck): (Refusal & { number?: number; part?: CardPart })[] {
  const wrong = cards.flatMap((card) =>
    PARTS.flatMap((part) => {
      const refusal = checkPart(card, part);
      return refusal ? [{ ...refusal, number: card.number, part }] : [];
    }),
  );
  if (cards.length > size)
    wrong.push({
      message: `The deck has ${cards.length} cards, and you said ${size}.`,
      allowed: 'Say how many cards it has, or take some out.',
    } as (typeof wrong)[number]);
  return wrong;
}

function checkPart(card: PartCard, part: CardPart): Refusal | null {
  if (part === 'trend') return null;
  const event = partOf(card, part) as Event | undefined;
  if (!event) return null;
  return checkEvent(event, part === 'general' ? { general: true } : { general: false, power: part });
}

/** The deck that can be dealt: its whole cards, in order. Unfinished ones stay out. */
export function dealtDeck({ name, cards }: OwnDeck): Result<Deck> {
  const whole = cards.filter(isWhole).sort((one, other) => one.number - other.number);
  if (whole.length < 6)
    return refuse(
      whole.length === 0
        ? 'No card of this deck is complete.'
        : `${whole.length} cards of this deck are complete.`,
      { rule: 'GS 9.12', allowed: 'Finish six cards, one turn’s draw, or play with the paper deck.' },
    );
  return accept({ name, cards: whole });
}

/** A whole deck as one of one’s own, to be changed. */
export function ownDeckOf(deck: Deck, name = deck.name): OwnDeck {
  return { name, size: deck.cards.length, cards: structuredCloneOf(deck.cards) };
}

/** What one public showing reveals about a card. */
export interface Learned {
  number: number;
  trend?: number;
  general?: Event;
  national?: Partial<Record<Power, Event>>;
}

/** The deck with what was shown of one card; other parts of it stay. Its size grows with a higher number. */
export function learn(deck: OwnDeck, { number, trend, general, national = {} }: Learned): OwnDeck {
  const before = deck.cards.find((card) => card.number === number) ?? { number, national: {} };
  const after: PartCard = {
    ...before,
    ...(trend === undefined ? {} : { trend }),
    ...(general === undefined ? {} : { general }),
    national: { ...before.national, ...national },
  };
  const others = deck.cards.filter((card) => card.number !== number);
  return {
    ...deck,
    size: Math.max(deck.size, number),
    cards: [...others, after].sort((one, other) => one.number - other.number),
  };
}

const structuredCloneOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Reads a deck from storage or a file. */
export function readOwnDeck(input: unknown): Result<OwnDeck> {
  const read = readShape(ownDeckShape, input);
  if (read.ok) return read;
  const { refusal } = read;
  return { ok: false, refusal: { ...refusal, message: `This deck is damaged: ${refusal.message}` } };
}
