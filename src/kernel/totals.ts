/** How we know a line: a rule of the books, an event, an assumption of ours, or the table's own ruling. */
export type Basis = 'rule' | 'event' | 'assumed' | 'table';

/** How long a line stands. */
export const DURATIONS = ['turn', 'every', 'removed'] as const;
export type Duration = (typeof DURATIONS)[number];

/** One part of a formula, for example "Armor, 1 result" +1. */
export interface Addend {
  words: string;
  amount: number;
}

/** One line of a total as it is read. `amount` is a whole number; a line that was looked at and gives nothing is 0. */
export interface TotalLine {
  words: string;
  amount: number;
  basis: Basis;
  rule?: string;
  /** Set for a line that can be taken away. */
  id?: string;
  until?: Duration;
  /** How it is reckoned, in a few words. */
  how?: string;
  /** The key of the total that it reads as a whole: a reader goes on from there. */
  reads?: string;
  parts?: Addend[];
  /** What a reader may look for in vain, and why it is not here. */
  notCounted?: { what: string; why: string }[];
  /** Only the table can fill it and has not: it stands as a dash, and is no 0. */
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

/** A limit is a line too: "held at +3" −2. Nothing where the lines stay within it. */
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
