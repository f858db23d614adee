import { PROJECTS } from '../research/catalogue';
import {
  ADJECTIVES,
  CATEGORIES,
  type Category,
  COUNTRIES,
  type Country,
  type Owner,
  POWERS,
  type Power,
  REGION_NAMES,
  type Region,
  SIDES,
  type Side,
  sideOf,
} from '../vocabulary';
import { pattern } from './passage';

/** Names of the rules as people write them: which spellings are read, and what each means. */

interface Names<Name> {
  /** A pattern for any of them, for `pattern`. */
  any: string;
  /** What a spelling means; nothing when it is none. */
  of(spelled: string): Name | undefined;
}

function createNames<Name extends string>(spellings: [string, Name][]): Names<Name> {
  const found = new Map(spellings.map(([spelled, name]) => [spelled.toLowerCase(), name]));
  // The longest first, so that no name ends inside another.
  const longest = [...found.keys()].sort((a, b) => b.length - a.length);
  return {
    any: `(?:${longest.join('|')})\\b`,
    of: (spelled) => found.get(spelled.trim()),
  };
}

const same = <Name extends string>(names: readonly Name[]) =>
  names.map((name): [string, Name] => [name, name]);

export const countryNames = createNames<Country>([
  ...same(COUNTRIES),
  ['Romania', 'Rumania'],
  ['Roumania', 'Rumania'],
  ['Jugoslavia', 'Yugoslavia'],
  ['Yugo-Slavia', 'Yugoslavia'],
  ['Jugo-Slavia', 'Yugoslavia'],
  ['Yugo Slavia', 'Yugoslavia'],
  ['Czecho-Slovakia', 'Czechoslovakia'],
  ['The Rhineland', 'Rhineland'],
]);

/** A power by its name, its adjective or its possessive. */
export const powerNames = createNames<Power>(
  POWERS.flatMap((power): [string, Power][] => [
    [power, power],
    [ADJECTIVES[power], power],
    [`${power}'s`, power],
  ]),
);

export const sideNames = createNames<Side>([
  ...same(SIDES),
  ['Allied', 'Allies'],
  ['The Axis', 'Axis'],
  ['The Allies', 'Allies'],
  ['Russian', 'Russia'],
]);

export const regionNames = createNames<Region>(
  REGION_NAMES.flatMap((region): [string, Region][] => [
    [region, region],
    [`the ${region}`, region],
  ]),
);

export const categoryNames = createNames<Category>(
  CATEGORIES.flatMap((category): [string, Category][] => [
    [category, category],
    [`revealed ${category}`, category],
  ]),
);

/** How an owner of projects stands before their names: "Allied air range", "German armor". */
export function printOwner(owner: Owner): string {
  if (owner === 'Allies') return 'Allied';
  return owner === 'Axis' ? 'Axis' : ADJECTIVES[owner];
}

const PROJECT = new Map(
  PROJECTS.map(({ id, owner, name }) => [`${printOwner(owner)} ${name}`.toLowerCase(), id]),
);

/** A project as a power names it: its own or its alliance's, or anyone's whose owner stands before it. */
export function projectNamed(power: Power, spelled: string): string | undefined {
  const plain = spelled.trim().replace(/^joint /, '');
  return [plain, ...[power, sideOf(power)].map((owner) => `${printOwner(owner).toLowerCase()} ${plain}`)]
    .map((name) => PROJECT.get(name))
    .find((id) => id !== undefined);
}

/** A whole number in figures; what is more than that, `1.5`, `1e9` or `007`, is none. */
export const FIGURES = '(?:0|[1-9]\\d{0,3})(?![\\w½¼¾]|[.,/]\\d)';
/** A number with or without a sign. */
export const SIGNED = `[+-]? ?${FIGURES}`;

/** The amount of a signed number; a bare plus and nothing at all are 0. */
export function amountOf(spelled: string): number {
  const figures = spelled.replace(/\s/g, '');
  return /\d/.test(figures) ? Number(figures) + 0 : 0;
}

/** "+1", "-1", "0", as cards print them. */
export function printAmount(amount: number): string {
  return amount > 0 ? `+${amount}` : String(amount + 0);
}

/** "Albania, Bulgaria or Greece". */
export function printOr(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** What stands between the names of a list. */
export const BETWEEN = '(?: ?, ?(?:or |and |& ?)?| or | and | ?[&/] ?)';

/** The names of a list as they are spelled. */
export function namesIn(list: string): string[] {
  return list
    .split(new RegExp(BETWEEN))
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** `Italian support level:`, and the rest is the kind's. */
export const SUPPORT = `(${powerNames.any}) support(?: level)? ?:? ?`;

/** The notes on a card's color that are not about who benefits. */
export const NOTE = pattern(
  ' ?[[(] ?(secret|public|gr[ae]y)(?: card| event)? ?[\\])]:?|(secret|gr[ae]y)(?: card| event)? ?:',
);
