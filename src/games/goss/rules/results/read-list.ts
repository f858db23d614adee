import { joinDivided, plainDashes, plainLine } from '@/kernel/file/letters';
import { printTwo } from '../vocabulary';
import type { ResultModifier, ResultRow, ResultsTable } from './table';

const printRow = ({ from, to, combat, movement, keeps }: ResultRow) =>
  [
    from === to ? printTwo(from) : `${printTwo(from)}–${printTwo(to)}`,
    combat,
    movement,
    ...(keeps ? ['stays'] : []),
  ].join(' | ');

const printModifier = ({ amount, words, when, clock }: ResultModifier) =>
  [`modifier ${amount > 0 ? '+' : '−'}${Math.abs(amount)}`, words, when, ...(clock ? [clock] : [])].join(
    ' | ',
  );

/** A table of results as a list: its name, then one row a line. What it prints is read again as the same. */
export function printResults({ name, rows, modifiers }: ResultsTable): string {
  return [`Table: ${name}`, ...rows.map(printRow), ...modifiers.map(printModifier)].join('\n');
}

/** A line of a list that could not be read; lines count from 1. */
export interface ListMistake {
  line: number;
  words: string;
}

export interface ReadResults {
  table: ResultsTable;
  /** The line of each row, as the list has it. */
  rowLines: number[];
  mistakes: ListMistake[];
}

/** So much is read of a list. */
export const MOST_TEXT = 40_000;

/** Normalizes cells that are not stored as text: ranges and signs. */
const plain = (cell: string) => plainDashes(plainLine(cell));

const UNNAMED = 'Our table of results';
const RANGE = /^(\d{1,2})(?:\s*(?:-|to)\s*(\d{1,2}))?$/i;
const TITLE = /^(?:table|title)\s*:\s*(.+)$/i;
/** Matches a line that may be meant as a row or a modifier; it is a title only if marked as one. */
const ROW_LIKE = /[\p{N}+]|- ?\p{N}|^modifier/iu;
const MODIFIER = /^modifiers?\s*([+-])?\s*(\d{1,2})$/i;
const STAYS = ['stays', 'stay', 'keeps', 'keep', 'yes', 'x'];
const GOES = ['', 'goes', 'no', '-'];
const WHEN: Record<string, ResultModifier['when']> = {
  '': 'both',
  both: 'both',
  combat: 'combat',
  movement: 'movement',
};

/** The separator of a line's cells: a tab, otherwise a bar, otherwise a semicolon. */
const partOf = (line: string) => ['\t', '|', ';'].find((sign) => line.includes(sign));

const cellsOf = (line: string) => {
  const part = partOf(line);
  return (part ? line.split(part) : [line]).map((cell) => cell.trim());
};

function readRow(cells: readonly string[]): ResultRow | string {
  const [range = '', combat, movement, stays = '', ...rest] = cells;
  const found = RANGE.exec(plain(range));
  if (!found) return 'It begins with a range, as in "00–04"; a title begins as in "Title: Winter 1943".';
  if (combat === undefined || movement === undefined)
    return 'It needs a range, words for combat and words for movement, separated by tabs, bars or semicolons.';
  const keeps = STAYS.includes(plain(stays).toLowerCase());
  if (rest.some((cell) => cell !== '') || (!keeps && !GOES.includes(plain(stays).toLowerCase())))
    return 'After the words for movement comes "stays", or nothing.';
  const [, from, to = from] = found;
  return { from: Number(from), to: Number(to), combat, movement, keeps };
}

function readModifier(cells: readonly string[], id: string): ResultModifier | string {
  const [head = '', words = '', when = '', clock = '', ...rest] = cells;
  const found = MODIFIER.exec(plain(head));
  if (!found) return 'A modifier begins as in "modifier +5" or "modifier −5".';
  const time = Object.hasOwn(WHEN, when.toLowerCase()) ? WHEN[when.toLowerCase()] : undefined;
  const night = clock.toLowerCase() === 'night';
  if (!time || (!night && clock !== '') || rest.some((cell) => cell !== ''))
    return 'After a modifier’s words comes "combat", "movement", "both" or nothing; then "night" where the clock ticks it.';
  const amount = Number(found[2]) * (found[1] === undefined || found[1] === '+' ? 1 : -1);
  return { id, words, amount, when: time, ...(night ? { clock: 'night' } : {}) };
}

/**
 * Reads a list of results, one row per line: "00–04 | in combat | in movement | stays"; modifiers: "modifier
 * +5 | words | combat | night"; a title may come first. Reports every line that it cannot read, and never
 * throws.
 */
export function readResults(text: string): ReadResults {
  const table: ResultsTable = { name: UNNAMED, ours: false, rows: [], modifiers: [] };
  const read: ReadResults = { table, rowLines: [], mistakes: [] };
  if (text.length > MOST_TEXT) {
    read.mistakes.push({ line: 1, words: `The list is too long: at most ${MOST_TEXT} letters.` });
    return read;
  }
  let first = true;
  for (const [at, raw] of joinDivided(text)
    .split(/\r\n|\r|\n/)
    .entries()) {
    // A tab at the end is an empty cell.
    const line = raw.trimStart();
    if (line === '') continue;
    const mistake = readLine(read, line, { at: at + 1, first });
    if (mistake) read.mistakes.push({ line: at + 1, words: mistake });
    first = false;
  }
  return read;
}

/** Reads one line into the table; returns a sentence if it cannot be read. */
function readLine(
  { table, rowLines }: ReadResults,
  line: string,
  { at, first }: { at: number; first: boolean },
): string | null {
  const title =
    TITLE.exec(line)?.[1] ?? (first && !partOf(line) && !ROW_LIKE.test(plain(line)) ? line : null);
  if (first && title !== null) {
    table.name = title.trim();
    return null;
  }
  const cells = cellsOf(line);
  if (/^modifier/i.test(plain(cells[0] ?? ''))) {
    const modifier = readModifier(cells, `m${table.modifiers.length + 1}`);
    if (typeof modifier === 'string') return modifier;
    table.modifiers.push(modifier);
    return null;
  }
  const row = readRow(cells);
  if (typeof row === 'string') return row;
  table.rows.push(row);
  rowLines.push(at);
  return null;
}
