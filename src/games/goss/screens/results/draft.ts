import type { ResultModifier, ResultRow, ResultsTable } from '@/games/goss/rules/results/table';
import { printTwo } from '@/games/goss/rules/vocabulary';
import { plainDashes, readWhole, unfold } from '@/kernel/file/letters';

/** A row while it is written: its numbers as they were typed. */
export interface DraftRow {
  key: string;
  from: string;
  to: string;
  combat: string;
  movement: string;
  keeps: boolean;
}

/** A modifier while it is written: its amount as it was typed. */
export interface DraftModifier {
  id: string;
  amount: string;
  words: string;
  when: ResultModifier['when'];
  /** Ticked by the clock. */
  clock?: ResultModifier['clock'];
}

/** A table of results while it is written. */
export interface Draft {
  name: string;
  rows: DraftRow[];
  modifiers: DraftModifier[];
  /** The next key or id. */
  next: number;
}

/** The default name of a table that is no longer the house table. */
const OWN_NAME = 'Our table of results';
const LAST = 99;

const printAmount = (amount: number) => `${amount < 0 ? '−' : '+'}${Math.abs(amount)}`;

/** A table that is there, to be changed. */
export function draftOf({ name, ours, rows, modifiers }: ResultsTable): Draft {
  const written = rows.map(
    ({ from, to, combat, movement, keeps }, at): DraftRow => ({
      key: `r${at + 1}`,
      from: printNumber(from),
      to: printNumber(to),
      combat,
      movement,
      keeps,
    }),
  );
  const draft: Draft = {
    name: ours ? OWN_NAME : name,
    rows: sorted(written),
    modifiers: modifiers.map(({ amount, ...rest }) => ({ ...rest, amount: printAmount(amount) })),
    next: rows.length + 1,
  };
  return rows.length === 0 ? addRow(draft).draft : draft;
}

const printNumber = (value: number) =>
  Number.isInteger(value) && value >= 0 ? printTwo(value) : String(value);

/** Returns the number, or NaN if there is none. */
function numberOf(text: string): number {
  const whole = readWhole(text);
  if (whole !== null) return whole;
  // A part of one is refused as that.
  const plain = plainDashes(unfold(text)).trim().replace(',', '.');
  return /^[+-]?\d+\.\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Converts a draft row to the row to be saved. */
export const rowOf = ({ from, to, combat, movement, keeps }: DraftRow): ResultRow => ({
  from: numberOf(from),
  to: numberOf(to),
  combat: combat.trim(),
  movement: movement.trim(),
  keeps,
});

/** Converts a draft to the table to be saved; the check decides whether it is valid. */
export function tableOf({ name, rows, modifiers }: Draft): ResultsTable {
  return {
    name: name.trim(),
    ours: false,
    rows: rows.map(rowOf),
    modifiers: modifiers.map(({ id, amount, words, when, clock }) => ({
      id,
      words: words.trim(),
      amount: numberOf(amount),
      when,
      ...(clock ? { clock } : {}),
    })),
  };
}

/** Sorts rows by number; rows without one come last. */
function sorted(rows: readonly DraftRow[]): DraftRow[] {
  const place = (row: DraftRow) => {
    const from = numberOf(row.from);
    return Number.isNaN(from) ? Number.POSITIVE_INFINITY : from;
  };
  return [...rows].sort((one, other) => {
    const [first, second] = [place(one), place(other)];
    return first === second ? 0 : first - second;
  });
}

export const settled = (draft: Draft): Draft => ({ ...draft, rows: sorted(draft.rows) });

/** Returns the first range of numbers without a row, or null if every number has one. */
export function freeNumbers({ rows }: Draft): { from: number; to: number } | null {
  const covered = (number: number) => rows.map(rowOf).some(({ from, to }) => from <= number && number <= to);
  const numbers = Array.from({ length: LAST + 1 }, (_, number) => number);
  const from = numbers.find((number) => !covered(number));
  if (from === undefined) return null;
  const end = numbers.find((number) => number > from && covered(number));
  return { from, to: (end ?? LAST + 1) - 1 };
}

/** Adds a row at the first free number, or at the given range. Its end stays open unless a row follows. */
export function addRow(draft: Draft, range = freeNumbers(draft)): { draft: Draft; key: string } {
  const key = `r${draft.next}`;
  const row: DraftRow = {
    key,
    from: range ? printTwo(range.from) : '',
    to: range && range.to < LAST ? printTwo(range.to) : '',
    combat: '',
    movement: '',
    keeps: false,
  };
  return { draft: settled({ ...draft, rows: [...draft.rows, row], next: draft.next + 1 }), key };
}

export const changeRow = (draft: Draft, key: string, part: Partial<DraftRow>): Draft => ({
  ...draft,
  rows: draft.rows.map((row) => (row.key === key ? { ...row, ...part } : row)),
});

export const takeRow = (draft: Draft, key: string): Draft =>
  settled({ ...draft, rows: draft.rows.filter((row) => row.key !== key) });

/** One more modifier, with an id that no other has. */
export function addModifier(draft: Draft): { draft: Draft; id: string } {
  let next = draft.next;
  while (draft.modifiers.some(({ id }) => id === `m${next}`)) next += 1;
  const id = `m${next}`;
  const modifiers = [...draft.modifiers, { id, amount: '', words: '', when: 'both' as const }];
  return { draft: { ...draft, modifiers, next: next + 1 }, id };
}

export const changeModifier = (draft: Draft, id: string, part: Partial<DraftModifier>): Draft => ({
  ...draft,
  modifiers: draft.modifiers.map((item) => (item.id === id ? { ...item, ...part } : item)),
});

export const takeModifier = (draft: Draft, id: string): Draft => ({
  ...draft,
  modifiers: draft.modifiers.filter((item) => item.id !== id),
});

/** Whether two drafts have the same content. */
export const isSame = (one: Draft, other: Draft) =>
  JSON.stringify(tableOf(one)) === JSON.stringify(tableOf(other));
