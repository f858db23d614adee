import type { Refusal } from '@/kernel/result';
import type { Explained, TotalLine } from '@/kernel/totals';
import { CARRY_LIMIT, carriedPoints, loweredBy } from '../commands/board/settle';
import { linesOf, totalOf } from '../state/lines';
import { hidesMoney, isMoney } from '../state/purse';
import { isTracked, type OpenState, type StandingLine } from '../state/state';
import { type Power, printSigned, printTurn } from '../vocabulary';
import { BASE_RULE, readIncome, readTiles } from './income';
import { readTotal } from './index';
import type { TotalKey } from './kinds';
import { knowsPoints, pointsAtEnd } from './known-money';
import { readClimate } from './tracks';

/** A total's value at the end of the last turn, and its change since. */
export interface Since {
  turn: number;
  was: number;
  by: number;
}

/** Returns the change since the end of the last turn; null if it had no public number then. */
export function readSince(open: OpenState, total: TotalKey): Since | null {
  if (hidesMoney(open) && isMoney(total)) return null;
  const last = open.past.at(-1);
  const was = last?.values[total];
  if (!last || was === undefined || last.turn !== open.turn - 1) return null;
  // A total without any entered base cannot be compared.
  if (isMoney(total) && last.unknown?.some((power) => total.endsWith(power))) return null;
  return { turn: last.turn, was, by: readTotal(open, total).value - was };
}

/** "+3 since Winter 1936". */
export function printSince({ turn, by }: Since): string {
  return by === 0 ? `As in ${printTurn(turn)}` : `${printSigned(by)} since ${printTurn(turn)}`;
}

/** A line of a power's ledger, with its link. */
export interface LedgerLine extends TotalLine {
  /** The total that explains it. */
  opens: string;
  /** What the table has not entered, so that the line is an assumption. */
  missing?: 'base' | 'climate';
}

export interface Account extends Omit<Explained, 'lines'> {
  lines: LedgerLine[];
}

/** Returns the income a climate gives; undefined if the table has not entered it. @rule GS 11.3 */
export function givenByClimate(open: OpenState, power: Power): number | undefined {
  return open.facts.climateIncome[readClimate(open).value]?.[power];
}

/**
 * Returns income line by line. Once taken, amounts are fixed, and every line links to what was taken.
 * @rule GS 11.12C
 */
export function incomeAccount(open: OpenState, power: Power): Account {
  const own = totalOf.income(power);
  const { value, lines } = readIncome(open, power);
  const taken = open.income[power] !== null;
  return {
    value,
    lines: lines.map((line): LedgerLine => {
      const missing = line.rule === BASE_RULE ? 'base' : 'climate';
      const opens = taken ? own : (line.reads ?? own);
      // Once taken, climate income is fixed.
      const lacks = line.basis === 'assumed' && !(taken && missing === 'climate');
      return { ...line, opens, ...(lacks ? { missing } : {}) };
    }),
  };
}

/**
 * Returns tile points line by line: carried, taken, later support events, tiles drawn, spent.
 * @rule GS 10.24, 11.11
 */
export function tilesAccount(open: OpenState, power: Power): Account {
  const own = totalOf.tiles(power);
  const { value, lines } = readTiles(open, power);
  const drawn = new Set(linesOf(open, own).flatMap(({ id, tiles }) => (tiles ? [id] : [])));
  const opens = ({ id, reads }: TotalLine) => reads ?? (id && drawn.has(id) ? totalOf.draws(power) : own);
  return { value, lines: lines.map((line) => ({ ...line, opens: opens(line) })) };
}

/** What would carry over if the turn ended now. @rule GS 10.41C, 11.11 */
export interface Carry {
  kept: number;
  /** Points beyond the limit, which are lost. */
  lost: number;
  short: number;
  /** How much the shortfall lowers support next turn. */
  lowers: number;
  /** Its points are unknown, so none carry over and none run short (assumed). */
  unknown: boolean;
}

export function readCarry(open: OpenState, power: Power): Carry {
  const points = pointsAtEnd(open, power, 'known');
  const short = Math.max(0, -points);
  return {
    kept: carriedPoints(points),
    lost: Math.max(0, points - CARRY_LIMIT),
    short,
    lowers: loweredBy(open, power, short),
    unknown: !knowsPoints(open, power),
  };
}

/** Says what the end of the turn would leave of a power’s tile points; null if they are not known. @rule GS 6.33, 10.41C */
export function sayCarry(open: OpenState, power: Power): string | null {
  const { kept, lost, short, lowers, unknown } = readCarry(open, power);
  const next = printTurn(open.turn + 1);
  if (unknown) return null;
  if (short > 0) return `${short} short: support is ${lowers || 'no'} lower in ${next} (GS 10.41C)`;
  if (lost > 0)
    return `${kept} go on to ${next}; ${lost} ${lost === 1 ? 'is' : 'are'} lost, the limit is ${CARRY_LIMIT} (GS 6.33)`;
  return `${kept} ${kept === 1 ? 'goes' : 'go'} on to ${next}`;
}

/** What lies open of a power’s money where only its owner sees the rest: events and payments of this turn. @rule GS 9.41A */
export function publicMoney(open: OpenState, power: Power): StandingLine[] {
  return [...linesOf(open, totalOf.income(power)), ...linesOf(open, totalOf.tiles(power))];
}

/** How far support is lowered by what ran short last turn: a public fact, whoever sees the points. @rule GS 10.41C */
export function shortLastTurn(open: OpenState, power: Power): number {
  // Only the settling of a turn leaves a line of the rules' own in support.
  const lowered = linesOf(open, totalOf.support(power)).filter(({ basis }) => basis === 'rule');
  return 0 - lowered.reduce((sum, { amount = 0 }) => sum + amount, 0);
}

/**
 * Returns why this amount cannot be spent, or null: a power cannot choose to spend points it lacks; only a
 * secret event makes it short. Not checked if the points are unknown or visible only to the owner.
 * @rule GS 6.12
 */
export function checkSpend(open: OpenState, power: Power, amount: number): Refusal | null {
  if (amount <= 0 || !isTracked(open, 'income') || hidesMoney(open) || !knowsPoints(open, power)) return null;
  const points = Math.max(0, readTiles(open, power).value);
  if (amount <= points) return null;
  const has = points === 0 ? 'no tile points' : points === 1 ? '1 tile point' : `${points} tile points`;
  return {
    message: `${power} has ${has}; ${amount} cannot be spent.`,
    rule: 'GS 6.12',
    allowed:
      points > 0
        ? `Spend ${points} at most; only a secret event leaves a power short.`
        : 'Only a secret event leaves a power short; put the tile points right if the board has more.',
  };
}
