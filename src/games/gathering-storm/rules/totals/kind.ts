import type { Piece } from '@/kernel/board-moves';
import type { Explained } from '@/kernel/totals';
import type { OpenState } from '../state/state';

/** Where a reader of a total will want to go next: another total, a sheet or a page. */
export interface Link {
  to: string;
  label: string;
}

/** Everything that one kind of total is: how it is read, called and written, and what the table may say of it. */
export interface TotalKind<Of extends string = string> {
  /** Whose there is one of: a key is the kind and one of these. Empty where there is one for all, whose key is the kind. */
  of: readonly Of[];
  read(open: OpenState, of: Of): Explained;
  /**
   * Whether an entry notes it at this table, or `lines` where it does as long as a line stands in it; left out of a
   * kind that only follows from others and is told when asked for.
   */
  noted?: 'lines' | { bivarianceHack(open: OpenState, of: Of): boolean }['bivarianceHack'];
  /** "German support". */
  name(of: Of): string;
  /** On a strip beside its power, "Support"; the whole name where it is left out. */
  short?: string;
  /** How it stands wherever it stands: levels with a plus, what is counted or paid without one. */
  sign: 'always' | 'minus';
  /** Where it is written in another way than its number. */
  print?(value: number): string;
  /** How *why* asks: "Why is the …". */
  asks: readonly ['is' | 'are', 'the'?];
  /** What the number is, in a sentence. */
  is: string;
  /** What the table may say on its sheet: what it is and modifiers too, only what it is, or nothing. */
  table: 'modifiers' | 'whole' | 'nothing';
  /** How long what the table says stands, where it does not say. */
  lasts?: 'removed';
  /** Where nothing of it is known there is no number. */
  blank?: true;
  /** What stands beside its number. */
  note?(value: number, open: OpenState): string | undefined;
  /** The kind by which its change is told as long as nobody has entered the whole. */
  change?: string;
  /** What stands for it on the board; nothing where the app alone keeps it. */
  marker?(of: Of): Piece;
  links?(open: OpenState, of: Of): readonly Link[];
}

/** A row, whoever’s total it is. */
export const row = <Of extends string>(kind: TotalKind<Of>): TotalKind<Of> => kind;

/** Where several totals lead. */
export const LINKS = {
  base: { to: 'incomes', label: 'Enter base incomes' },
  figures: { to: 'facts', label: 'Board figures' },
  economy: { to: 'economy', label: 'Economy' },
  calendar: { to: 'calendar', label: 'Aggressions and Pact' },
  crisis: { to: 'crisis', label: 'Crisis sheet' },
} as const satisfies Record<string, Link>;

/** Whether anything stands in a total. */
export const hasLines = (open: OpenState, key: string) => open.lines.some(({ total }) => total === key);
