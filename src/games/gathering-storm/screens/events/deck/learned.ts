import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Learned } from '@/games/gathering-storm/rules/cards/own-deck';
import { sayMissing } from '@/games/gathering-storm/rules/cards/say-missing';
import type { Refusal } from '@/kernel/result';
import type { usePaperDeck } from './use-paper-deck';

interface LearnedNote {
  /** The table at which it was entered. */
  table: string;
  number: number;
  deck: string;
  /** What the deck still lacks for the card. */
  missing: string;
  /** Why the deck could not save it, or null. */
  refusal: Refusal | null;
  /** Text that differs from the deck, which keeps its own unless the player replaces it. */
  differs?: Learned;
}

/** What the deck learned last, until the next entry begins; shown in place of the sheet. */
const store = createStore<{ note: LearnedNote | null }>(() => ({ note: null }));

export const reportLearned = (note: LearnedNote | null) => store.setState({ note });

type PaperDeck = Pick<ReturnType<typeof usePaperDeck>, 'learn' | 'differs' | 'name'>;

/** Saves the shown part of a card in the deck and reports the result. */
export async function learnAndReport(paper: PaperDeck, table: string, learned: Learned, replace = false) {
  const { number } = learned;
  const differs = !replace && paper.differs(learned);
  const result = await paper.learn(learned, replace);
  const after = result.ok ? result.value.cards.find((item) => item.number === number) : undefined;
  reportLearned({
    table,
    number,
    deck: paper.name,
    missing: after ? sayMissing(after) : '',
    refusal: result.ok ? null : result.refusal,
    ...(differs ? { differs: learned } : {}),
  });
}

export function useLearned(table: string): LearnedNote | null {
  return useStore(store, ({ note }) => (note?.table === table ? note : null));
}
