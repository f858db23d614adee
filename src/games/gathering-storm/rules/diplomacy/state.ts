import type { Country, Power, Side } from '../vocabulary';

/** A country's markers, as entered by the table. */
export interface CountryState {
  /** Flags in the order of entry, at most four. @rule GS Guide, Diplomacy */
  flags: Power[];
  /** Who has conquered or occupied it. */
  conquered: Side | null;
  /** Powers with an active spy ring here. */
  rings: Power[];
}

/** A counter placed this turn. @rule GS 24.3, 24.5 */
export interface PlacedCounter {
  power: Power;
  country: Country;
  counter: 'diplomatic' | 'anti-Comintern';
  /** Whether its worth is one or more, if a dispute asked. @rule GS Guide, Diplomacy */
  backs?: boolean;
  /** Its worth in older tables; a worth of 0 commits nobody. */
  worth?: number;
  /** It went down in the Axis' first placement. @rule GS 24.54E */
  first?: true;
  /** The index of the Russian door it used. */
  door?: number;
}

/** Two countries of which each side backs one. @rule GS Guide, Diplomacy */
export interface Dispute {
  id: string;
  title: string;
  countries: [Country, Country];
  /** The counter of the Axis was settled on the table, which stands in one of the two all the same. */
  axisSettled?: true;
  /** Russia's or the Allies' counter was settled on the table. */
  settled?: true;
}

export interface RussiaState {
  /** Until full cohesion Russia places in few countries. @rule GS 24.61B */
  fullCohesion: boolean;
  /** A purge bars its diplomacy this turn. @rule GS 24.61A */
  purge: boolean;
  /** A purge removes the advanced research point this turn. @rule GS 15.21 */
  takesPoint?: true;
  /** The title of the event that caused it; undefined if the table entered it. @rule GS 21.23A */
  purgedBy?: string;
}

/** That a purge bars Russia, and by which event. @rule GS 21.23A, 24.61A */
export const printPurge = (what: string, { purgedBy }: RussiaState) =>
  `A purge bars ${what}${purgedBy === undefined ? '' : `: “${purgedBy}” (assumed)`}`;

/** Maximum number of flags in a country. @rule GS Guide, Diplomacy */
export const MOST_FLAGS = 4;

/** Where Russia may place at any time, and where subversion events work: the countries that border it. @rule GS 24.61B */
export const NEIGHBORS: readonly Country[] = ['Finland', 'Poland', 'Rumania', 'Turkey'];
