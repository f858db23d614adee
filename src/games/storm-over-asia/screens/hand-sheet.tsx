import { useState } from 'react';
import { comesAsDrawn } from '@/games/storm-over-asia/rules/cards/head';
import { sayEvent } from '@/games/storm-over-asia/rules/say-event';
import { nameList, titleOf } from '@/games/storm-over-asia/rules/showing';
import type { Hand, HeldCard, OpenState } from '@/games/storm-over-asia/rules/state';
import type { Power } from '@/games/storm-over-asia/rules/vocabulary';
import type { Command } from '@/kernel/game';
import { openPowers } from '@/kernel/seats';
import { HandLayout } from '@/ui/card/hand-layout';
import { Orders } from '@/ui/card/orders';
import { SecretCard } from '@/ui/card/secret-card';
import { SlotList } from '@/ui/card/slot-list';
import { Sheet } from '@/ui/sheet/sheet';
import { WHEN, whenShown } from './say-hand';

const PLACES = ['First', 'Second', 'Third', 'Fourth'];
const placeOf = ({ slot }: HeldCard) => `${PLACES[slot - 1] ?? `${slot}th`} card`;

interface HandSheetProps {
  power: Power;
  open: OpenState;
  hidden: Hand;
  send: (command: Command) => Promise<boolean>;
}

/**
 * A power’s own cards: what the rules know about each, and whether to play or keep it.
 * @rule SOA 9 (assumed)
 */
export function HandSheet({ power, open, hidden, send }: HandSheetProps) {
  const [up, setUp] = useState(hidden.hand[0]?.slot);
  const card = hidden.hand.find(({ slot }) => slot === up) ?? hidden.hand[0];
  if (!card)
    return (
      <Sheet title={`${power} holds no card`} pad>
        <p>Its next cards come with the next deal.</p>
      </Sheet>
    );
  const order = hidden.orders[card.slot];
  const isOpen = openPowers(open.seats).includes(power);
  const give = (what: 'play' | 'keep') => void send({ type: 'order', power, slot: card.slot, do: what });
  return (
    <HandLayout
      slots={
        <SlotList
          label={`${power}’s cards`}
          slots={hidden.hand.map((item) => ({
            id: String(item.slot),
            name: placeOf(item),
            lines: [whenShown(item), shortOrder(hidden, item)],
            up: item === card,
          }))}
          onPick={(id) => setUp(Number(id))}
        />
      }
      card={
        <SecretCard
          key={card.slot}
          place={`${placeOf(card)}, turned up`}
          banner={isOpen ? `${power}, face up` : `Secret, ${power} only`}
          window={whenShown(card)}
          title={titleOf(open, card, card.event)}
          rows={rowsOf(open, card)}
          actions={[
            { label: 'Play', pressed: order === 'play', onPress: () => give('play') },
            ...(comesAsDrawn({ ...card, diplomatic: open.diplomatic })
              ? []
              : [{ label: 'Keep', pressed: order === 'keep', onPress: () => give('keep') }]),
          ]}
        />
      }
      orders={
        <Orders
          title="Orders for this turn"
          intro="They are carried out when their time comes. Until then you can ask for your papers and change them."
          items={hidden.hand.map((item) => ({ name: placeOf(item), text: longOrder(hidden, item) }))}
        />
      }
    />
  );
}

function rowsOf(open: OpenState, { list, number, event }: HeldCard) {
  const where = {
    rule: 'SOA 9',
    sentences: [`Card ${number}, read from the list: ${nameList(open, list)}.`],
  };
  if (!event)
    return [
      where,
      {
        rule: 'SOA 9',
        sentences: [
          'What this number does is not in the rules: look it up on your own card.',
          'When it is shown, read it out and enter it.',
        ],
      },
    ];
  const flag = event.effects.find((effect) => effect.kind === 'turn-flag');
  return [where, { rule: flag?.rule ?? 'SOA 9', sentences: sayEvent(event) }];
}

const shortOrder = ({ orders }: Hand, { slot }: HeldCard) =>
  ({ play: 'Play: ordered', keep: 'Keep, for now', none: 'No order yet' })[orders[slot] ?? 'none'];

const KEEP_NOTE = 'Kept. If you leave it, it is shown and discarded as the turn ends (assumed).';

function longOrder({ orders }: Hand, card: HeldCard): string {
  const order = orders[card.slot];
  if (order === 'keep') return KEEP_NOTE;
  if (!card.event || card.event.window === 'any-time')
    return order === 'play' ? 'Shown to all when you hide your papers.' : KEEP_NOTE;
  return `Shown ${WHEN[card.event.window]}.`;
}
