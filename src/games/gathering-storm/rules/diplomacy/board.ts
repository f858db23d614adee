import { linesOf, totalOf } from '../state/lines';
import { isTracked, type OpenState } from '../state/state';
import { readCountry } from '../totals/board-kinds';
import type { TotalKey } from '../totals/kinds';
import {
  type Country,
  isCivilWarCountry,
  type PactCountry,
  type Power,
  powersOf,
  printList,
  SIDES,
  type Side,
  sideOf,
} from '../vocabulary';
import { wantedOf } from './backing';
import { axisIn, backersOf, bothOccupied } from './disputes';
import { doorsOf } from './russia';
import { printPurge } from './state';
import { countryIn, countryTaken } from './targets';

/** A country's row on the diplomacy board, from public facts only. */

/** This turn's modifier in a country for one side, and the powers it favors. @rule GS 9.31C, 9.41D */
export interface Modifier {
  /** The total's key. */
  key: TotalKey;
  side: Side;
  value: number;
  powers: Power[];
}

/** A civil war as its dial shows it. @rule GS 25.31 */
export type WarDial = OpenState['civilWars'][keyof OpenState['civilWars']];

export interface CountryRow {
  name: PactCountry;
  /** Its status in a few words, the most urgent first. */
  words: string[];
  conquered: boolean;
  /** A dispute binds it this turn. */
  disputed: boolean;
  /** Flags in the order of entry; null if the table tracks none, or if a taken country has none left. */
  flags: readonly Power[] | null;
  modifiers: Modifier[];
  /** Null before the first counter. */
  war: WarDial | null;
  /** Partners in trade pacts. */
  pacts: readonly Power[];
  /** Who placed a counter this turn; none where a dispute says who backs the country. */
  counters: readonly Power[];
  /** The aggressor or the side that has taken it. */
  takers: readonly Power[];
}

export const isTarget = (name: PactCountry): name is Country => name !== 'Russia';

/** The modifiers in a country this turn, by side. */
export function modifiersIn(open: OpenState, country: Country): Modifier[] {
  return SIDES.flatMap((side) => {
    const key = totalOf.country(country, side);
    const lines = linesOf(open, key);
    if (lines.length === 0) return [];
    const named = [...new Set(lines.flatMap(({ beneficiaries = [] }) => beneficiaries))];
    const powers = named.length > 0 ? named : powersOf(side);
    return [{ key, side, value: readCountry(open, country, side).value, powers }];
  });
}

/** Returns who has taken a country: the aggressor if the calendar knows it, otherwise the side. */
function takerOf(open: OpenState, country: Country): Power | Side | null {
  const { conquered } = countryIn(open, country);
  if (!conquered) return null;
  const aggressor = open.aggressions.find(
    ({ target, completed }) => completed !== null && countryTaken(target) === country,
  );
  return conquered === 'Axis' && aggressor ? aggressor.power : conquered;
}

const isSide = (taker: Power | Side): taker is Side => (SIDES as readonly string[]).includes(taker);

/** The same in words: "Germany", "the Axis". */
export function takenBy(open: OpenState, country: Country): string | null {
  const taker = takerOf(open, country);
  return taker === null || taker === 'Russia' || !isSide(taker) ? taker : `the ${taker}`;
}

/** "2 of 5", "War is fought", "War has ended". @rule GS 25.31 */
export function sayWar({ counters, threshold, state }: WarDial): string {
  if (state === 'fought') return 'War is fought';
  return state === 'ended' ? 'War has ended' : `${counters} of ${threshold}`;
}

/** The disputes that bind a country this turn; none where the Axis holds both. @rule GS Guide, Diplomacy */
export function disputesOver(open: OpenState, country: Country) {
  return open.disputes.filter(
    ({ countries }) => countries.includes(country) && !bothOccupied(open, countries),
  );
}

function sayDisputes(open: OpenState, country: Country): string[] {
  return disputesOver(open, country).map((dispute) => {
    if (wantedOf(open, dispute)?.ways.some((way) => way.country === country)) return 'Counter owed';
    if (axisIn(open, dispute) === country) return 'The Axis backs it';
    const backers = backersOf(open, country).filter(({ power }) => sideOf(power) !== 'Axis');
    const [first] = backers.map(({ power }) => power);
    return first ? `${first} backs it` : 'In dispute';
  });
}

function sayPacts(powers: readonly Power[]): string[] {
  return powers.length > 0 ? [`${powers.length > 1 ? 'Pacts' : 'Pact'}: ${printList(powers)}`] : [];
}

/** Everyone who has a counter in a country this turn, once for each counter. */
const countersIn = (open: OpenState, country: Country) =>
  open.placed.filter((item) => item.country === country).map(({ power }) => power);

function sayCounters(powers: readonly Power[]): string[] {
  return powers.length > 0
    ? [`${powers.length > 1 ? 'Counters' : 'Counter'}: ${printList([...new Set(powers)])}`]
    : [];
}

/** The civil war of a country once it has a counter, is fought or has ended. */
export function warIn(open: OpenState, name: PactCountry): WarDial | null {
  if (!isCivilWarCountry(name)) return null;
  const war = open.civilWars[name];
  return war.counters > 0 || war.state !== 'quiet' ? war : null;
}

/** Returns the row of a country; includes Russia as a partner for pacts. @rule GS 4.16 */
export function readRow(open: OpenState, name: PactCountry): CountryRow {
  const pacts = open.facts.pacts[name] ?? [];
  if (!isTarget(name)) {
    const none = { conquered: false, disputed: false, flags: null, modifiers: [], war: null };
    const purge = open.russia.purge ? [printPurge('its diplomacy', open.russia)] : [];
    const said = pacts.length > 0 ? sayPacts(pacts) : ['A partner for pacts'];
    return { name, ...none, pacts, counters: [], takers: [], words: [...purge, ...said] };
  }
  const taker = takerOf(open, name);
  const war = warIn(open, name);
  const disputed = disputesOver(open, name).length > 0;
  const counters = disputed ? [] : countersIn(open, name);
  const { flags } = countryIn(open, name);
  const door = doorsOf(open).some(({ countries, used }) => !used && countries.includes(name));
  return {
    name,
    words: [
      ...(taker ? [`Taken by ${takenBy(open, name)}`] : []),
      ...sayDisputes(open, name),
      ...(war ? [sayWar(war)] : []),
      ...sayCounters(counters),
      ...sayPacts(pacts),
      ...(door && !taker ? ['Open to Russia'] : []),
    ],
    conquered: taker !== null,
    disputed,
    flags: isTracked(open, 'flags') && (!taker || flags.length > 0) ? flags : null,
    modifiers: modifiersIn(open, name),
    war,
    pacts,
    counters: [...new Set(counters)],
    takers: taker === null ? [] : isSide(taker) ? powersOf(taker) : [taker],
  };
}
