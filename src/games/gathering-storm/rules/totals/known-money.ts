import { type Explained, explain, type TotalLine } from '@/kernel/totals';
import { sayLowers } from '../options';
import { hidesMoney, keepsPoints } from '../state/purse';
import { type Hand, isTracked, type OpenState, type StandingLine, type TakenIncome } from '../state/state';
import { POWERS, type Power } from '../vocabulary';
import { BASE_RULE, FEEL_CLIMATE, moneyOf, readTiles } from './income';
import { findKind } from './kinds';
import { readClimate } from './tracks';

/** Whether the table set the whole value. */
const isRuling = ({ ruling }: StandingLine) => ruling === true;

/**
 * Whether a power's income is a number: its base income was entered, or the table entered the whole. Until
 * then the app computes only its changes. Income already taken is known if its base had been entered.
 * @rule GS 11.12C
 */
export function knowsIncome(open: OpenState, power: Power, own?: Hand): boolean {
  const { base, taken, income } = moneyOf(open, power, own);
  if (income.some(isRuling)) return true;
  return taken ? hasBase(taken) : base !== null;
}

/** Whether income was taken with its base entered. */
export const hasBase = ({ lines }: TakenIncome): boolean =>
  !lines.some(({ basis, rule }) => basis === 'assumed' && rule === BASE_RULE);

/**
 * Whether the app knows what a power has to spend: its income is known, points were carried over, or the
 * table entered some. Until then no shortfall and no loss is counted, since either would only be our guess.
 */
export function knowsPoints(open: OpenState, power: Power, own?: Hand): boolean {
  if (!keepsPoints(open)) return false;
  const { carried, tiles } = moneyOf(open, power, own);
  return knowsIncome(open, power, own) || carried > 0 || tiles.some((line) => isRuling(line) || isGain(line));
}

const isGain = ({ basis, amount = 0 }: StandingLine) => basis === 'table' && amount > 0;

/**
 * Returns tile points as they are on the table: 0 if they ran out, with the shortfall as a line; the total
 * itself may be negative.
 * @rule GS 10.41C
 */
export function readTilePoints(open: OpenState, power: Power, own?: Hand): Explained {
  const read = readTiles(open, power, own);
  if (read.value >= 0 || !knowsPoints(open, power, own) || moneyOf(open, power, own).tiles.some(isRuling))
    return read;
  const short: TotalLine = {
    words: `Short: ${sayLowers(open)}`,
    amount: -read.value,
    basis: 'rule',
    rule: 'GS 10.41C',
    how: 'Tile points never stand below 0',
  };
  return explain([...read.lines, short]);
}

/** Whose points carry over: those known to the table; in older entries any above 0. */
export type Keeping = 'known' | 'any';

/** Returns the points to carry over at the end of a turn, negative if short. @rule GS 10.41C, 11.11 */
export function pointsAtEnd(open: OpenState, power: Power, keeping: Keeping, own?: Hand): number {
  if (!isTracked(open, 'income') || !keepsPoints(open)) return 0;
  const { value } = readTiles(open, power, own);
  if (keeping === 'known') return knowsPoints(open, power, own) ? value : 0;
  return runsShort(open, power, own) ? value : Math.max(0, value);
}

/** The check of older entries: any line entered by the table made the points known. */
function runsShort(open: OpenState, power: Power, own?: Hand): boolean {
  const { base, carried, income, tiles } = moneyOf(open, power, own);
  return base !== null || carried > 0 || [...income, ...tiles].some((line) => line.basis === 'table');
}

/** Returns the key of a power's income or tile points while only their change is known. */
export function changeKey(key: string): string {
  const found = findKind(key);
  return found?.kind.change ? `${found.kind.change}:${found.of}` : key;
}

/** Returns the key used to describe a total: that of the change for income or tile points not entered. */
export function displayKey(open: OpenState, key: string, own?: Hand): string {
  const [kind, power] = key.split(':');
  if (kind === 'income') return knowsIncome(open, power as Power, own) ? key : changeKey(key);
  if (kind === 'tiles') return knowsPoints(open, power as Power, own) ? key : changeKey(key);
  return key;
}

/**
 * Whether a total the table relies on lacks climate income; a climate of 0 adds none (assumed).
 * @rule GS 11.3
 */
export function lacksClimate(open: OpenState): boolean {
  const climate = readClimate(open).value;
  if (climate === 0 || !isTracked(open, 'income') || hidesMoney(open)) return false;
  const given = open.facts.climateIncome[climate] ?? {};
  return FEEL_CLIMATE.some((power) => given[power] === undefined && knowsIncome(open, power));
}

/**
 * Whether to ask for the base incomes of all five powers: none is entered, and no income was taken without
 * them. A table that leaves them empty is not asked again.
 * @rule GS 11.12C
 */
export function lacksIncomes(open: OpenState): boolean {
  if (!isTracked(open, 'income') || hidesMoney(open) || open.incomeTaken) return false;
  const taken = open.past.some(({ values }) => POWERS.some((power) => `income:${power}` in values));
  return !taken && POWERS.every((power) => open.facts.baseIncome[power] === undefined);
}
