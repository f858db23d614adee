import { printTwo } from '../vocabulary';
import type { ResultModifier, ResultRow, ResultsTable } from './table';

/** What is wrong with a table of results, and where: rows and modifiers count from 0. */
export interface ResultMistake {
  kind: 'gap' | 'overlap' | 'backward' | 'outside' | 'empty' | 'long' | 'many' | 'sign' | 'modifier';
  words: string;
  row?: number;
  /** Where in the row its words are wrong. */
  column?: 'combat' | 'movement';
  modifier?: number;
  /** The numbers it is about, both included. */
  from?: number;
  to?: number;
}

export const MOST_ROWS = 100;
export const MOST_MODIFIERS = 20;
export const MOST_LETTERS = 200;

export const printRange = (from: number, to: number) =>
  from === to ? printTwo(from) : `${printTwo(from)} to ${printTwo(to)}`;

/** "00–04", for narrow spaces. */
export const shortRange = (from: number, to: number) =>
  from === to ? printTwo(from) : `${printTwo(from)}–${printTwo(to)}`;

/** Returns what is wrong with the text of a cell. */
function checkWords(words: string, what: string, most: number): Pick<ResultMistake, 'kind' | 'words'>[] {
  if (words.trim() === '') return [{ kind: 'empty', words: `${what} is empty: write what happens.` }];
  if (words.length > most) return [{ kind: 'long', words: `${what} is too long: at most ${most} letters.` }];
  const sign = [...words].some((letter) => letter === '|' || letter < ' ') || words !== words.trim();
  return sign ? [{ kind: 'sign', words: `${what} contains a column separator: leave it out.` }] : [];
}

const isWithin = (value: number) => Number.isInteger(value) && value >= 0 && value <= 99;

function checkRow(row: ResultRow, at: number): ResultMistake[] {
  const name = `Row ${at + 1}`;
  const range = { row: at, from: row.from, to: row.to };
  const mistakes: ResultMistake[] = [];
  if (!isWithin(row.from) || !isWithin(row.to))
    mistakes.push({
      kind: 'outside',
      words: `${name} is not on the dice: they show whole numbers, 00 to 99.`,
      ...range,
    });
  else if (row.from > row.to)
    mistakes.push({
      kind: 'backward',
      words: `${name} goes backward, from ${printTwo(row.from)} to ${printTwo(row.to)}.`,
      ...range,
    });
  for (const column of ['combat', 'movement'] as const)
    for (const mistake of checkWords(row[column], `${name}, ${column},`, MOST_LETTERS))
      mistakes.push({ ...mistake, row: at, column });
  return mistakes;
}

function checkModifier({ words, amount }: ResultModifier, at: number): ResultMistake[] {
  const name = `Modifier ${at + 1}`;
  const said = checkWords(words, name, MOST_LETTERS).map((mistake) => ({ ...mistake, modifier: at }));
  if (Number.isInteger(amount) && amount !== 0 && Math.abs(amount) <= 99) return said;
  const wrong = `${name} is a whole number from −99 to 99, and not 0.`;
  return [...said, { kind: 'modifier', words: wrong, modifier: at }];
}

/** Stretches of numbers for which something is alike and wrong. */
function stretches<T>(found: readonly (T | null)[], same: (one: T, other: T) => boolean) {
  const runs: { value: T; from: number; to: number }[] = [];
  for (const [number, value] of found.entries()) {
    const last = runs.at(-1);
    if (value === null) continue;
    if (last && last.to === number - 1 && same(last.value, value)) last.to = number;
    else runs.push({ value, from: number, to: number });
  }
  return runs;
}

const covers = ({ from, to }: ResultRow, number: number) =>
  isWithin(from) && isWithin(to) && from <= number && number <= to;

/** Returns the numbers with no row or more than one. */
function checkCover(rows: readonly ResultRow[]): ResultMistake[] {
  const cover = Array.from({ length: 100 }, (_, number) =>
    rows.flatMap((row, at) => (covers(row, number) ? [at] : [])),
  );
  const gaps = stretches(
    cover.map((at) => (at.length === 0 ? true : null)),
    () => true,
  ).map(({ from, to }): ResultMistake => {
    const before = rows.findLastIndex((row) => covers(row, from - 1));
    return {
      kind: 'gap',
      words: `No row covers ${printRange(from, to)}.`,
      from,
      to,
      ...(before < 0 ? {} : { row: before }),
    };
  });
  const overlaps = stretches(
    cover.map((at) => (at.length > 1 ? at : null)),
    (one, other) => String(one) === String(other),
  ).map(({ value, from, to }): ResultMistake => {
    const names = value.map((at) => at + 1);
    return {
      kind: 'overlap',
      words: `Rows ${names.slice(0, -1).join(', ')} and ${names.at(-1)} both cover ${printRange(from, to)}.`,
      row: value.at(-1) as number,
      from,
      to,
    };
  });
  return [...gaps, ...overlaps];
}

/** Every mistake of a table of results; none where each roll has one row with words in both columns. */
export function checkResults({ name, rows, modifiers }: ResultsTable): ResultMistake[] {
  const many: ResultMistake[] = [];
  if (rows.length > MOST_ROWS)
    many.push({ kind: 'many', words: `A table has at most ${MOST_ROWS} rows.`, row: MOST_ROWS });
  if (modifiers.length > MOST_MODIFIERS)
    many.push({
      kind: 'many',
      words: `A table has at most ${MOST_MODIFIERS} modifiers.`,
      modifier: MOST_MODIFIERS,
    });
  const twice = modifiers.findIndex(({ id }, at) => modifiers.slice(0, at).some((item) => item.id === id));
  if (twice >= 0)
    many.push({ kind: 'modifier', words: `Modifier ${twice + 1} has an id twice.`, modifier: twice });
  return [
    ...checkWords(name, 'The table’s name', 40),
    ...many,
    ...rows.flatMap(checkRow),
    ...checkCover(rows),
    ...modifiers.flatMap(checkModifier),
  ];
}
