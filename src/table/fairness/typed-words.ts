import type { AddedWords } from '@/kernel/fairness/added-words';
import type { Seat } from '@/kernel/seats';

/** What a new table needs to let people add words to its shuffle. */
export interface Shuffled {
  people: readonly string[];
  /** Its deck by a name; null if there is none. */
  deck: string | null;
  /** The fingerprint of that deck. */
  readDeck(): Promise<string | null>;
}

/** The people who sit at a table, without the app. */
export const peopleIn = (seats: readonly Seat[]) =>
  seats.flatMap(({ person, by }) => (by === undefined ? [person] : []));

/** What each person typed, by their place; null while nobody asked for it. */
export type TypedWords = readonly string[] | null;

/** What the set-up says of the typed words; nothing if there are none. */
export function wordsIn(typed: TypedWords, people: readonly string[]): { words?: AddedWords } {
  const words = (typed ?? []).flatMap((text, at) => {
    const person = people[at]?.trim();
    return person && text.trim() ? [{ person, words: text.trim() }] : [];
  });
  return words.length > 0 ? { words } : {};
}
