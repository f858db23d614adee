import { freshId } from '@/kernel/fresh-id';
import { printNumber, printSigned } from '@/kernel/print';
import { type Explained, explain, type TotalLine } from '@/kernel/totals';
import type { Cohesion, OpenState, StandingLine } from './state';
import { explainFront } from './united-front/front';
import { POWERS, type Power, printTurn } from './vocabulary';

/** The keys of the totals. */
export const totalOf = {
  support: (power: Power) => `support:${power}` as const,
  income: (power: Power) => `income:${power}` as const,
  index: 'index',
  front: 'front',
  army: 'garrison:army',
  armyNeeded: 'garrison:army-needed',
  navy: 'garrison:navy',
  navyNeeded: 'garrison:navy-needed',
} as const;

type Keys = typeof totalOf;
export type TotalKey = {
  [Name in keyof Keys]: Keys[Name] extends (power: Power) => infer Key ? Key : Keys[Name];
}[keyof Keys];

/** A total: its name, its format, and what the rules contribute. */
interface TotalKind {
  name: string;
  /** A shorter name for tight spaces. */
  short?: string;
  /** How it is printed: levels with a plus, counts without one. */
  sign: 'always' | 'minus';
  /** Its lines before events and the table add theirs. */
  read?(open: OpenState): TotalLine[];
  /** How long a line of the table lasts by default. */
  lasts: 'turn' | 'removed';
  /** Its name and format once the table has set the whole total. */
  whole?: Pick<TotalKind, 'name' | 'sign'>;
}

const levelOf = (power: Power): TotalKind => ({
  name: `${power} support`,
  sign: 'always',
  read: (open) => cohesionLines(open, power),
  lasts: 'turn',
});

/** Income itself is printed on the board: the app only knows what changes it. */
const incomeOf = (power: Power): TotalKind => ({
  name: `${power} income change`,
  sign: 'always',
  read: (open) => [
    {
      words: 'Support',
      amount: readTotal(open, totalOf.support(power)).value,
      basis: 'assumed',
      how: 'One for each level, as in the sister game',
      reads: totalOf.support(power),
    },
  ],
  lasts: 'turn',
  whole: { name: `${power} income`, sign: 'minus' },
});

const garrison = (name: string): TotalKind => ({ name, sign: 'minus', lasts: 'removed' });

const perPower = (keyOf: (power: Power) => TotalKey, kindOf: (power: Power) => TotalKind) =>
  Object.fromEntries(POWERS.map((power) => [keyOf(power), kindOf(power)]));

/** A row for each total, in the order that screens show them. */
export const KINDS = {
  ...perPower(totalOf.support, levelOf),
  ...perPower(totalOf.income, incomeOf),
  [totalOf.index]: {
    name: 'Japanese Aggression Index',
    short: 'Aggression Index',
    sign: 'always',
    lasts: 'removed',
  },
  [totalOf.front]: {
    name: 'United Front',
    sign: 'always',
    read: ({ front }) => explainFront(front, printTurn).lines,
    lasts: 'removed',
  },
  [totalOf.army]: garrison('Japanese army garrison'),
  [totalOf.armyNeeded]: garrison('Army garrison required'),
  [totalOf.navy]: garrison('Japanese naval garrison'),
  [totalOf.navyNeeded]: garrison('Naval garrison required'),
} as Record<TotalKey, TotalKind>;

/** Every total, in the order that screens show them. */
export const TOTALS = Object.keys(KINDS) as TotalKey[];

/** Narrows a string to a key; throws on an unknown one, which is a bug. */
export function totalKey(key: string): TotalKey {
  if (!Object.hasOwn(KINDS, key)) throw new Error(`There is no total "${key}".`);
  return key as TotalKey;
}

/**
 * How a total is named and printed now: an income change becomes an income once the table has set the whole
 * of it.
 */
export function kindNow(
  { lines }: Pick<OpenState, 'lines'>,
  key: TotalKey,
): Pick<TotalKind, 'name' | 'sign'> {
  const kind = KINDS[totalKey(key)];
  const ruled = lines.some(({ total, ruling }) => total === key && ruling);
  return (ruled && kind.whole) || kind;
}

/** The kind of a key from a file, or undefined if this build does not know it. */
const found = (key: string): TotalKind | undefined =>
  Object.hasOwn(KINDS, key) ? KINDS[key as TotalKey] : undefined;

/** "Japanese Aggression Index", "China support"; one that a file names and this build has not, its key. */
export const nameTotal = (key: string): string => found(key)?.name ?? key;

/** "Aggression Index"; the full name if there is no shorter one. */
export const shortName = (key: string): string => found(key)?.short ?? nameTotal(key);

/** "−2", "+1"; counts are printed without a plus. */
export function printTotal(key: string, value: number, sign = found(key)?.sign ?? 'always'): string {
  return sign === 'minus' ? printNumber(value) : printSigned(value);
}

/** "Japan income is 7": the text for a total that the table set. */
export function sayWhole(key: string, value: number): string {
  const { name, sign } = found(key)?.whole ?? found(key) ?? { name: key, sign: 'always' };
  return `${name} is ${printTotal(key, value, sign)}`;
}

/** Puts a line into a total. */
export function addLine(draft: OpenState, line: Omit<StandingLine, 'id' | 'turn'>): void {
  draft.lines.push({ ...line, id: freshId(draft, 'l'), turn: draft.turn });
}

function lineOf({ words, amount, basis, rule, id, until, turn }: StandingLine): TotalLine {
  return { words, amount, basis, id, until, how: printTurn(turn), ...(rule ? { rule } : {}) };
}

/** Support from cohesion; low gives none. Known for Russia. @rule SOA counter guide */
const SUPPORT_OF: Record<Cohesion, number> = { low: 0, medium: 1, high: 2, full: 3 };

function cohesionLines({ cohesion }: OpenState, power: Power): TotalLine[] {
  if (power !== 'Russia' || cohesion.Russia === null) return [];
  return [
    {
      words: `Russian cohesion is ${cohesion.Russia}`,
      amount: SUPPORT_OF[cohesion.Russia],
      basis: 'rule',
      rule: 'SOA counter guide',
      how: 'Medium +1, high +2, full +3',
    },
  ];
}

/** A total with its lines: those of the rules, then those of events and the table. */
export function readTotal(open: OpenState, key: TotalKey): Explained {
  const own = open.lines.filter((line) => line.total === key).map(lineOf);
  return explain([...(KINDS[totalKey(key)].read?.(open) ?? []), ...own]);
}

/** Every total by its key. */
export function measure(open: OpenState): Record<string, number> {
  return Object.fromEntries(TOTALS.map((key) => [key, readTotal(open, key).value]));
}
