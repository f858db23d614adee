import { firstOf, overridable, type Refusal } from '@/kernel/result';
import { type Explained, explain } from '@/kernel/totals';
import { stepAt } from '../guide/phases';
import { printOr } from '../naming';
import { linesOf, totalOf } from '../state/lines';
import type { OpenState } from '../state/state';
import { readLine } from '../totals/tracks';
import { type Country, isCivilWarCountry, type Power, printList, sideOf } from '../vocabulary';
import { askWorth, checkSides } from './disputes';
import { NEIGHBORS, type PlacedCounter, printPurge } from './state';
import { countryIn, statusOf } from './targets';

/** Diplomatic counters of each power in a turn, before events. @rule GS 24.54E */
export const COUNTERS = 2;

/** A counter to be placed. */
export type Placing = Pick<PlacedCounter, 'power' | 'country' | 'counter' | 'backs' | 'worth'>;

/** Returns how many diplomatic counters a power may place this turn. @rule GS 24.54E */
export function readCounters(open: OpenState, power: Power): Explained {
  return explain([
    { words: 'Every turn', amount: COUNTERS, basis: 'rule', rule: 'GS 24.54E' },
    ...linesOf(open, totalOf.counters(power)).map((line) => readLine(line)),
  ]);
}

/** Returns the counters a power placed this turn that count towards its limit. */
export const placedBy = (open: OpenState, power: Power) =>
  open.placed.filter((item) => item.power === power && item.counter === 'diplomatic');

/**
 * Whether counters placed now belong to the Axis' first placement. With the app's deck an extra counter is
 * only revealed when that step ends, so its counter may follow.
 */
export const isFirst = (open: OpenState) =>
  open.step === 'placement' || (open.step === 'diplomacy' && open.cards === 'app');

/** Returns why no counter can be placed now, or null. @rule GS 24.5 */
export function checkPhase(open: OpenState): Refusal | null {
  const { phase, name } = stepAt(open.step);
  return phase === 'Diplomatic'
    ? null
    : overridable({
        message: 'Counters are placed in the Diplomatic phase.',
        rule: 'GS 24.5',
        allowed: `Now: ${phase}, ${name}.`,
      });
}

/** Why a counter may not be placed; `of` is the power whose name starts the message. */
export interface PlacingRefusal extends Refusal {
  of?: Power;
}

/**
 * Returns everything that bars a counter here; the table may overrule each.
 * @rule GS 24.54E, 24.61; Guide, Diplomacy
 */
function refusalsOf(open: OpenState, placing: Placing): PlacingRefusal[] {
  const { power, country, counter } = placing;
  const own: (PlacingRefusal | null)[] =
    counter === 'anti-Comintern'
      ? [checkAntiComintern(open, power)]
      : [
          checkLimit(open, power),
          checkAlliance(open, placing),
          checkLate(open, power),
          checkRussia(open, placing),
          checkSides(open, placing),
        ];
  return [checkFree(open, country), ...own].flatMap((refusal) => (refusal ? [overridable(refusal)] : []));
}

/** Returns why a counter may not be placed here, or null. Asks last what a dispute needs to know. */
export function checkPlacing(open: OpenState, placing: Placing, anyway = false): PlacingRefusal | null {
  return firstOf([...refusalsOf(open, placing), askWorth(open, placing)], anyway);
}

/** Refuses a counter where an event has no effect (assumed). @rule GS Guide, Diplomacy */
function checkFree(open: OpenState, country: Country): Refusal | null {
  if (statusOf(open, country) !== 'conquered') return null;
  return {
    message: `${country} is conquered: no event has effect there, and no counter is placed (assumed).`,
    rule: 'GS Guide, Diplomacy',
    allowed: 'Name a country that is free.',
  };
}

function checkAntiComintern(open: OpenState, power: Power): Refusal | null {
  const rule = 'GS 24.3';
  if (sideOf(power) !== 'Axis')
    return {
      message: 'The anti-Comintern counter is the Axis’.',
      rule,
      allowed: 'Germany or Italy places it.',
    };
  return open.placed.some(({ counter }) => counter === 'anti-Comintern')
    ? { message: 'The anti-Comintern counter is on the board already.', rule, allowed: 'There is only one.' }
    : null;
}

