import {
  ADJECTIVES,
  CATEGORIES,
  type Category,
  type Country,
  type Owner,
  type Power,
  type Region,
  type Side,
} from '../../vocabulary';
import { COUNTRY_NOUNS, namesOf } from '../notions/names';

/** Names of the rules as people write them: which spellings are read, and what each means. */

interface Names<Name> {
  /** A pattern for any of them, for `pattern`. */
  any: string;
  /** What a spelling means; nothing when it is none. */
  of(spelled: string): Name | undefined;
}

/** A pattern for these names, and what each means: hyphens may stand for blanks, and a possessive says the same. */
function createNames<Name extends string>(spellings: readonly (readonly [string, Name])[]): Names<Name> {
  const found = new Map(spellings.map(([spelled, name]) => [spelled.toLowerCase(), name]));
  // The longest first, so that no name ends inside another.
  const longest = [...found.keys()].sort((a, b) => b.length - a.length);
  return {
    any: `(?:${longest.map((name) => name.replaceAll(' ', '(?:-| )')).join('|')})(?:'s)?\\b`,
    of: (spelled) => found.get(spelled.trim().replace(/'s$/, '').replaceAll('-', ' ')),
  };
}

export const countryNames = createNames<Country>(namesOf('country'));
/** By their own names alone. */
export const countryNouns = createNames<Country>([...COUNTRY_NOUNS]);
export const powerNames = createNames<Power>(namesOf('power'));
/** In brackets Russia’s own name is its side as well. */
export const sideNames = createNames<Side>([
  ...namesOf('side'),
  ['the axis', 'Axis'],
  ['the allies', 'Allies'],
  ['russia', 'Russia'],
  ['russian', 'Russia'],
]);
export const regionNames = createNames<Region>(namesOf('region'));

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
export const LIST_SEPARATOR = '(?: ?, ?(?:or |and |& ?)?| or | and | ?[&/] ?)';

/** The names of a list as they are spelled. */
export function namesIn(list: string): string[] {
  return list
    .split(new RegExp(LIST_SEPARATOR))
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** `Italian support level:`, and the rest is the kind's. */
export const SUPPORT = `(${powerNames.any}) support(?: level)? ?:? ?`;
