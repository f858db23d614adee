import type { Card, Deck } from '@/games/gathering-storm/rules/cards/card';
import type { PartialRefusal } from '@/kernel/result';
import { createSourceLines, lineAt, type SourceLines } from './source-text';

/** Why a text could not be read at one place. */
export interface Mistake extends PartialRefusal {
  /** `unread`: not a card's words; `ask`: the card's color must decide; `refused`: read, but not possible. */
  kind: 'unread' | 'ask' | 'refused';
  /** From 1. */
  line: number;
  column: number;
  /** How many letters of the text it speaks of. */
  length: number;
  /** The words it speaks of, as written; cut when they are long. */
  words: string;
  /** The first unknown word among them. */
  token?: string;
  /** The trend in the line, which is not an effect. */
  trend?: TrendLine;
  /** Possible spellings, for `ask`. */
  choices?: readonly string[];
}

/** The part of a deck that was understood; `deck` is null if anything is wrong. */
export interface ReadDeck {
  deck: Deck | null;
  /** The cards that hold by themselves, in order. */
  cards: Card[];
  mistakes: Mistake[];
}

/** In the order of the text. */
export function sortMistakes(mistakes: Mistake[]): Mistake[] {
  return mistakes.sort((one, other) => one.line - other.line || one.column - other.column);
}

const LONGEST = 80;

/** A mistake at the words from one place of the source to another. */
export function mistakeAt(
  sheet: SourceLines,
  [from, to]: readonly [number, number],
  kind: Mistake['kind'],
  refusal: Omit<Mistake, 'kind' | 'line' | 'column' | 'length' | 'words'>,
): Mistake {
  const words = sheet.source.slice(from, Math.min(to, from + LONGEST + 1)).trim();
  const cut = to - from > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words;
  return { kind, ...lineAt(sheet, from), length: to - from, words: cut, ...refusal };
}

/** A mistake as one readable line: place, words, reason, what would be read; nothing in it turns or hides text. */
export function printMistake(mistake: Mistake): string {
  const { line, column, words, message, rule, allowed, choices = [] } = mistake;
  return [
    `Line ${line}, column ${column}: ${words === '' ? '' : `“${words}” `}`.trim(),
    message,
    allowed,
    choices.length > 0 ? `One of: ${choices.map((choice) => `“${choice}”`).join(', ')}.` : '',
    rule ? `(${rule})` : '',
  ]
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '');
}

/** The trend in a line, and the rest of the line. */
export interface TrendLine {
  value: number;
  rest: string;
  /** Its start and end in the words. */
  at: readonly [number, number];
}

/** The position of a mistake in a text. */
export type Spot = Pick<Mistake, 'line' | 'column' | 'length'>;

/** The place of the first of these words. */
export const beginOf = (source: string, { line, column }: Spot) =>
  (createSourceLines(source).lines[line - 1] ?? source.length) + column - 1;

/** All the words that a mistake speaks of, as they were typed. */
export function wordsAt(source: string, spot: Spot): string {
  const from = beginOf(source, spot);
  return source.slice(from, from + spot.length);
}

/** Puts other words in the place of those that a mistake speaks of; everything else stays as it was typed. */
export function mend(source: string, spot: Spot, wording: string): string {
  const from = beginOf(source, spot);
  return source.slice(0, from) + wording + source.slice(from + spot.length);
}

/** A text without the gaps left after something was removed. */
export const closeGaps = (text: string): string =>
  text
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/^[^\S\n]*[,;] *|[^\S\n]+$/gm, '')
    .trimStart();
