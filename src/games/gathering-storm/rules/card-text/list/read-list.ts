import type { PartCard } from '@/games/gathering-storm/rules/cards/own-deck';
import { beginOf, type Mistake, mend, mistakeAt, type Spot } from '../read/mistake';
import { placeInCell, printCell, readRows } from './cells';
import { capMistakes, gatherList, type Listed, type ListFormat, type UnderstoodPart } from './listed';
import { readListCsv } from './read-list-csv';
import { readListJson } from './read-list-json';
import { readListText } from './read-list-text';
import { isTable, separatorOf } from './table-form';

/** The reading of a list, before anything is saved: each valid part of each card, and every mistake. */
export interface ReadList {
  format: ListFormat;
  /** The deck’s name and number of cards, if the list has them. */
  name: string | null;
  size: number | null;
  /** Cards as far as they were understood, in the order of the list; each number once. */
  cards: PartCard[];
  understood: UnderstoodPart[];
  /** By line and column; none is worth keeping quiet about, but a part that is merely not there is no mistake. */
  mistakes: Mistake[];
}

/** So many letters of a list are read: 2 MB of plain text, forty times a deck of 144 cards. */
export const MOST_LIST_LETTERS = 2_000_000;

/** The maximum number of lines of a list: a hundred for every card that a deck may have. */
export const MOST_LIST_LINES = 100_000;

/** Reads a list of cards: text in printed words, CSV, or JSON, whole or unfinished. @rule GS 9.12 */
export function readList(source: string): ReadList {
  const long = refuseLong(source);
  if (long) return { format: 'text', name: null, size: null, cards: [], understood: [], mistakes: [long] };
  const listed = readListed(source);
  const { cards, understood, mistakes } = gatherList(listed);
  const { format, name, size } = listed;
  return { format, name, size, cards, understood, mistakes: capMistakes(mistakes) };
}

/** A list as its form has it. */
export function readListed(source: string): Listed {
  const format = formatOf(source);
  if (format === 'json') return readListJson(source);
  return format === 'csv' ? readListCsv(source) : readListText(source);
}

/** The form of a list: JSON by its first letter, CSV by a first row that names columns. */
function formatOf(source: string): ListFormat {
  if (/^\s*[{[]/.test(source)) return 'json';
  return isTable(source) ? 'csv' : 'text';
}

/** Why a text is too long for a list, or null; checked before it is read. */
export function refuseLong(source: string): Mistake | null {
  const sheet = { source: '', lines: [0], line: 1 };
  const refuse = (message: string) =>
    mistakeAt(sheet, [0, 0], 'refused', { message, allowed: 'Read it in parts.' });
  const millions = (Math.ceil(source.length / 100_000) / 10).toFixed(1);
  if (source.length > MOST_LIST_LETTERS)
    return refuse(`The list has ${millions} million letters; at most 2 million (2 MB) are read.`);
  let lines = 1;
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) lines += 1;
  return lines > MOST_LIST_LINES
    ? refuse(`The list has ${lines} lines; at most ${MOST_LIST_LINES} are read.`)
    : null;
}

/**
 * Replaces the words that a mistake in a list is about. In a table their cell is rewritten, so that
 * separators and quotation marks in the new words do not split it.
 */
export function mendList(source: string, spot: Spot, wording: string): string {
  const separator = formatOf(source) === 'csv' ? separatorOf(source) : null;
  if (separator === null) return mend(source, spot, wording);
  const from = beginOf(source, spot);
  const cell = readRows(source, separator)
    .flatMap(({ cells }) => cells)
    .find((cell) => cell.from <= from && from + spot.length <= cell.to);
  if (!cell) return mend(source, spot, wording);
  const places = Array.from({ length: cell.value.length + 1 }, (_, at) => placeInCell(source, cell, at));
  const begin = places.indexOf(from);
  const end = places.indexOf(from + spot.length);
  if (begin === -1 || end === -1) return mend(source, spot, wording);
  const value = cell.value.slice(0, begin) + wording + cell.value.slice(end);
  const [before, behind] = cell.quoted ? [cell.from - 1, cell.to + 1] : [cell.from, cell.to];
  return source.slice(0, before) + printCell(value, separator) + source.slice(behind);
}
