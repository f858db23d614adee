import { useEffect } from 'react';
import {
  type CardPart,
  type Learned,
  type PartCard,
  partOf,
} from '@/games/gathering-storm/rules/cards/own-deck';
import { useDraftState } from '@/ui/form/draft-state';
import { useTable } from '../../use-table';
import { readNumber } from './card-number';
import { learnAndReport, reportLearned } from './learned';
import { usePaperDeck } from './use-paper-deck';

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
