import { readCounters } from '../diplomacy/counters';
import { NUMBERS } from '../help/numbers';
import { sayLowers } from '../options';
import { readResearchCounters } from '../research/points';
import { totalOf } from '../state/lines';
import { hidesMoney, keepsPoints } from '../state/purse';
import { isTracked, type OpenState } from '../state/state';
import { ADJECTIVES, POWERS, type Power, printSigned } from '../vocabulary';
import { readCards } from './cards';
import { readConversion, readFree } from './construction';
import { readGarrison } from './garrison';
import { isLacking, readDraws, readIncome, readTiles } from './income';
import { defineKind, hasLines, LINKS, type Link } from './kind';
import { isLimited, LIMITED, readForcedBuilds, readMilitary, readSupport } from './support';

const its = (what: string) => (power: Power) => `${ADJECTIVES[power]} ${what}`;

/** Money is noted only where everyone sees it. @rule GS 9.41A */
const seesMoney = (open: OpenState) => isTracked(open, 'income') && !hidesMoney(open);

/** Whether the table can still enter missing parts of an income. @rule GS 11.12C, 11.3 */
const lacks = (open: OpenState, power: Power) =>
  !open.incomeTaken && readIncome(open, power).lines.some(isLacking);

const INCOME = defineKind({
  of: POWERS,
  read: readIncome,
  noted: seesMoney,
  name: its('income'),
  short: 'Income',
  sign: 'minus',
  asks: ['is'],
  is: NUMBERS.income.is,
  table: 'modifiers',
  change: 'income-change',
  links: (open, power) => [
    ...(lacks(open, power) ? [{ ...LINKS.base, label: 'Enter what it lacks' }] : []),
    ...(keepsPoints(open) ? [{ to: totalOf.tiles(power), label: 'Tile points' }] : []),
    ...(lacks(open, power) ? [] : [LINKS.figures]),
    LINKS.economy,
  ],
});

const TILES = defineKind({
  of: POWERS,
  read: readTiles,
  noted: seesMoney,
  name: its('tile points'),
  short: 'Tile points',
  sign: 'minus',
  print: (value) => (value < 0 ? `0, ${-value} short` : String(value)),
  asks: ['are'],
  is: NUMBERS.tiles.is,
  table: 'modifiers',
  note: (value, open) =>
    value < 0 ? `0, ${-value} short: the shortfall ${sayLowers(open)} (GS 10.41C).` : undefined,
  change: 'points-change',
  links: (_, power) => [{ to: totalOf.income(power), label: 'Income' }, LINKS.economy],
});

const FREE_UNITS = defineKind({
  of: POWERS,
  read: (open, power) => readFree(open, totalOf.freeUnits(power)),
  noted: 'lines',
  name: its('free units'),
  sign: 'minus',
  asks: ['are'],
  is: NUMBERS['free-units'].is,
  table: 'modifiers',
});

const toSupport = (power: Power): Link => ({ to: totalOf.support(power), label: 'Support' });

