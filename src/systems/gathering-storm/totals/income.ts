import { type Explained, explain, type Line } from '@/kernel/totals';
import { linesOf, totalOf } from '../lines';
import type { OpenState } from '../state';
import { type Power, printSigned } from '../vocabulary';
import { readSupport, readSupportEvents } from './support';
import { readClimate, readLine } from './tracks';

/** Powers that feel the Economic Climate; Russia does not. @rule GS 9.21 */
export const FEEL_CLIMATE: readonly Power[] = ['Germany', 'Italy', 'Britain', 'France'];

const countsEventsApart = (open: OpenState) => open.readings['support-income'] === 'at-once';

function supportLine(open: OpenState, power: Power): Line {
  const support = readSupport(open, power).value;
  const apart = countsEventsApart(open) ? readSupportEvents(open, power) : 0;
  return {
    words: 'Support',
    amount: support - apart,
    basis: 'rule',
    rule: 'GS 10.21',
    how:
      apart === 0 ? 'One tile point for each level' : `Events (${printSigned(apart)}) count at once instead`,
  };
}

function climateLine(open: OpenState, power: Power): Line[] {
  if (!FEEL_CLIMATE.includes(power)) return [];
  const climate = readClimate(open).value;
  const given = open.facts.climateIncome[climate]?.[power];
  return [
    {
      words: `Economic Climate ${printSigned(climate)}`,
      amount: given ?? 0,
      basis: given === undefined ? 'assumed' : 'table',
      rule: 'GS 11.3',
      how: given === undefined ? 'The table enters what it gives' : 'As the table entered it',
    },
  ];
}

/** What the table's own sheet brings each turn, entered once. @rule GS 11.12C */
function baseLine(open: OpenState, power: Power): Line {
  const entered = open.facts.baseIncome[power];
  return {
    words: 'Factories and pacts, less maintenance',
    amount: entered ?? 0,
    basis: entered === undefined ? 'assumed' : 'table',
    rule: 'GS 11.12C',
    how: entered === undefined ? 'Not entered: the table enters it' : 'Every turn, as the table entered it',
  };
}

/**
 * Whether the app can tell what a power has to spend: its income was entered, or a line of the table speaks of it.
 * Until then nothing runs short, since a shortfall would only be ours.
 */
export function knowsPoints(open: OpenState, power: Power): boolean {
  const own = [...linesOf(open, totalOf.income(power)), ...linesOf(open, totalOf.tiles(power))];
  return (
    open.facts.baseIncome[power] !== undefined ||
    open.carried[power] > 0 ||
    own.some((line) => line.basis === 'table')
  );
}

/** Income as it would be taken now; once taken those amounts stand, and only lines that came or went since change it. @rule GS 11.12C */
export function readIncome(open: OpenState, power: Power): Explained {
  const taken = open.income[power];
  const standing = linesOf(open, totalOf.income(power));
  if (taken) {
    const ids = new Set(standing.map((line) => line.id));
    const kept = taken.lines.filter(({ id }) => id === undefined || ids.has(id));
    const later = standing.filter((line) => !taken.lines.some(({ id }) => id === line.id));
    return explain([
      ...kept.map((line): Line => ({ ...line, how: 'Taken this turn' })),
      ...later.map((line) => readLine(line)),
    ]);
  }
  const own = standing.map((line) => readLine(line));
  return explain([baseLine(open, power), ...own, supportLine(open, power), ...climateLine(open, power)]);
}

/** Random tiles to draw, never below 0; an event may hold them at none. @rule GS Guide, Income */
export function readDraws(open: OpenState, power: Power): Explained {
  const lines = linesOf(open, totalOf.draws(power));
  const read = lines.filter((line) => !line.ruling).map((line) => readLine(line));
  const none = lines.find((line) => line.none);
  const { value } = explain(read);
  if (none && value !== 0)
    read.push({ words: 'No random tiles at all', amount: -value, basis: 'event', rule: 'GS Guide, Income' });
  else if (value < 0)
    read.push({ words: 'Never below none', amount: -value, basis: 'assumed', rule: 'GS Guide, Income' });
  return explain([...read, ...lines.filter((line) => line.ruling).map((line) => readLine(line))]);
}

/** Tile points: carried, taken, support events since the taking, and the table's own lines. @rule GS 10.24, 10.41C */
export function readTiles(open: OpenState, power: Power): Explained {
  const taken = open.income[power];
  const lines: Line[] = [
    {
      words: 'Carried from last turn',
      amount: open.carried[power],
      basis: 'rule',
      rule: 'GS 11.11',
      how: 'At most 21',
    },
  ];
  if (taken) {
    const amount = readIncome(open, power).value;
    lines.push({ words: 'Income taken', amount, basis: 'rule', rule: 'GS 11.12C', how: 'This turn' });
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
    });
  return explain([...lines, ...linesOf(open, totalOf.tiles(power)).map((line) => readLine(line))]);
}
