import { plainLine } from '@/kernel/file/letters';
import { DECK_SIZE, LISTS, type List } from './card';
import { cleanLine } from './lines';
import { nearestWord } from './nearest';

/** One entry of the deck: a list and a number on the card. */
export interface ListPosition {
  list: List;
  number: number;
  /** Japan’s diplomatic list at this table, if it is not the first one. @rule SOA 26.111 */
  diplomatic?: List | undefined;
}

/** An entry by its list and number, as every table reads it: "General 12", "Japanese 2, 7". */
export function printHead({ list, number }: Pick<ListPosition, 'list' | 'number'>): string {
  if (list === 'general') return `General ${number}`;
  return `${list}${list.startsWith('Japanese') ? ',' : ''} ${number}`;
}

const HEAD = /^(.{1,80}?)[\s,:/]+(?:card |no\.? ?|#)?(\d{1,9})[:.]?$/iu;
/** An entry with its title after its number. */
const LONG = /^(.{1,80}?)[\s,:/]+(?:card |no\.? ?|#)?(\d{1,9})\s*[:.–-]\s*(\S.*)$/iu;
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[\s,:/]+/gu, ' ')
    .trim();

/** Every name of a list, as this table calls its categories; a name that two lists share stands for none. */
function namesOf(categories: readonly string[]): Map<string, List> {
  const names = new Map<string, List | null>();
  for (const [at, category] of categories.entries()) {
    const list = `Japanese ${at + 1}` as List;
    if (!LISTS.includes(list)) continue;
    for (const name of [category, `Japanese ${category}`, `Japan ${category}`].map(plain))
      names.set(name, names.has(name) ? null : list);
  }
  // A list's standard name takes precedence over a table's name.
  for (const list of LISTS) names.set(plain(list), list);
  for (const [name, list] of [
    ['china', 'Chinese'],
    ['britain', 'British'],
    ['russia', 'Russian'],
  ] as const)
    names.set(name, list);
  return new Map([...names].flatMap(([name, list]) => (list ? [[name, list]] : [])));
}

/** What a line means as the head of an entry. */
export type Head =
  | { is: 'head'; list: List; number: number }
  /** A list and a number, followed by more text. */
  | { is: 'long'; list: List; number: number; rest: string }
  /** A name and a number, and no list is called so. */
  | { is: 'unknown'; name: string; number: number; nearest: List | null };

/** Reads the heads of entries as a table with these categories calls its lists; nothing for a line that is no head. */
export function createHeads(categories: readonly string[] = []): (line: string) => Head | null {
  const names = namesOf(categories);
  return (line) => {
    const text = plainLine(cleanLine(line));
    const [, name = '', number] = HEAD.exec(text) ?? [];
    const list = names.get(plain(name));
    if (list) return { is: 'head', list, number: Number(number) };
    const [, before = '', count, rest = ''] = LONG.exec(text) ?? [];
    const behind = names.get(plain(before));
    if (behind) return { is: 'long', list: behind, number: Number(count), rest };
    if (name === '') return null;
    const near = nearestWord(plain(name), [...names.keys()]);
    return { is: 'unknown', name, number: Number(number), nearest: (near && names.get(near)) || null };
  };
}

/** Whether a key names an entry of the deck. */
export function isListEntryKey(key: string): boolean {
  const [, list, number] = /^(.+)\/([1-9]\d?)$/.exec(key) ?? [];
  return LISTS.includes(list as List) && Number(number) <= DECK_SIZE;
}
