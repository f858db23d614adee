import { type Explained, explain, type TotalLine } from '@/kernel/totals';
import { linesOf, totalOf } from '../state/lines';
import { hidesMoney, keepsPoints } from '../state/purse';
import type { Hand, OpenState, StandingLine, TakenIncome } from '../state/state';
import { type Power, printSigned } from '../vocabulary';
import { baseLines } from './base-income';
import { readSupport, readSupportEvents } from './support';
import { readClimate, readLine } from './tracks';

/** Powers that feel the Economic Climate; Russia does not. @rule GS 9.21 */
export const FEEL_CLIMATE: readonly Power[] = ['Germany', 'Italy', 'Britain', 'France'];

const countsEventsApart = (open: OpenState) => open.readings['support-income'] === 'at-once';

function supportLine(open: OpenState, power: Power): TotalLine {
  const support = readSupport(open, power).value;
  const apart = countsEventsApart(open) ? readSupportEvents(open, power) : 0;
  return {
    words: 'Support',
    amount: support - apart,
    basis: 'rule',
    rule: 'GS 10.21',
    reads: totalOf.support(power),
    how:
      apart === 0 ? 'One tile point for each level' : `Events (${printSigned(apart)}) count at once instead`,
  };
}

function climateLine(open: OpenState, power: Power): TotalLine[] {
  if (!FEEL_CLIMATE.includes(power)) return [];
  const climate = readClimate(open).value;
  const given = open.facts.climateIncome[climate]?.[power];
  return [
    {
      words: `Economic Climate ${printSigned(climate)}`,
      amount: given ?? 0,
      basis: given === undefined ? 'assumed' : 'table',
      rule: CLIMATE_RULE,
      reads: totalOf.climate,
      how: given === undefined ? 'The table enters what it gives' : 'As the table entered it',
    },
  ];
}

/** A power's money, from the open part, or from it and the power's purse. */
export interface Money {
  /** Income of each turn, from the table's own sheet; null until entered. */
  base: number | null;
  /** The lines of the base, if the table entered them. */
  parts?: TotalLine[];
  carried: number;
  taken: TakenIncome | null;
  income: StandingLine[];
  tiles: StandingLine[];
  /** Who enters it. */
  who: 'the table' | 'its owner';
}

function openMoney(open: OpenState, power: Power): Money {
  const parts = open.facts.baseParts[power];
  return {
    base: open.facts.baseIncome[power] ?? null,
    ...(parts ? { parts: baseLines(open, power, parts) } : {}),
    carried: open.carried[power],
    taken: open.income[power],
    income: linesOf(open, totalOf.income(power)),
    tiles: linesOf(open, totalOf.tiles(power)),
    who: 'the table',
  };
}

/** Returns a power's money. Events and payments are always public. @rule GS 9.41A */
export function moneyOf(open: OpenState, power: Power, own?: Hand): Money {
  const seen = openMoney(open, power);
  if (!own || !hidesMoney(open)) return seen;
  const { base, carried, taken, lines } = own.purse;
  const inPurse = (total: string) => lines.filter((line) => line.total === total);
  return {
    base,
    carried,
    taken,
    income: [...seen.income, ...inPurse(totalOf.income(power))],
    tiles: [...seen.tiles, ...inPurse(totalOf.tiles(power))],
    who: 'its owner',
  };
}

/** The rule for climate income; its line is assumed until entered. */
export const CLIMATE_RULE = 'GS 11.3';

/** The rule of what each turn brings; its line is assumed until it is entered. */
export const BASE_RULE = 'GS 11.12C';

/** What the table's own sheet brings each turn, entered once: as one line, or by its parts. @rule GS 11.12C */
function linesOfBase({ base, who, parts }: Money): TotalLine[] {
  return (
    parts ?? [
      {
        words: 'Factories and pacts, less maintenance',
        amount: base ?? 0,
        basis: base === null ? 'assumed' : 'table',
        rule: BASE_RULE,
        how: base === null ? `Not entered: ${who} enters it` : `Every turn, as ${who} entered it`,
      },
    ]
  );
}

/** Returns income as taken now, with its lines as amounts. @rule GS 11.12C */
export function takeNow(open: OpenState, power: Power, own?: Hand): TakenIncome {
  const lines = readIncome(open, power, own).lines.map(({ words, amount, rule, basis, id }) => ({
    words,
    amount,
    basis,
    ...(rule ? { rule } : {}),
    ...(id ? { id } : {}),
  }));
  return { lines, counted: countsEventsApart(open) ? 0 : readSupportEvents(open, power) };
}

