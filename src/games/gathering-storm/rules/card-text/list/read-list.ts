import type { PartCard } from '../../cards/own-deck';
import { type Mistake, mistakeAt } from '../read/mistake';
import { capMistakes, gatherList, type Listed, type ListFormat, type UnderstoodPart } from './listed';
import { readListCsv } from './read-list-csv';
import { readListJson } from './read-list-json';
import { readListText } from './read-list-text';
import { isTable } from './table-form';

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
export function formatOf(source: string): ListFormat {
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
