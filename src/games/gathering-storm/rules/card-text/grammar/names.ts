import { PROJECTS, type Project } from '../../research/catalogue';
import { COUNTRIES, type Country, POWERS, REGION_NAMES, SIDES } from '../../vocabulary';
import type { Meaning } from './token';

/**
 * Names as people write them, each with everything it is called: a name by itself, its adjective, what it was called
 * then and what players shorten it to. In small letters, without dots and with a space for each hyphen; a plural and
 * a possessive are read without being listed.
 */

/**
 * Powers. Single letters are excluded: they are powers only if nothing else fits, and “a” is not the Allies.
 * So is “it”, which refers to the power named before. “Reich”, “Duce” and the like are words of titles.
 */
const POWER_NAMES: Record<(typeof POWERS)[number], string> = {
  Germany: 'germany, german, ge, ger, germ, germans, deutschland',
  Italy: 'italy, italian, ital, ita, itl, italia',
  Britain:
    'britain, british, brit, br, uk, gb, great britain, united kingdom, england, english, bri, the british, brits',
  France: 'france, french, fr, fra, fre',
  Russia: 'russia, russian, rus, russ, ussr, soviet union, soviet russia, soviet, sov, su',
};

/** Sides; the Russian side is Russia. “Western powers” are the Allies; “the West” is no one's. */
const SIDE_NAMES: Partial<Record<(typeof SIDES)[number], string>> = {
  Axis: 'axis, ax, axis power, axis side',
  Allies: 'allies, allied, allied power, western allies, allied side, western powers',
};

/** Countries, first by their own names, then what else they are called. Bohemia, Slovakia or Serbia are parts, and no country of the diplomatic regions: not read. */
const COUNTRY_NAMES: Record<(typeof COUNTRIES)[number], string> = {
  Albania: 'albania; albanian, alb',
  Austria: 'austria; austrian, aus, aust, au',
  Belgium: 'belgium; belgian, bel, belg',
  Bulgaria: 'bulgaria; bulgarian, bul, bulg',
  Czechoslovakia:
    'czechoslovakia, czecho slovakia; czechosl, czechoslovakian, czechoslovak, czech, czecho, czechs, cz, cze',
  Finland: 'finland; finnish, fin, finn',
  Greece: 'greece; greek, gr, gre, grc',
  Hungary: 'hungary; hungarian, hun, hung',
  Ireland: 'ireland; irish, eire, ire, irish free state',
  Norway: 'norway; norwegian, nor, norw',
  Poland: 'poland; polish, pol, poles',
  Rhineland: 'rhineland, the rhineland; rhenish',
  Rumania: 'rumania, romania, roumania; rumanian, romanian, roumanian, rum, rom',
  Spain: 'spain; spanish, spa, sp',
  Sweden: 'sweden; swedish, swe, swed',
  Turkey: 'turkey; turkish, tur, turk, tky, trk',
  Yugoslavia:
    'yugoslavia, jugoslavia, yugo slavia, jugo slavia; yugosl, jugosl, yugoslav, jugoslav, yugoslavian, jugoslavian, yug, yugo, jugo',
};

/** Regions. “The North” or “the East” alone name none. */
const REGION_WORDS: Record<(typeof REGION_NAMES)[number], string> = {
  Scandinavia: 'scandinavia, scandinavian, scandinavian country, nordic country',
  'Eastern Europe':
    'eastern europe, ee, east europe, e europe, e eur, eastern eur, east eur, east of europe, eastern european, eastern european country',
  'Western Europe':
    'western europe, western eur, west europe, w europe, w eur, western european, western european country',
  'Central Europe':
    'central europe, central eur, c europe, c eur, central european, central european country, mitteleuropa',
  Balkans: 'balkans, the balkans, balkan, balk, balks, balkan country, balkan states',
};

/** Categories of research. “Army” and “land” are excluded: they may be units, or a country. */
const CATEGORY_NAMES = {
  air: 'air, aerial, aviation, air force',
  naval: 'naval, navy, nav',
  military: 'military, mil',
  atomic: 'atomic, nuclear, atom, a bomb, atomic bomb, atom bomb, nuclear bomb',
  intelligence: 'intelligence, intel, intell',
} as const;

