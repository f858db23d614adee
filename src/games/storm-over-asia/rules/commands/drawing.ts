import { drawFrom } from '@/kernel/pile';
import { refuse } from '@/kernel/result';
import { handOf, type OpenState, type Table } from '../state';
import { POWERS } from '../vocabulary';

/** Cards from the app’s deck. @rule SOA 9 */

export const faceUp = (open: OpenState) => (open.card?.number === undefined ? [] : [open.card.number]);

export const ON_PAPER = refuse('This table plays with paper cards.', {
  allowed: 'Enter what the card shows.',
});

export function drawCards(
  state: Table,
  chance: Parameters<typeof drawFrom>[1],
  { count, places = [] }: { count: number; places?: readonly number[] },
) {
  const { open } = state;
  if (!open.deck) return ON_PAPER;
  return drawFrom(open.deck, chance, {
    stream: 'deck',
    count,
    places,
    held: POWERS.flatMap((owner) => handOf(state, owner).hand.map((card) => card.number)),
    stays: faceUp(open),
    ask: open.readings.reshuffle === 'ask',
    rule: 'SOA 9',
  });
}

export function shuffleIn(draft: OpenState, epoch: number | undefined): void {
  if (!draft.deck || epoch === undefined || epoch === draft.deck.epoch) return;
  draft.deck.epoch = epoch;
  draft.deck.gone = faceUp(draft);
}
