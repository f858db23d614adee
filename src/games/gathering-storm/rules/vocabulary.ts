export { capitalize, inWords, printList, printSigned } from '@/kernel/print';

/** The major powers, in playing order (GS 6.25). */
export const POWERS = ['Germany', 'Italy', 'Britain', 'France', 'Russia'] as const;
export type Power = (typeof POWERS)[number];

/** How a power is spoken of as an adjective: "Italian support". */
export const ADJECTIVES: Record<Power, string> = {
  Germany: 'German',
  Italy: 'Italian',
  Britain: 'British',
  France: 'French',
  Russia: 'Russian',
};

/** The alliances; Russia is on its own. */
export const SIDES = ['Axis', 'Allies', 'Russia'] as const;
export type Side = (typeof SIDES)[number];

const SIDE_OF: Record<Power, Side> = {
  Germany: 'Axis',
  Italy: 'Axis',
  Britain: 'Allies',
  France: 'Allies',
  Russia: 'Russia',
};

export function sideOf(power: Power): Side {
  return SIDE_OF[power];
}

export function powersOf(side: Side): Power[] {
  return POWERS.filter((power) => SIDE_OF[power] === side);
}

export const SEASONS = ['Spring', 'Summer', 'Fall', 'Winter'] as const;
export type Season = (typeof SEASONS)[number];

export const FIRST_YEAR = 1935;
export const LAST_YEAR = 1942;

/** Turn 1 is Spring 1935; four turns a year. */
export function turnOf(season: Season, year: number): number {
  return (year - FIRST_YEAR) * SEASONS.length + SEASONS.indexOf(season) + 1;
}

/** "Fall 1937" for turn 11. */
export function printTurn(turn: number): string {
  const { season, year } = dateOf(turn);
  return `${season} ${year}`;
}

/** Turn 11 is the Fall of 1937. */
export const dateOf = (turn: number): { season: Season; year: number } => ({
  season: SEASONS[(turn - 1) % SEASONS.length] as Season,
  year: FIRST_YEAR + Math.floor((turn - 1) / SEASONS.length),
});

/** The diplomatic regions and their members. @rule GS 4.16 */
export const REGIONS = {
  Scandinavia: ['Finland', 'Norway', 'Sweden'],
  'Eastern Europe': ['Poland', 'Rumania', 'Russia'],
  'Western Europe': ['Belgium', 'Ireland', 'Rhineland', 'Spain'],
  'Central Europe': ['Austria', 'Czechoslovakia', 'Hungary'],
  Balkans: ['Albania', 'Bulgaria', 'Greece', 'Turkey', 'Yugoslavia'],
} as const;
export type Region = keyof typeof REGIONS;
export const REGION_NAMES = Object.keys(REGIONS) as Region[];

/** Where a trade pact is possible: the countries of the regions, including Russia. */
export type PactCountry = (typeof REGIONS)[Region][number];
export const PACT_COUNTRIES: PactCountry[] = REGION_NAMES.flatMap((region) => [...REGIONS[region]]);

/** Diplomatic targets: the same without Russia, which is a major power. */
export type Country = Exclude<PactCountry, 'Russia'>;
export const COUNTRIES = PACT_COUNTRIES.filter((name): name is Country => name !== 'Russia').sort();

/** A pact in one of these counts two. @rule GS Guide, Support */
export const DOUBLE_PACTS: readonly PactCountry[] = ['Poland', 'Spain', 'Turkey', 'Russia'];

/** Countries that can fall into civil war. @rule GS 25.31 */
export const CIVIL_WAR_COUNTRIES = ['Spain', 'Yugoslavia', 'Greece'] as const;
export type CivilWarCountry = (typeof CIVIL_WAR_COUNTRIES)[number];

export function isCivilWarCountry(country: string): country is CivilWarCountry {
  return (CIVIL_WAR_COUNTRIES as readonly string[]).includes(country);
}

/** Counters at which a war is expected: read for Greece, assumed for the others. @rule GS 25.31 */
export const CIVIL_WAR_THRESHOLD = 5;

/** Research categories. @rule GS 15.12 */
export const CATEGORIES = ['air', 'naval', 'military', 'atomic', 'intelligence'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Who owns a project: an alliance for a joint one, or a power alone. */
export type Owner = Side | Power;

/** The usual targets of Axis aggression with their values. @rule GS 9.14A */
export interface AggressionTarget {
  name: string;
  /** Victory points, and so extra cards. */
  value: number;
  /** Raises the European Aggression Index by one for good. @rule GS 23.21 */
  raisesIndex: boolean;
  /** False if the value is assumed. */
  known: boolean;
}

export const AGGRESSION_TARGETS: AggressionTarget[] = [
  { name: 'Rhineland', value: 1, raisesIndex: false, known: false },
  { name: 'Ethiopia', value: 1, raisesIndex: false, known: false },
  { name: 'Austria', value: 2, raisesIndex: true, known: true },
  { name: 'Sudetenland', value: 1, raisesIndex: false, known: true },
  { name: 'Czechoslovakia, the rest', value: 2, raisesIndex: true, known: true },
  { name: 'Albania', value: 1, raisesIndex: false, known: false },
  { name: 'Danzig and the Corridor', value: 1, raisesIndex: false, known: false },
  { name: 'Poland', value: 3, raisesIndex: true, known: false },
  { name: 'Baltic States', value: 2, raisesIndex: true, known: false },
  { name: 'Yugoslavia', value: 3, raisesIndex: true, known: false },
  { name: 'Greece', value: 2, raisesIndex: true, known: false },
];

/** The powers that may declare war on another power. @rule GS 32 */
export const DECLARERS = ['Germany', 'Britain', 'France', 'Russia'] as const satisfies readonly Power[];
export type Declarer = (typeof DECLARERS)[number];

/**
 * What Russia’s garrison requirement reads of the board: the Axis lead in each type of unit, below 0 for one of the
 * Allies; what a flag of each alliance adds, or all of them where flags lie on cardboard.
 * @rule GS 21.22
 */
export const GARRISON_PARTS = ['armor', 'infantry', 'air', 'axis-flag', 'allied-flag', 'flags'] as const;
export type GarrisonPart = (typeof GARRISON_PARTS)[number];
