import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import {
  type CardPart,
  type Learned,
  MOST_CARDS,
  type PartCard,
  partOf,
} from '@/games/gathering-storm/rules/cards/own-deck';
import { sayMissing } from '@/games/gathering-storm/rules/cards/say-deck';
import { useTable } from '@/games/gathering-storm/screens/use-table';
import { readWhole } from '@/kernel/file/letters';
import type { Refusal } from '@/kernel/result';
import { useDraftState } from '@/ui/form/draft-state';
import { usePaperDeck } from './use-paper-deck';

/** A card’s number as it was typed: none, one, or something that is none. */
export function readNumber(text: string): { number: number | null; wrong: boolean } {
  const typed = text.trim();
  if (typed === '') return { number: null, wrong: false };
  const number = readWhole(typed) ?? 0;
  return number >= 1 && number <= MOST_CARDS ? { number, wrong: false } : { number: null, wrong: true };
}

export const NUMBER_WRONG = {
  message: `A card’s number is a whole number from 1 to ${MOST_CARDS}.`,
  allowed: 'Put it right, or leave it out.',
};

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

/** A paper card’s number during entry, what the deck knows about it, and what the deck learns from it. */
export function useNumbered(parts: readonly CardPart[]) {
  const { table } = useTable();
  const paper = usePaperDeck();
  const [text, setText] = useDraftState('number', '');
  // The message about the previous card has been read.
  useEffect(() => reportLearned(null), []);
  /** The number of the card whose text differs from the deck. */
  const [otherwise, setOtherwise] = useDraftState<number | null>('otherwise', null);
  const { number, wrong } = readNumber(text);
  const card: PartCard | undefined = paper.on
    ? paper.deck?.cards.find((item) => item.number === number)
    : undefined;
  const whole = card !== undefined && parts.every((part) => partOf(card, part) !== undefined);

  /** Saves the shown part; reported on the table's page, since the sheet is closed by then. */
  async function learn(learned: Omit<Learned, 'number'>): Promise<void> {
    if (number !== null && paper.on) await learnAndReport(paper, table.id, { number, ...learned });
  }
  return {
    paper,
    text,
    setText,
    number,
    wrong,
    /** The card as far as the deck has it. */
    card,
    /** The deck has what is needed, and the player has not said that it is wrong. */
    known: whole && otherwise !== number,
    otherwise: () => setOtherwise(number),
    /** The number as commands hold it. */
    named: number === null ? {} : { number },
    learn,
  };
}
