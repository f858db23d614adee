import { trackMarker } from '@/kernel/board-moves';
import { type Explained, explain } from '@/kernel/totals';
import { NUMBERS } from '../help/numbers';
import { printOwner } from '../naming';
import { readPoints } from '../research/points';
import { linesOf, totalOf } from '../state/lines';
import { isTracked, type OpenState } from '../state/state';
import { CIVIL_WAR_COUNTRIES, COUNTRIES, type Country, SIDES, type Side } from '../vocabulary';
import { readIndex } from './aggression-index';
import { defineKind, LINKS } from './kind';
import { readBalance, readClimate, readFollowing } from './tracks';

const track = (name: string) => ({ name: () => name, marker: () => trackMarker(`the ${name} marker`) });

/** A country for a side, in the order that entries record them. */
const FOR_SIDES = COUNTRIES.flatMap((country) => SIDES.map((side) => `${country}:${side}` as const)).sort();
const splitCountry = (of: (typeof FOR_SIDES)[number]) => of.split(':') as [Country, Side];

/** What events add for a side in a country this turn. @rule GS 9.31C */
export function readCountry(open: OpenState, country: Country, side: Side): Explained {
  return explain(linesOf(open, totalOf.country(country, side)).map((line) => readFollowing(open, line)));
}

/** The totals of sides, of countries, and of all, in the order that entries record them. */
export const BOARD_KINDS = {
  points: defineKind({
    of: SIDES,
    read: readPoints,
    noted: (open) => isTracked(open, 'research'),
    name: (side) => `${printOwner(side)} research points`,
    sign: 'minus',
    asks: ['are'],
    is: NUMBERS.points.is,
    table: 'modifiers',
  }),
  index: defineKind<never>({
    of: [],
    read: readIndex,
    noted: () => true,
    ...track('European Aggression Index'),
    short: 'Index',
    sign: 'always',
    asks: ['is', 'the'],
    is: NUMBERS.index.is,
    table: 'modifiers',
    lasts: 'removed',
    links: () => [LINKS.calendar, { to: totalOf.garrison, label: 'Russian garrison' }, LINKS.crisis],
  }),
  climate: defineKind<never>({
    of: [],
    read: readClimate,
    noted: () => true,
    ...track('Economic Climate'),
    short: 'Climate',
    sign: 'always',
    asks: ['is', 'the'],
    is: NUMBERS.climate.is,
    table: 'whole',
  }),
  balance: defineKind<never>({
    of: [],
    read: readBalance,
    noted: () => true,
    ...track('Balance of Power'),
    sign: 'always',
    asks: ['is', 'the'],
    is: NUMBERS.balance.is,
    table: 'whole',
    links: () => [LINKS.figures],
  }),
  /** The counters of a civil war as they lie on the board. @rule GS 25.31 */
  war: defineKind({
    of: CIVIL_WAR_COUNTRIES,
    read: (open, country) =>
      explain([
        {
          words: 'Counters placed',
          amount: open.civilWars[country].counters,
          basis: 'rule',
          rule: 'GS 25.31',
        },
      ]),
    noted: () => true,
    name: (country) => `Civil war counters in ${country}`,
    sign: 'minus',
    asks: ['are'],
    is: NUMBERS.war.is,
    table: 'nothing',
    marker: (country) => trackMarker(`${country}’s civil war marker`),
  }),
  country: defineKind({
    of: FOR_SIDES,
    read: (open, of) => readCountry(open, ...splitCountry(of)),
    noted: 'lines',
    name: (of) => {
      const [country, side] = splitCountry(of);
      return `${country} for ${side === 'Russia' ? 'Russia' : `the ${side}`}`;
    },
    sign: 'always',
    asks: ['is'],
    is: NUMBERS.country.is,
    table: 'modifiers',
  }),
};
