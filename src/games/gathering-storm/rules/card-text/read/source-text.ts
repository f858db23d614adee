import { BULLETS, DASHES, LIGATURE, unfold } from '@/kernel/file/letters';

/** A text by its lines. */
export interface SourceLines {
  source: string;
  /** Where each line of the source begins. */
  lines: number[];
  /** The number of its first line in the whole file. */
  line: number;
}

/**
 * A text as its readers see it. `plain` is the text in small letters, with one kind of space, line break, dash and
 * quotation mark and nothing invisible; `places` leads every letter of it back to the text as it was written.
 */
export interface SourceText extends SourceLines {
  plain: string;
  places: number[];
}

/** A pattern match: its words, with the whole match first, and the position after them. */
export interface Found {
  words: string[];
  end: number;
}

const BREAK = /\r\n|[\n\r\u2028\u2029]/g;
const IS_BREAK = /[\n\r\u2028\u2029]/;
const INVISIBLE = /[\p{Cc}\p{Cf}]/u;

/** Letters that are read as others. */
const READ_AS = new Map<string, string>([
  ...[...DASHES].map((dash): [string, string] => [dash, '-']),
  ...[...'“”„«»'].map((mark): [string, string] => [mark, '"']),
  ...[...'‘’'].map((mark): [string, string] => [mark, "'"]),
  ['±', '+/-'],
]);

/** Divides a text into its lines. */
export function createSourceLines(source: string, line = 1): SourceLines {
  const lines = [0];
  for (const found of source.matchAll(BREAK)) lines.push(found.index + found[0].length);
  return { source, lines, line };
}

/** Normalizes a text for reading. Accepts any text; runs in time linear in its length. */
export function createSourceText(source: string, line = 1): SourceText {
  const sheet = createSourceLines(source, line);
  // Plain English without two blanks together needs small letters alone: most texts, in a tenth of the time.
  if (PLAIN.test(source) && !DRESSED.test(source))
    return { ...sheet, plain: source.toLowerCase(), places: countTo(source.length) };
  const letters: string[] = [];
  const places: number[] = [];
  // Starts as if after a line break, so that a leading blank is dropped.
  let last = '\n';
  for (let place = 0; place < source.length; place += 1) {
    const skipped = skippedAt(source, place, last);
    if (skipped > 0) {
      place += skipped - 1;
      continue;
    }
    const read = COMMON[source.charCodeAt(place)] ?? readLetter(source[place] as string);
    if ((read === ' ' || read === '\n') && (last === ' ' || last === '\n')) {
      if (last === ' ' && read === '\n') last = letters[letters.length - 1] = '\n';
      continue;
    }
    for (const letter of read) {
      letters.push(letter);
      places.push(place);
      last = letter;
    }
  }
  return { ...sheet, plain: letters.join(''), places };
}

/** A bullet or a quotation mark before a line, or a word divided at the end of one. */
const DRESSED = /(?:^|\n)[ \t]*(?:[*"]|-[ \t]+[A-Za-z])|[A-Za-z]-[ \t]*\r?\n[ \t]*[a-z]/;
const MARK = new RegExp(`[${BULLETS}–-]`);
const BULLET = new RegExp(`${MARK.source}[ \\t\\u00a0]+(?=[\\p{L}\\p{N}+(["“])`, 'uy');
const DIVIDED = /[‐-][ \t]*(?:\r\n|[\n\r\u2028])[ \t]*(?=\p{Ll})/uy;
const PLAIN = /^(?:[!-~]+(?:[ \n][!-~]+)*[ \n]?)?$/;
let counted: number[] = [];

/** 0, 1, 2 and so on, so many. */
function countTo(most: number): number[] {
  if (counted.length < most) counted = Array.from({ length: 2 * most }, (_, at) => at);
  return counted.slice(0, most);
}

/** How many letters of layout stand there: a bullet before a line, or the hyphen of a divided word with its line break. */
function skippedAt(source: string, place: number, last: string): number {
  const letter = source[place] as string;
  if (last === '\n' && MARK.test(letter)) {
    BULLET.lastIndex = place;
    const bullet = BULLET.exec(source)?.[0] ?? '';
    // “- 3 support” is a number.
    return /[–-]/.test(letter) && /^[\d+]/.test(source.slice(place + bullet.length)) ? 0 : bullet.length;
  }
  if (!/[‐-]/.test(letter) || !/\p{L}/u.test(last)) return 0;
  DIVIDED.lastIndex = place;
  return DIVIDED.exec(source)?.[0].length ?? 0;
}

function readLetter(letter: string): string {
  if (IS_BREAK.test(letter)) return '\n';
  if (/\s/.test(letter)) return ' ';
  if (INVISIBLE.test(letter)) return '';
  const small = READ_AS.get(letter) ?? unfold(letter).toLowerCase();
  return small.length === 1 || small === '+/-' || LIGATURE.test(letter) ? small : letter;
}

/** How the letters of plain English are read; most texts hold no others. */
const COMMON: readonly string[] = Array.from({ length: 128 }, (_, code) =>
  readLetter(String.fromCharCode(code)),
);

/** Returns the source position of a letter of `plain`; after its last letter, the end. */
export function sourceAt({ places, source }: SourceText, at: number): number {
  return places[at] ?? source.length;
}

/** Line and column of a place in the source, both from 1. */
export function lineAt({ lines, line }: SourceLines, place: number): { line: number; column: number } {
  const at = countUpTo(lines, place) - 1;
  return { line: line + at, column: place - (lines[at] ?? 0) + 1 };
}

/** Returns the end of the line that contains a source position, before its line break. */
export function endOfLine({ source, lines }: SourceLines, place: number): number {
  const next = lines[countUpTo(lines, place)];
  if (next === undefined) return source.length;
  return source.startsWith('\r\n', next - 2) ? next - 2 : next - 1;
}

/** Returns the first letter of `plain` at or after a source position. */
export function plainFrom({ places }: SourceText, place: number): number {
  return countUpTo(places, place - 1);
}

/** How many of a rising list are at most `most`. */
function countUpTo(rising: readonly number[], most: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] as number) <= most) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A pattern for plain text that holds where it is tried; a space in it is a space or a line break. */
export function pattern(source: string): RegExp {
  return new RegExp(source.replaceAll(' ', '[ \\n]'), 'y');
}

/** Matches a pattern at a position of the text; null if it does not match. */
export function take({ plain }: SourceText, at: number, wanted: RegExp): Found | null {
  wanted.lastIndex = at;
  const match = wanted.exec(plain);
  if (!match) return null;
  return { words: [...match].map((words) => words?.replaceAll('\n', ' ') ?? ''), end: at + match[0].length };
}

/** Returns the words on one line, as in a card's title or an order. */
export function onOneLine(words: string): string {
  return words
    .split(BREAK)
    .map((part) => part.trim())
    .join(' ')
    .trim();
}

/** Whether a title line of dashes means no title. */
export const isNoTitle = (line: string) => /^-+$/.test(createSourceText(line).plain.trim());
