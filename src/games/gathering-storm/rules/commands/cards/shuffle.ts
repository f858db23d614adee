import type { Card, Deck } from '../../cards/card';
import { goneAfterShuffle } from '../../hands/draws';
import type { OpenState } from '../../state/state';

/** Reshuffles the pile if a draw did so. */
export function shuffleIn(draft: OpenState, epoch: number | undefined): void {
  if (!draft.deck || epoch === undefined || epoch === draft.deck.epoch) return;
  draft.deck.epoch = epoch;
  draft.deck.gone = goneAfterShuffle(draft);
}

export function findCard(deck: Deck | null, number: number | undefined): Card | undefined {
  return deck?.cards.find((card) => card.number === number);
}
