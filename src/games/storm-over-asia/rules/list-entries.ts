import * as v from 'valibot';
import { canonicalJson } from '@/kernel/file/canonical';
import { DECK_SIZE, type Deck, deckShape, type Event, LISTS, type List } from './cards/card';
import type { ListPosition } from './cards/head';
import { knownListEntry, listEntryOf } from './cards/head';
import type { OpenState } from './state';

/** Entries that are filled in, by list and number. */
export type FilledEntries = Record<string, Event>;

/** How an entry is named among those that the table has filled in. */
export const listEntryKey = (list: List, number: number) => `${list}/${number}`;

/**
 * Returns an entry as this table filled it in, as its deck has it, or as the sources know it; null if it is
 * open. Entries from before editions use a different time for known cards.
 */
export function readListEntryOf(
  open: OpenState,
  deck: Deck | null,
  list: List,
  number: number,
  today = true,
): Event | null {
  return (
    open.filled?.[listEntryKey(list, number)] ??
    listEntryOf(deck, { list, number, diplomatic: open.diplomatic }, today)
  );
}

/** Sets an entry at this table from now on. */
export function fillListEntry(draft: OpenState, list: List, number: number, event: Event): void {
  draft.filled ??= {};
  draft.filled[listEntryKey(list, number)] = event;
}

/** Whether this table has not filled the entry in, or otherwise. */
export function isNews(open: Pick<OpenState, 'filled'>, { list, number, event }: FilledListEntry): boolean {
  const before = open.filled?.[listEntryKey(list, number)];
  return !before || canonicalJson(before) !== canonicalJson(event);
}

/** An entry as filled in by a player. */
export interface FilledListEntry extends ListPosition {
  event: Event;
}

/** One entry of the deck and its source; both are null if it is open. */
export interface ListEntryRow extends ListPosition {
  event: Event | null;
  from: 'table' | 'rules' | null;
}

const NUMBERS = Array.from({ length: DECK_SIZE }, (_, at) => at + 1);

/** Every entry of a list, by its number. @rule SOA 9 */
export function entriesOfList(
  filled: FilledEntries | undefined,
  list: List,
  diplomatic?: List,
): ListEntryRow[] {
  return NUMBERS.map((number): ListEntryRow => {
    const own = filled?.[listEntryKey(list, number)];
    if (own) return { list, number, event: own, from: 'table' };
    const known = knownListEntry(list, number, diplomatic);
    return { list, number, event: known, from: known ? 'rules' : null };
  });
}

/** Every entry of the deck, list by list. */
export const allListEntries = (filled: FilledEntries | undefined, diplomatic?: List): ListEntryRow[] =>
  LISTS.flatMap((list) => entriesOfList(filled, list, diplomatic));

/** The filled-in entries, in the order of lists and numbers. */
export const filledEntries = (filled: FilledEntries | undefined): FilledListEntry[] =>
  allListEntries(filled).flatMap(({ list, number, event, from }) =>
    event && from === 'table' ? [{ list, number, event }] : [],
  );

/** How many entries are filled in, and how many more the rules know. */
export function countListEntries(filled: FilledEntries | undefined) {
  const rows = allListEntries(filled);
  return {
    all: rows.length,
    filled: rows.filter(({ from }) => from === 'table').length,
    byRules: rows.filter(({ from }) => from === 'rules').length,
  };
}

/** Converts filled-in entries to a deck that is stored separately from the tables. */
export function createFilledDeck(name: string, filled: FilledEntries | undefined): Deck {
  const entries = (number: number) =>
    Object.fromEntries(
      LISTS.flatMap((list) => {
        const event = filled?.[listEntryKey(list, number)];
        return event ? [[list, event]] : [];
      }),
    );
  return { name, cards: NUMBERS.map((number) => ({ number, entries: entries(number) as never })) };
}

/** Reads a stored deck; null if it is damaged. */
export function readFilledDeck(input: unknown): Deck | null {
  const read = v.safeParse(deckShape, input);
  return read.success ? read.output : null;
}

/** The filled entries of a deck, as a table begins with them. */
export function filledEntriesOf(deck: Deck): FilledEntries {
  return Object.fromEntries(
    deck.cards.flatMap(({ number, entries }) =>
      LISTS.flatMap((list) => {
        const event = entries[list];
        return event ? [[listEntryKey(list, number), event]] : [];
      }),
    ),
  );
}