function checkLimit(open: OpenState, power: Power): PlacingRefusal | null {
  const most = readCounters(open, power).value;
  if (placedBy(open, power).length < most) return null;
  return {
    of: power,
    message: `${power} has placed as many counters as it may: ${most}.`,
    rule: 'GS 24.54E',
    allowed: 'An event, or a modifier to its diplomatic counters, allows one more.',
  };
}

function checkAlliance(open: OpenState, { power, country }: Placing): PlacingRefusal | null {
  const own = open.placed.find(
    (item) =>
      item.counter === 'diplomatic' && item.country === country && sideOf(item.power) === sideOf(power),
  );
  if (!own) return null;
  return {
    of: own.power,
    message: `${own.power} has a diplomatic counter in ${country} already.`,
    rule: 'GS 24.54E',
    allowed: 'One of each alliance in a country: name another.',
  };
}

/**
 * An Axis power may place one counter after its first placement; those beyond two are placed in it.
 * @rule GS 24.54E
 */
function checkLate(open: OpenState, power: Power): Refusal | null {
  if (sideOf(power) !== 'Axis' || isFirst(open)) return null;
  const own = placedBy(open, power);
  if (own.length < COUNTERS || own.every(({ first }) => first)) return null;
  return {
    message: 'An extra Axis counter is placed in the first placement.',
    rule: 'GS 24.54E',
    allowed: `${power} places ${COUNTERS} here without it.`,
  };
}

/** By what Russia reaches a country. */
export type Reach = 'neighbor' | 'flag' | 'ring' | 'war' | 'full cohesion';

/** By what Russia reaches a country, purge or no purge; nothing where it does not. @rule GS 24.61B */
export function reachOf(open: OpenState, country: Country): Reach | null {
  const { flags, rings } = countryIn(open, country);
  if (NEIGHBORS.includes(country)) return 'neighbor';
  if (flags.includes('Russia')) return 'flag';
  if (rings.includes('Russia')) return 'ring';
  if (isCivilWarCountry(country) && open.civilWars[country].state === 'fought') return 'war';
  return open.russia.fullCohesion ? 'full cohesion' : null;
}

/** Counters that events allow Russia in spite of a purge. @rule GS Guide, Diplomacy */
function allowedInPurge(open: OpenState): number {
  const spent = placedBy(open, 'Russia').filter(({ door }) => door === undefined).length;
  return readCounters(open, 'Russia').value - COUNTERS - spent;
}

/** A door that names the country and has not been used. */
function doorTo(open: OpenState, country: Country): number {
  const used = placedBy(open, 'Russia').map(({ door }) => door);
  return open.doors.findIndex((countries, at) => countries.includes(country) && !used.includes(at));
}

/** Returns the door for a Russian counter; undefined if it needs none. */
export function doorFor(open: OpenState, country: Country): number | undefined {
  const door = barredWithoutDoor(open, country) ? doorTo(open, country) : -1;
  return door < 0 ? undefined : door;
}

function barredWithoutDoor(open: OpenState, country: Country): PlacingRefusal | null {
  if (!reachOf(open, country))
    return {
      of: 'Russia',
      message: `Russia may not place a diplomatic counter in ${country}.`,
      rule: 'GS 24.61B',
      allowed: `Until full cohesion it may in ${printList(NEIGHBORS)}, and where it has a flag or a spy ring or a civil war is fought.`,
    };
  return open.russia.purge && allowedInPurge(open) < 1
    ? {
        message: `${printPurge('Russian diplomacy this turn', open.russia)}.`,
        rule: 'GS 24.61A',
        allowed: 'An event of one additional counter, or one that names the country, lets it place one.',
      }
    : null;
}

function checkRussia(open: OpenState, { power, country }: Placing): PlacingRefusal | null {
  if (power !== 'Russia') return null;
  const barred = barredWithoutDoor(open, country);
  if (!barred || doorTo(open, country) >= 0) return null;
  const door = open.doors.find((countries) => countries.includes(country));
  return door
    ? {
        message: `The event let Russia place one counter in ${printOr(door)}, and it is placed already.`,
        rule: 'GS Guide, Diplomacy',
        allowed: barred.allowed,
      }
    : barred;
}