/** The totals of a power, in the order that entries record them. */
export const POWER_KINDS = {
  support: defineKind({
    of: POWERS,
    read: readSupport,
    noted: () => true,
    name: its('support'),
    short: 'Support',
    sign: 'always',
    asks: ['is'],
    is: NUMBERS.support.is,
    table: 'modifiers',
    note: (_, { facts }, power) => {
      const threshold = power === 'Italy' ? undefined : facts.thresholds[power];
      return threshold === undefined
        ? undefined
        : `War may be declared at ${threshold}, as this table entered on the Crisis sheet (GS 32.3).`;
    },
    // What follows from it (GS 10.22, 10.23, 18.51).
    links: (_, power) => [
      LINKS.figures,
      ...(isLimited(power) ? [{ to: totalOf.military(power), label: 'Military counters' }] : []),
      ...(power === 'Russia' ? [{ to: totalOf.forcedBuilds, label: 'Forced builds' }] : []),
      LINKS.crisis,
    ],
  }),
  income: INCOME,
  tiles: TILES,
  // How income and tile points are described until they are entered (GS 11.12C).
  'income-change': defineKind({
    ...INCOME,
    noted: () => false,
    name: its('income change'),
    short: 'Income change',
    sign: 'always',
    asks: ['is', 'the'],
    table: 'nothing',
    note: () => 'The base income is not entered, so this is only what changes it (GS 11.12C).',
    links: () => [LINKS.base, LINKS.economy],
  }),
  'points-change': defineKind({
    ...TILES,
    noted: () => false,
    name: its('points change'),
    short: 'Points change',
    sign: 'always',
    print: printSigned,
    asks: ['is', 'the'],
    table: 'nothing',
    note: (_, open) =>
      keepsPoints(open)
        ? 'The base income is not entered, so this is only what changes tile points (GS 11.12C).'
        : 'Tile points are counted on the board: this is only what changes them this turn.',
    links: (open, power) => [
      ...(keepsPoints(open) ? [LINKS.base] : []),
      { to: totalOf.income(power), label: 'Income' },
      LINKS.economy,
    ],
  }),
  draws: defineKind({
    of: POWERS,
    read: readDraws,
    noted: (open, power) => open.facts.baseTiles[power] !== undefined || hasLines(open, totalOf.draws(power)),
    name: its('random tiles'),
    short: 'Random tiles',
    sign: 'minus',
    asks: ['are'],
    is: NUMBERS.draws.is,
    table: 'modifiers',
    links: () => [LINKS.economy],
  }),
  cards: defineKind({
    of: POWERS,
    read: readCards,
    name: its('cards'),
    sign: 'minus',
    asks: ['are'],
    is: NUMBERS.cards.is,
    table: 'nothing',
    links: () => [LINKS.calendar],
  }),
  'research-counters': defineKind({
    of: POWERS,
    read: readResearchCounters,
    noted: (open) => isTracked(open, 'research'),
    name: its('activity counters for research'),
    sign: 'minus',
    asks: ['are'],
    is: NUMBERS['research-counters'].is,
    table: 'modifiers',
  }),
  conversion: defineKind({
    of: POWERS,
    read: readConversion,
    noted: (open, power) => open.prices[power] !== undefined || hasLines(open, totalOf.conversion(power)),
    name: its('factory conversion'),
    sign: 'minus',
    asks: ['is'],
    is: NUMBERS.conversion.is,
    table: 'modifiers',
    links: () => [LINKS.economy],
  }),
  'free-units': FREE_UNITS,
  'free-ships': defineKind({
    ...FREE_UNITS,
    read: (open, power) => readFree(open, totalOf.freeShips(power)),
    noted: 'lines',
    name: its('free ships'),
  }),
  counters: defineKind({
    of: POWERS,
    read: readCounters,
    noted: () => true,
    name: its('diplomatic counters'),
    sign: 'minus',
    asks: ['are'],
    is: NUMBERS.counters.is,
    table: 'modifiers',
  }),
  military: defineKind<(typeof LIMITED)[number]>({
    of: LIMITED,
    read: readMilitary,
    name: its('military counter limit'),
    sign: 'minus',
    asks: ['is', 'the'],
    is: NUMBERS.military.is,
    table: 'modifiers',
    links: (_, power) => [toSupport(power)],
  }),
  'forced-builds': defineKind<'Russia'>({
    of: ['Russia'],
    read: readForcedBuilds,
    name: its('forced builds'),
    sign: 'minus',
    asks: ['are', 'the'],
    is: NUMBERS['forced-builds'].is,
    table: 'modifiers',
    blank: true,
    links: (_, power) => [toSupport(power)],
  }),
  garrison: defineKind<'Russia'>({
    of: ['Russia'],
    read: readGarrison,
    name: its('garrison requirement'),
    sign: 'minus',
    asks: ['is', 'the'],
    is: NUMBERS.garrison.is,
    table: 'modifiers',
    links: () => [{ to: 'garrison', label: 'Enter its parts' }],
  }),
};
