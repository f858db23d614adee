import { plainLine } from '@/kernel/file/letters';
import { FLAG_EVENTS } from '../warlords/flag-events';
import { type Card, DECK_SIZE, type Deck, type Event, JAPANESE_LISTS, LISTS, type List } from './card';
import { nearestWord } from './doubts';
import { cleanLine } from './lines';

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

/**
 * Returns what an entry does according to the sources, as it is drawn; null for an entry that is open.
 * @param diplomatic Japan’s diplomatic list at this table
 * @rule SOA 26.111, 26.213
 */
export function knownListEntry(
  list: List,
  number: number,
  diplomatic: List = JAPANESE_LISTS[0],
): Event | null {
  const of = list === diplomatic ? JAPANESE_LISTS[0] : list.startsWith('Japanese') ? null : list;
  const event = of && FLAG_EVENTS.find(({ numbers }) => numbers[of]?.includes(number));
  if (!event) return null;
  const { from, to, picks, rule } = event;
  return {
    title: '',
    secret: false,
    window: 'drawn',
    effects: [{ kind: 'turn-flag', from, to, picks, rule }],
  };
}

/** The same for entries without an edition: a power’s own card came at the end of diplomacy. */
function knownBefore(list: List, number: number, diplomatic?: List): Event | null {
  const event = knownListEntry(list, number, diplomatic);
  return event && list !== 'general' ? { ...event, window: 'diplomatic' } : event;
}

/** Returns a card's entry: as its owner filled it in, otherwise from the sources, otherwise null. */
export function listEntryOf(
  deck: Deck | null,
  { list, number, diplomatic }: ListPosition,
  today = true,
): Event | null {
  const own = deck?.cards.find((card) => card.number === number)?.entries[list];
  return own ?? (today ? knownListEntry : knownBefore)(list, number, diplomatic);
}

/**
 * Whether the rules show a card as it is drawn, so that it never stays in a hand.
 * @rule SOA 26.111, 26.213
 */
export const comesAsDrawn = ({ list, number, diplomatic, event }: ListPosition & { event: Event | null }) =>
  event?.window === 'drawn' &&
  event.effects.some(({ kind }) => kind === 'turn-flag') &&
  knownListEntry(list, number, diplomatic) !== null;

/** The deck before anything is filled in. */
export const OPEN_DECK: Deck = {
  name: 'Open deck, 80 cards',
  cards: Array.from({ length: DECK_SIZE }, (_, at): Card => ({ number: at + 1, entries: {} })),
};
