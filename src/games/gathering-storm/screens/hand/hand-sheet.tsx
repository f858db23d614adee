import { lazy, Suspense, useState } from 'react';
import type { Order } from '@/games/gathering-storm/rules/state/state';
import type { Command } from '@/kernel/game';
import { useHand } from '@/table/link/hand-context';
import { EmptyHand } from '@/ui/card/empty-hand';
import { HandLayout } from '@/ui/card/hand-layout';
import { OrderKeys } from '@/ui/card/order-keys';
import { FormsOf, useDraftState } from '@/ui/form/draft-state';
import { CardAsks } from './card-asks';
import { type HeldBy, placeOf, toHandCard, whyNot } from './hand-card';

/** A separate chunk: papers open without its form. */
const AmendHeld = lazy(async () => ({ default: (await import('../amend/amend-held')).AmendHeld }));

const ORDERS = [
  { label: 'Play', what: 'play', icon: 'eye' },
  { label: 'Keep', what: 'keep', icon: 'box' },
  { label: 'Decline', what: 'decline', icon: 'close' },
] as const;

interface HandSheetProps extends HeldBy {
  send: (command: Command) => Promise<boolean>;
}

/** A power's own cards side by side, and the orders left in advance. */
export function HandSheet({ send, ...held }: HandSheetProps) {
  const by = { ...held, isPhone: useHand() !== null };
  const { power, hidden } = by;
  const [up, setUp] = useState<number | null>(hidden.hand[0]?.slot ?? null);
  const [amending, setAmending] = useDraftState<number | null>('amending', null);
  const [left, setLeft] = useState<number | null>(null);
  const card = hidden.hand.find(({ slot }) => slot === up) ?? hidden.hand[0];
  if (!card) return <EmptyHand power={power} />;
  const order = hidden.orders[card.slot];
  const why = whyNot(by, card);
  const give = (what: Order['do']) =>
    void send({ type: 'order', power, slot: card.slot, do: what, answers: order?.answers ?? {} });
  const hand = (
    <HandLayout
      label={`${power}’s cards`}
      note="Orders are carried out when their time comes. Until then you can ask for your papers and change them."
      cards={hidden.hand.map((item) => toHandCard(by, item))}
      current={String(card.slot)}
      onPick={(id) => {
        setUp(Number(id));
        setLeft(null);
      }}
      keys={
        <OrderKeys
          place={placeOf(card.slot)}
          title={card.event.title}
          keys={ORDERS.map(({ label, what, icon }) => ({
            label,
            icon,
            pressed: order?.do === what,
            why: why[what],
            onPress: () => give(what),
          }))}
        />
      }
    >
      <CardAsks
        key={card.slot}
        {...by}
        {...{ card, send }}
        left={left === card.slot}
        onAmend={() => setAmending(card.slot)}
      />
    </HandLayout>
  );
  const amended = hidden.hand.find(({ slot }) => slot === amending);
  if (!amended) return hand;
  return (
    <Suspense fallback={hand}>
      <FormsOf key={amended.number} name={`amend ${amended.number}`}>
        <AmendHeld
          power={power}
          place={placeOf(amended.slot)}
          card={amended}
          onDone={(event) => send({ type: 'amend-held', power, slot: amended.slot, event })}
          onLeave={() => {
            setAmending(null);
            setUp(amended.slot);
            setLeft(amended.slot);
          }}
        />
      </FormsOf>
    </Suspense>
  );
}