/** A power's money as its owner sees it: income and tile points, each the sum of its lines. @rule GS 9.41A */
export function explainPurse(
  open: OpenState,
  own: Hand,
  power: Power,
): { income: Explained; tiles: Explained } {
  return { income: readIncome(open, power, own), tiles: readTiles(open, power, own) };
}

/**
 * Returns income as it would be taken now. Once taken, those amounts are fixed; only lines added or removed
 * since change it.
 * @rule GS 11.12C
 */
export function readIncome(open: OpenState, power: Power, own?: Hand): Explained {
  const money = moneyOf(open, power, own);
  const { taken, income: standing } = money;
  if (taken) {
    const ids = new Set(standing.map((line) => line.id));
    const remaining = taken.lines.filter(({ id }) => id === undefined || ids.has(id));
    const later = standing.filter((line) => !taken.lines.some(({ id }) => id === line.id));
    return explain([
      ...remaining.map((line): TotalLine => ({ ...line, how: 'Taken this turn' })),
      ...later.map((line) => readLine(line)),
    ]);
  }
  const further = standing.map((line) => readLine(line));
  return explain([...linesOfBase(money), ...further, supportLine(open, power), ...climateLine(open, power)]);
}

/** Whether it is known how many random tiles a power draws, and not only what events change in it. @rule GS Guide, Income */
export const knowsDraws = (open: OpenState, power: Power): boolean =>
  open.facts.baseTiles[power] !== undefined ||
  linesOf(open, totalOf.draws(power)).some((line) => line.none || line.basis === 'table');

/** Returns the random tiles to draw, at least 0; an event may set it to none. @rule GS Guide, Income */
export function readDraws(open: OpenState, power: Power): Explained {
  const lines = linesOf(open, totalOf.draws(power));
  const base = open.facts.baseTiles[power];
  const each: TotalLine = {
    words: 'Each turn',
    amount: base ?? 0,
    basis: 'table',
    rule: 'GS 11.12C',
    how: 'As the table entered it',
  };
  const read = [
    ...(base === undefined ? [] : [each]),
    ...lines.filter((line) => !line.ruling).map((line) => readLine(line)),
  ];
  const none = lines.find((line) => line.none);
  const { value } = explain(read);
  if (none && value !== 0)
    read.push({ words: 'No random tiles at all', amount: -value, basis: 'event', rule: 'GS Guide, Income' });
  else if (value < 0)
    read.push({ words: 'Never below none', amount: -value, basis: 'assumed', rule: 'GS Guide, Income' });
  return explain([...read, ...lines.filter((line) => line.ruling).map((line) => readLine(line))]);
}

/**
 * Tile points: carried, taken, support events since the taking, and the table's own lines; where they are counted on
 * the board, only what changes them. Below 0 where events cost more than there was.
 * @rule GS 10.24, 10.41C
 */
export function readTiles(open: OpenState, power: Power, own?: Hand): Explained {
  const { taken, carried, tiles } = moneyOf(open, power, own);
  const lines: TotalLine[] = [];
  if (keepsPoints(open))
    lines.push({
      words: 'Carried from last turn',
      amount: carried,
      basis: 'rule',
      rule: 'GS 11.11',
      how: 'At most 21',
    });
  if (taken && keepsPoints(open)) {
    const amount = readIncome(open, power, own).value;
    lines.push({
      words: 'Income taken',
      amount,
      basis: 'rule',
      rule: 'GS 11.12C',
      how: 'This turn',
      reads: totalOf.income(power),
    });
  }
  const events = readSupportEvents(open, power);
  const late = countsEventsApart(open) ? events : taken ? events - taken.counted : 0;
  if (late !== 0)
    lines.push({
      words: 'Support events since',
      amount: late,
      basis: 'event',
      rule: 'GS 10.24',
      how: 'At once, this turn',
      reads: totalOf.support(power),
    });
  return explain([...lines, ...tiles.map((line) => readLine(line))]);
}

/**
 * Whether only the table can fill a line and has not: the base income, or climate income.
 * @rule GS 11.12C, 11.3
 */
export const isLacking = ({ basis, rule, lacking }: Pick<TotalLine, 'basis' | 'rule' | 'lacking'>): boolean =>
  lacking === true || (basis === 'assumed' && (rule === BASE_RULE || rule === CLIMATE_RULE));
