import type { Event } from '../../cards/card';
import { type CardPart, MOST_CARDS, type PartCard } from '../../cards/own-deck';
import { type Mistake, mistakeAt, sortMistakes } from '../read/mistake';
import { lineAt, type SourceLines } from '../read/source-text';

/** How a list of cards is written. */
export const LIST_FORMATS = ['text', 'csv', 'json'] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

/** One part of a card that was understood, and its line in the list. */
export interface UnderstoodPart {
  line: number;
  number: number;
  part: CardPart;
}

/** From one place of the source to another. */
export type Span = readonly [number, number];

/** One part of a card as a list has it, and where. */
export interface ListedPart {
  part: CardPart;
  span: Span;
  /** Null if a mistake explains why, or if there is only a heading. */
  value: number | Event | null;
  /** There is only a heading. */
  empty?: boolean;
}

/** One card as a list has it. */
export interface ListedCard {
  /** Null if a mistake explains why. */
  number: number | null;
  span: Span;
  /** The range of its national events, if they are together. */
  national?: Span;
  parts: ListedPart[];
}

/** A list as one of its three forms was read; what the forms have in common is done by `gatherList`. */
export interface Listed {
  format: ListFormat;
  sheet: SourceLines;
  name: string | null;
  size: number | null;
  /** The position of the number of cards. */
  sizeAt: Span;
  cards: ListedCard[];
  mistakes: Mistake[];
}

/** An empty list, before anything is read. */
export const createListed = (format: ListFormat, sheet: SourceLines): Listed => ({
  format,
  sheet,
  name: null,
  size: null,
  sizeAt: [0, 0],
  cards: [],
  mistakes: [],
});

/** So many mistakes are listed; the rest is counted. */
export const MOST_MISTAKES = 500;

/** The cards of a list, each number once and each part once, the parts that were understood, and every mistake. */
export function gatherList(listed: Listed): {
  cards: PartCard[];
  understood: UnderstoodPart[];
  mistakes: Mistake[];
} {
  const { sheet, mistakes } = listed;
  if (listed.cards.length > MOST_CARDS) return { cards: [], understood: [], mistakes: [tooMany(listed)] };
  const cards: PartCard[] = [];
  const understood: UnderstoodPart[] = [];
  const seen = new Set<number>();
  for (const card of listed.cards) {
    const { number } = card;
    const twice = number !== null && seen.has(number);
    if (twice) mistakes.push(refuseTwice(sheet, card));
    const [first, again] = firstParts(card);
    for (const part of again) mistakes.push(refusePartTwice(sheet, card, part));
    if (number === null || twice) continue;
    seen.add(number);
    const held: PartCard = { number, national: {} };
    for (const { part, span, value } of first) {
      if (value === null) continue;
      if (part === 'trend') held.trend = value as number;
      else if (part === 'general') held.general = value as Event;
      else held.national[part] = value as Event;
      understood.push({ line: lineAt(sheet, span[0]).line, number, part });
    }
    cards.push(held);
  }
  if (listed.size !== null && cards.length > listed.size) mistakes.push(tooFewSaid(listed, cards.length));
  return { cards, understood, mistakes: sortMistakes(mistakes) };
}

/** The first occurrence of each part of a card, and all repeats. */
function firstParts({ parts }: ListedCard): [ListedPart[], ListedPart[]] {
  const seen = new Set<CardPart>();
  const again = new Set(parts.filter(({ part }) => seen.size === seen.add(part).size));
  return [parts.filter((part) => !again.has(part)), [...again]];
}

function refuseTwice(sheet: SourceLines, { number, span }: ListedCard): Mistake {
  return mistakeAt(sheet, span, 'refused', {
    message: `Card ${number} is there twice.`,
    allowed: 'Give each card a number of its own.',
  });
}

/** How a card's part is spoken of. */
export function sayPart(part: CardPart): string {
  if (part === 'trend') return 'economic trend';
  return part === 'general' ? 'general event' : `event for ${part}`;
}

function refusePartTwice(sheet: SourceLines, { number }: ListedCard, { part, span }: ListedPart): Mistake {
  return mistakeAt(sheet, span, 'refused', {
    message: `${number === null ? 'This card' : `Card ${number}`} has a second ${sayPart(part)}.`,
    allowed: 'Leave one of them.',
    rule: 'GS 9.12',
  });
}

function tooMany({ sheet, cards }: Listed): Mistake {
  const first = cards[MOST_CARDS] as ListedCard;
  return mistakeAt(sheet, first.span, 'refused', {
    message: `The list has ${cards.length} cards; a deck has at most ${MOST_CARDS}.`,
    allowed: 'Leave out the cards from here on, or read the list in parts.',
  });
}

function tooFewSaid({ sheet, size, sizeAt }: Listed, count: number): Mistake {
  return mistakeAt(sheet, sizeAt, 'refused', {
    message: `The deck has ${count} cards, and you said ${size}.`,
    allowed: 'Say how many cards it has, or take some out.',
  });
}

/** What is allowed instead of words that match no printed form. */
const BY_HAND = 'Write them as a card prints them, or for example: By hand, income: what the table does.';

/** Adds what is allowed to a mistake that does not say it. */
function allowedIn(mistake: Mistake): Mistake {
  const { allowed, choices } = mistake;
  return (allowed ?? choices) === undefined ? { ...mistake, allowed: BY_HAND } : mistake;
}

/** The first mistakes in their order, and in place of the others how many they are. */
export function capMistakes(found: Mistake[]): Mistake[] {
  const more = found.length - MOST_MISTAKES;
  const next = found[MOST_MISTAKES];
  if (more <= 0 || !next) return found.map(allowedIn);
  const last: Mistake = {
    kind: 'refused',
    line: next.line,
    column: next.column,
    length: 0,
    words: '',
    message: `${more} more ${more === 1 ? 'mistake follows' : 'mistakes follow'}.`,
    allowed: 'Fix those above first.',
  };
  return [...found.slice(0, MOST_MISTAKES).map(allowedIn), last];
}
