/** How we know a line: a rule of the books, an event, an assumption of ours, or the table's own ruling. */
export type Basis = 'rule' | 'event' | 'assumed' | 'table';

/** How long a line lasts. */
export const DURATIONS = ['turn', 'every', 'removed'] as const;
export type Duration = (typeof DURATIONS)[number];

/** One part of a formula, for example "Armor, 1 result" +1. */
export interface Addend {
  words: string;
  amount: number;
}

/** One line of a total. `amount` is a whole number; 0 for a line that was considered but adds nothing. */
export interface TotalLine {
  words: string;
  amount: number;
  basis: Basis;
  rule?: string;
  /** Set for a line that can be removed. */
  id?: string;
  until?: Duration;
  /** How it is calculated, in a few words. */
  how?: string;
  /** The key of a total that it includes as a whole; readers can follow it. */
  reads?: string;
  parts?: Addend[];
  /** What a reader might expect here, and why it is not counted. */
  notCounted?: { what: string; why: string }[];
  /** Only the table can fill it in and has not yet; shown as a dash, not as 0. */
  lacking?: true;
}

/** A number that answers "Why?". */
export interface Explained {
  value: number;
  lines: TotalLine[];
}

/** The value is the sum of the lines, always. */
export function explain(lines: TotalLine[]): Explained {
  return { value: lines.reduce((sum, line) => sum + line.amount, 0), lines };
}

/** A limit as a line of its own: "held at +3" −2. Null if the lines stay within it. */
export function limitLine(
  lines: TotalLine[],
  low: number,
  high: number,
  words: string,
  rule?: string,
): TotalLine[] {
  const { value } = explain(lines);
  const held = Math.min(high, Math.max(low, value));
  if (held === value) return lines;
  const limit: TotalLine = { words, amount: held - value, basis: 'rule' };
  if (rule) limit.rule = rule;
  return [...lines, limit];
}
