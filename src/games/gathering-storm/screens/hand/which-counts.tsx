import { lastCards } from '@/games/gathering-storm/rules/hands/showing';
import type { Hand, HeldCard, OpenState } from '@/games/gathering-storm/rules/state/state';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import type { Command } from '@/kernel/game';
import { Choices } from '@/ui/form/choices';

interface WhichCountsProps {
  power: Power;
  open: OpenState;
  hidden: Hand;
  /** "Second card": how a card is called here. */
  placeOf: (slot: number) => string;
  send: (command: Command) => Promise<boolean>;
}

/**
 * Several secret cards and none played: their owner chooses which one is played as the turn ends.
 * @rule GS 9.13
 */
export function WhichCounts({ power, open, hidden, placeOf, send }: WhichCountsProps) {
  const cards = lastCards(open, hidden, power);
  if (cards.length === 0) return null;
  const stays = cards.filter(({ slot }) => hidden.orders[slot]?.do !== 'decline');
  const give = ({ slot }: HeldCard, what: 'keep' | 'decline') =>
    send({ type: 'order', power, slot, do: what, answers: hidden.orders[slot]?.answers ?? {} });
  return (
    <Choices
      label="Which one is played as the turn ends?"
      showLabel
      options={cards.map(({ slot, event }) => ({
        value: String(slot),
        label: event.title ? `${placeOf(slot)}: ${event.title}` : placeOf(slot),
      }))}
      value={stays.length === 1 ? String(stays[0]?.slot) : null}
      onChange={async (value) => {
        // The kept one first, so that the others may be declined.
        const chosen = cards.find(({ slot }) => String(slot) === value);
        if (chosen && (await give(chosen, 'keep')))
          for (const card of cards) if (card !== chosen) await give(card, 'decline');
      }}
    />
  );
}
