import { sayEvent } from '@/games/storm-over-asia/rules/say-event';
import { titleOf } from '@/games/storm-over-asia/rules/showing';
import type { Hand, HeldCard, OpenState } from '@/games/storm-over-asia/rules/state';
import { capitalize } from '@/kernel/print';
import type { CardWords } from '@/table/game-ui';

/** When an event is shown, within a sentence. */
export const WHEN = {
  drawn: 'after the papers have gone round',
  income: 'in the Income phase',
  economic: 'in the Economic phase',
  diplomatic: 'in the Diplomatic phase',
  'any-time': 'at any time',
};

/** When a card is shown. */
export const whenShown = ({ event }: HeldCard) =>
  event ? capitalize(WHEN[event.window]) : 'When its owner says';

/** The cards of a power’s hand in words, where they lie face up or are looked at. */
export function sayHand(hidden: unknown, open: OpenState): CardWords[] {
  // The hidden part always comes from this game.
  return (hidden as Hand).hand.map((card) => ({
    id: String(card.slot),
    title: titleOf(open, card, card.event),
    lines: card.event ? sayEvent(card.event) : ['The card shows what it does.'],
    note: whenShown(card),
  }));
}
