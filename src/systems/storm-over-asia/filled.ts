import type { Deck, Event, List } from './cards/card';
import { entryOf } from './cards/known';
import type { OpenState } from './state';

/** How an entry is named among those that the table has filled in. */
export const entryKey = (list: List, number: number) => `${list}/${number}`;

/** What an entry says: as this table filled it in, as its deck has it, or what the sources know; nothing where it is open. */
export function readEntryOf(open: OpenState, deck: Deck | null, list: List, number: number): Event | null {
  return open.filled?.[entryKey(list, number)] ?? entryOf(deck, list, number);
}

/** From now on the entry says so at this table. */
export function fillEntry(draft: OpenState, list: List, number: number, event: Event): void {
  draft.filled ??= {};
  draft.filled[entryKey(list, number)] = event;
}