/** Other names of projects. “Tanks” are units: the project is armor. */
const PROJECT_NAMES: Record<string, string> = {
  'air range': 'air rng, rng, air ranges, aircraft range, range',
  'air transport': 'air transports, transports, air trans',
  jets: 'jet, jet engines, jet fighters',
  radar: 'radars',
  torpedoes: 'torpedo, torps, torp',
  'battleship design':
    'battleship research, battleship project, bb design, battleship designs, bb designs, ship design, bb desgn, battleship desgn, ship desgn, bb dsgn, battleship dsgn, ship dsgn, bb des',
  ASW: 'asdic, anti submarine warfare, anti submarine, antisubmarine warfare',
  'light ships': 'light ship, light ship design, lt ship, lt ship design',
  armor: 'armour, armored, armoured, panzer research, tank research',
  rockets: 'rkt, rkts, rocket, rocketry',
  'specialized units': 'specialised units, specialized unit, special units, specialist units, spec units',
  'West Wall': 'westwall, w wall, siegfried line',
  'economic preparation':
    'economic preparations, econ preparations, econ prep, economic prep, econ preparation',
  'covert operations': 'covert operation, covert ops, covert op',
  'Occupation Policies': 'occupation policy',
};

/** Projects with a topic or category of their own that may mean them. */
const COVERED = new Set(['subversion', 'spy rings', 'atomic']);

const split = (list: string): string[] => list.split(/\s*[,;]\s*/);

function* named(): Generator<[string, Meaning]> {
  for (const power of POWERS)
    for (const word of split(POWER_NAMES[power])) yield [word, { is: 'power', value: power }];
  for (const side of SIDES)
    for (const word of split(SIDE_NAMES[side] ?? 'russian side')) yield [word, { is: 'side', value: side }];
  for (const country of COUNTRIES)
    for (const word of split(COUNTRY_NAMES[country])) yield [word, { is: 'country', value: country }];
  for (const region of REGION_NAMES)
    for (const word of split(REGION_WORDS[region])) yield [word, { is: 'region', value: region }];
  for (const [category, list] of Object.entries(CATEGORY_NAMES))
    for (const word of split(list))
      yield [word, { is: 'category', value: category as keyof typeof CATEGORY_NAMES }];
  for (const name of new Set(PROJECTS.map((project) => project.name)))
    if (!COVERED.has(name))
      for (const word of [name.toLowerCase(), ...split(PROJECT_NAMES[name] ?? '')])
        if (word !== '') yield [word, { is: 'project', value: name }];
}

const CATALOGUED = new Set(PROJECTS.map(({ id }) => id));

/** The projects that a table added, each by its name as notions are looked up. */
export const namesAdded = (projects: readonly Project[]): [string, string][] =>
  projects.flatMap(({ id, name }) =>
    CATALOGUED.has(id) || COVERED.has(name) ? [] : [[phraseOf(name), name]],
  );

/** In small letters, without dots and with a space for each hyphen. */
const phraseOf = (name: string) =>
  (
    name
      .toLowerCase()
      .replaceAll('.', '')
      .match(/[\p{L}\d']+/gu) ?? []
  )
    .map((word) => word.replace(/'s?$/, ''))
    .join(' ');

/** Every name, by each way it is written. */
export const NAMES: ReadonlyMap<string, Meaning> = new Map(named());

/** Each way in which something of one kind is called. */
export const namesOf = <I extends 'power' | 'side' | 'country' | 'region'>(
  is: I,
): [string, Extract<Meaning, { is: I }>['value']][] =>
  [...NAMES].flatMap(([word, meaning]) => (meaning.is === is ? [[word, meaning.value as never]] : []));

/** Countries by their nouns, in any spelling: an adjective may belong to something else. */
export const COUNTRY_NOUNS: ReadonlyMap<string, Country> = new Map(
  COUNTRIES.flatMap((country) =>
    split(COUNTRY_NAMES[country].split(';')[0] ?? '').map((name) => [name, country]),
  ),
);
