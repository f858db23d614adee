import { readGeneral, readNational } from '../amend/amended';
import type { OpenState } from '../state/state';
import { eachPower } from '../state/state';
import type { Card, Deck } from './card';

/** The cards of a table’s deck as the table reads them: as they are printed, or as they were amended for all. */
export function cardsInPlay(open: OpenState, deck: Deck): Card[] {
  if (!open.amended) return deck.cards;
  return deck.cards.map((card) => {
    if (!open.amended?.[card.number]) return card;
    return {
      ...readGeneral(open, card.number, card),
      national: eachPower((power) => readNational(open, power, card.number, card.national[power])),
    };
  });
}

/** Whether everyone knows that a card reads otherwise than it is printed. */
export const isAmended = (open: OpenState, number: number) => open.amended?.[number] !== undefined;
