import { useState } from 'react';
import type { Event } from '@/games/storm-over-asia/rules/cards/card';
import { comesAsDrawn } from '@/games/storm-over-asia/rules/cards/head';
import { effectRule, sayEvent } from '@/games/storm-over-asia/rules/say-event';
import { nameList, titleOf } from '@/games/storm-over-asia/rules/showing';
import type { Hand, HeldCard, OpenState } from '@/games/storm-over-asia/rules/state';
import { shortName } from '@/games/storm-over-asia/rules/totals';
import type { Power } from '@/games/storm-over-asia/rules/vocabulary';
import type { Command } from '@/kernel/game';
import { openPowers } from '@/kernel/seats';
import { useHand } from '@/table/link/hand-context';
import { EmptyHand } from '@/ui/card/empty-hand';
import { type HandCard, HandLayout } from '@/ui/card/hand-layout';
import { OrderKeys } from '@/ui/card/order-keys';
import { Figure } from '@/ui/figure/figure';
import { Flag } from '@/ui/mark/flag';
import { Icon } from '@/ui/mark/icon';
import { Roundel } from '@/ui/mark/roundel';
import styles from './hand-sheet.module.css';
import { FLAG_MARKS, MARKS } from './marks';
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
  const isPhone = useHand() !== null;
  const [up, setUp] = useState(hidden.hand[0]?.slot);
  const card = hidden.hand.find(({ slot }) => slot === up) ?? hidden.hand[0];
  if (!card) return <EmptyHand power={power} />;
  const give = (what: 'play' | 'keep') => void send({ type: 'order', power, slot: card.slot, do: what });
  const order = hidden.orders[card.slot];
  const keep = {
    label: 'Keep',
    icon: 'box',
    pressed: order === 'keep',
    onPress: () => give('keep'),
  } as const;
  return (
    <HandLayout
      label={`${power}’s cards`}
      note="Orders are carried out when their time comes. Until then you can ask for your papers and change them."
      cards={hidden.hand.map((item) => toHandCard({ power, open, hidden, isPhone }, item))}
      current={String(card.slot)}
      onPick={(id) => setUp(Number(id))}
      keys={
        <OrderKeys
          place={placeOf(card)}
          title={titleOf(open, card, card.event)}
          keys={[
            { label: 'Play', icon: 'eye', pressed: order === 'play', onPress: () => give('play') },
            ...(comesAsDrawn({ ...card, diplomatic: open.diplomatic }) ? [] : [keep]),
          ]}
        />
      }
    />
  );
}

function toHandCard(
  { power, open, hidden, isPhone }: Omit<HandSheetProps, 'send'> & { isPhone: boolean },
  card: HeldCard,
): HandCard {
  const order = hidden.orders[card.slot];
  const isOpen = openPowers(open.seats).includes(power);
  return {
    id: String(card.slot),
    place: placeOf(card),
    mark: MARKS[power],
    window: whenShown(card),
    art: <Face power={power} number={card.number} effect={card.event?.effects[0]} />,
    title: titleOf(open, card, card.event),
    rows: rowsOf(open, card),
    order: SHORT[order ?? 'none'],
    ordered: order !== undefined,
    becomes: sayOrder(order, card, isPhone),
    why: [],
    aloud: [isOpen ? `${power}, face up.` : `Secret, ${power} only.`],
  };
}

interface FaceProps {
  power: Power;
  number: number;
  effect: Event['effects'][number] | undefined;
}

/** Its main effect: a number, a flag that becomes another; otherwise the number under which it is looked up. */
function Face({ power, number, effect }: FaceProps) {
  return (
    <span className={styles.face} aria-hidden="true">
      <Roundel mark={MARKS[power]} className={styles.seal ?? ''} />
      {effect?.kind === 'turn-flag' ? (
        <span className={styles.flags}>
          <Flag mark={FLAG_MARKS[effect.from]} className={styles.flag ?? ''} />
          <Icon name="chevron-right" />
          <Flag mark={FLAG_MARKS[effect.to]} className={styles.flag ?? ''} />
        </span>
      ) : (
        <>
          <span className={styles.word}>{effect?.kind === 'line' ? shortName(effect.total) : 'Card'}</span>
          <Figure
            value={effect?.kind === 'line' ? effect.amount : number}
            sign={effect?.kind === 'line' ? 'always' : 'minus'}
            className={styles.figure ?? ''}
          />
        </>
      )}
    </span>
  );
}

function rowsOf(open: OpenState, { list, number, event }: HeldCard): HandCard['rows'] {
  const where = {
    rule: 'SOA 9',
    sentence: `Card ${number}, read from the list: ${nameList(open, list)}.`,
  };
  if (event)
    return [
      ...sayEvent(event).map((sentence, at) => ({ rule: effectRule(event.effects[at]), sentence })),
      where,
    ];
  return [
    {
      sentence:
        'What this number does is not in the rules: look it up on your own card. When it is shown, read it out and enter it.',
    },
    where,
  ];
}

const SHORT = { play: 'play: ordered', keep: 'kept, for now', none: 'no order yet' };

const AT_END = 'If you leave it, it is shown and discarded as the turn ends (assumed).';

function sayOrder(order: Hand['orders'][number] | undefined, card: HeldCard, isPhone: boolean): string {
  if (order === 'keep') return `Kept. ${AT_END}`;
  if (!card.event || card.event.window === 'any-time')
    return order === 'play'
      ? `Shown to all ${isPhone ? 'with everyone’s answers' : 'when you hide your papers'}.`
      : `No order. ${AT_END}`;
  return `Shown ${WHEN[card.event.window]}.`;
}
