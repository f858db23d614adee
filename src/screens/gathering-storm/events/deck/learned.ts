import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Refusal } from '@/kernel/result';

interface LearnedNote {
  /** The table at which it was entered. */
  table: string;
  number: number;
  deck: string;
  /** What the deck still lacks of the card. */
  missing: string;
  /** Why the deck could not keep it. */
  refusal: Refusal | null;
}

/** What the deck learned last, until something else is entered: it is told where the sheet was. */
const store = createStore<{ note: LearnedNote | null }>(() => ({ note: null }));

export const tellLearned = (note: LearnedNote | null) => store.setState({ note });

export function useLearned(table: string): LearnedNote | null {
  return useStore(store, ({ note }) => (note?.table === table ? note : null));
}
