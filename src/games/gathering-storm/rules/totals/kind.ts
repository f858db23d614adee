import type { Piece } from '@/kernel/board-moves';
import type { Explained } from '@/kernel/totals';
import type { OpenState } from '../state/state';

/** A suggested next target for readers of a total: another total, a sheet or a page. */
export interface Link {
  to: string;
  label: string;
}

/** Defines one kind of total: how it is read, named and printed, and what the table may enter. */
export interface TotalKind<Of extends string = string> {
  /** The owners: a total’s key is the kind and its owner. Empty if there is one total for all, with the kind as key. */
  of: readonly Of[];
  read(open: OpenState, of: Of): Explained;
  /**
   * Whether an entry records it at this table; `lines` if only while the total has a line. Omitted for a kind
   * that follows from others and is computed on request.
   */
  noted?: 'lines' | { bivarianceHack(open: OpenState, of: Of): boolean }['bivarianceHack'];
  /** "German support". */
  name(of: Of): string;
  /** The name on a strip that shows its power, "Support"; the full name if omitted. */
  short?: string;
  /** When it is printed with a sign: levels always, counts and payments only if negative. */
  sign: 'always' | 'minus';
  /** Set if it is printed differently from its number. */
  print?(value: number): string;
  /** The start of its question: "Why is the …". */
  asks: readonly ['is' | 'are', 'the'?];
  /** What the number means, in a sentence. */
  is: string;
  /** What the table may enter on its sheet: modifiers and the whole, only the whole, or nothing. */
  table: 'modifiers' | 'whole' | 'nothing';
  /** The duration of the table's entries, if not given. */
  lasts?: 'removed';
  /** No number is shown if nothing is known. */
  blank?: true;
  /** The text shown with its number. */
  note?(value: number, open: OpenState, of: Of): string | undefined;
  /** The kind that names its change until the whole is entered. */
  change?: string;
  /** Its piece on the board; omitted if only the app tracks it. */
  marker?(of: Of): Piece;
  links?(open: OpenState, of: Of): readonly Link[];
}

/** Types the definition of a kind. */
export const defineKind = <Of extends string>(kind: TotalKind<Of>): TotalKind<Of> => kind;

/** Where several totals lead. */
export const LINKS = {
  base: { to: 'incomes', label: 'Enter base incomes' },
  figures: { to: 'facts', label: 'Board figures' },
  economy: { to: 'economy', label: 'Economy' },
  calendar: { to: 'calendar', label: 'Aggressions and Pact' },
  crisis: { to: 'crisis', label: 'Crisis sheet' },
} as const satisfies Record<string, Link>;

/** Whether a total has any lines. */
export const hasLines = (open: OpenState, key: string) => open.lines.some(({ total }) => total === key);
