import type { Refusal } from '@/kernel/result';
import { JAPANESE_LISTS, type List } from './cards/card';

const ORDINALS = ['first', 'second', 'third', 'fourth'];
const plain = (name: string) => name.trim().toLowerCase();
const isDiplomatic = (name: string) => /^diploma(?:tic|cy)/.test(plain(name));

/** The table's data about Japan’s categories. */
interface Categories {
  categories: string[];
  called?: string[][];
  diplomatic?: List;
}

/** Japan’s diplomatic list by the names of its four; nothing where it is the first or none is called so. @rule SOA 26.111 */
export function diplomaticOf(names: readonly string[]): List | undefined {
  return JAPANESE_LISTS[names.findIndex(isDiplomatic) || -1];
}

/** "the second": the place of Japan’s diplomatic list at this table. @rule SOA 26.111 */
export const placeOfDiplomatic = ({ diplomatic = JAPANESE_LISTS[0] }: Pick<Categories, 'diplomatic'>) =>
  `the ${ORDINALS[(JAPANESE_LISTS as readonly List[]).indexOf(diplomatic)]}`;

/** Every name that each list has now, or had before. */
export const namesOf = ({ categories, called }: Categories) =>
  categories.map((name, at) => [...new Set([name, ...(called?.[at] ?? [])])]);

/** Renames the lists and remembers their old names: the list once called diplomatic stays the diplomatic one. @rule SOA 26.111 */
export function renameCategories(draft: Categories, names: readonly string[]): void {
  draft.called = namesOf(draft);
  const diplomatic = diplomaticOf(names);
  if (diplomatic && !draft.called.flat().some(isDiplomatic)) draft.diplomatic = diplomatic;
  draft.categories = [...names];
}

/** Refuses two lists with the same name, because their numbers would be ambiguous. */
export function checkTwice(names: readonly string[]): Refusal | null {
  const twice = names.find((name, at) => names.findIndex((other) => plain(other) === plain(name)) < at);
  if (twice === undefined) return null;
  return {
    message: `Two lists cannot both be called “${twice}”.`,
    rule: 'SOA 26.111',
    allowed: 'Give each list a name of its own.',
  };
}

/**
 * Refuses a name that another list has or had: numbers belong to their list.
 * @param known every name of each list, as in {@link namesOf}
 * @rule SOA 26.111
 */
export function checkCategories(
  known: readonly (readonly string[])[],
  names: readonly string[],
): Refusal | null {
  const twice = checkTwice(names);
  if (twice) return twice;
  const listOf = (name: string) => known.findIndex((of) => of.some((other) => plain(other) === plain(name)));
  const moved = names.find((name, at) => listOf(name) !== -1 && listOf(name) !== at);
  if (moved === undefined) return null;
  return {
    message: `“${moved}” is the ${ORDINALS[listOf(moved)]} list: its numbers would be read as others.`,
    rule: 'SOA 26.111',
    allowed: 'Leave each name with its list.',
  };
}
