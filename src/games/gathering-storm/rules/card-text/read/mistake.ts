import type { PartialRefusal } from '@/kernel/result';
import type { Card, Deck } from '../../cards/card';
import { lineAt, type SourceLines } from './source-text';

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
