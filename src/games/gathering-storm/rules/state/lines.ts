import { freshId } from '@/kernel/fresh-id';
import type { CivilWarCountry, Country, Power, Side } from '../vocabulary';
import type { OpenState, StandingLine } from './state';

/** The keys of the totals. */
export const totalOf = {
  support: (power: Power) => `support:${power}` as const,
  income: (power: Power) => `income:${power}` as const,
  tiles: (power: Power) => `tiles:${power}` as const,
  draws: (power: Power) => `draws:${power}` as const,
  cards: (power: Power) => `cards:${power}` as const,
  country: (country: Country, side: Side) => `country:${country}:${side}` as const,
  war: (country: CivilWarCountry) => `war:${country}` as const,
  /** Research points of a side this turn. */
  points: (side: Side) => `points:${side}` as const,
  /** Activity counters that a power may use for research. */
  researchCounters: (power: Power) => `research-counters:${power}` as const,
  /** Diplomatic counters that a power may place this turn. */
  counters: (power: Power) => `counters:${power}` as const,
  /** What factory events change in the price of a conversion. */
  conversion: (power: Power) => `conversion:${power}` as const,
  /** Free units, free ships and accelerations left to use this turn. */
  freeUnits: (power: Power) => `free-units:${power}` as const,
  freeShips: (power: Power) => `free-ships:${power}` as const,
  /** How many military counters a power’s support allows. */
  military: <P extends Power>(power: P) => `military:${power}` as const,
  /** Units that Russia must build while its support is below 0. */
  forcedBuilds: 'forced-builds:Russia',
  /** The required value of Russia's garrison. */
  garrison: 'garrison:Russia',
  index: 'index',
  climate: 'climate',
  balance: 'balance',
} as const;

/** Puts a line into a total. */
export function addLine(draft: OpenState, line: Omit<StandingLine, 'id' | 'turn'>): StandingLine {
  const whole: StandingLine = { ...line, id: freshId(draft, 'l'), turn: draft.turn };
  draft.lines.push(whole);
  return whole;
}

export function linesOf(open: OpenState, total: string): StandingLine[] {
  return open.lines.filter((line) => line.total === total);
}
