import { lazy, type ReactNode, Suspense, useState } from 'react';
import { checkDecline } from '@/games/gathering-storm/rules/commands/cards/order';
import { checkShow } from '@/games/gathering-storm/rules/commands/cards/show';
import { isConditional, kindOf, nextQuestion, windowOf } from '@/games/gathering-storm/rules/effects';
import { hasPassed, WINDOW_WORDS } from '@/games/gathering-storm/rules/guide/phases';
import { becomesAtEnd, lastCards } from '@/games/gathering-storm/rules/hands/showing';
import { previewEvent } from '@/games/gathering-storm/rules/previews';
import { touchesSheets } from '@/games/gathering-storm/rules/research/deeds-on-sheets';
import type { SheetState } from '@/games/gathering-storm/rules/research/state';
import { printChange } from '@/games/gathering-storm/rules/say/names';
import {
  type Hand,
  type HeldCard,
  isTracked,
  type OpenState,
  type Order,
} from '@/games/gathering-storm/rules/state/state';
import { readWorth, seenWith } from '@/games/gathering-storm/rules/state/worth';
import { type Power, type Side, sideOf } from '@/games/gathering-storm/rules/vocabulary';
import type { Command } from '@/kernel/game';
import { openPowers } from '@/kernel/seats';
import { EmptyHand } from '@/ui/card/empty-hand';
import { HandLayout } from '@/ui/card/hand-layout';
import { Orders } from '@/ui/card/orders';
import { SecretCard } from '@/ui/card/secret-card';
import { SlotList } from '@/ui/card/slot-list';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { FormsOf, useDraftState } from '@/ui/form/draft-state';
import { AmendButton, sayAmended } from '../amend/amend-card-sheet';
import { CountryChoices } from '../europe/country-choices';
import { answersWithMoves, asChoices } from '../events/card-draft';
import { BringPreview } from '../research/bring-preview';

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
function WhichCounts({ power, open, hidden, placeOf, send }: WhichCountsProps) {
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

/** A separate chunk: papers open without its form. */
const AmendHeld = lazy(async () => ({ default: (await import('../amend/amend-held')).AmendHeld }));

const PLACES = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth'];
const placeOf = (slot: number) => `${PLACES[slot - 1] ?? `${slot}th`} card`;

interface HandSheetProps {
  power: Power;
  open: OpenState;
  hidden: Hand;
  /** The research sheet of its alliance, if the app tracks it. */
  sheet: SheetState | undefined;
  send: (command: Command) => Promise<boolean>;
}

/** A power's own sheet: its cards as closed backs, one turned up, and the orders left in advance. */
export function HandSheet({ power, open, hidden, sheet, send }: HandSheetProps) {
  const [up, setUp] = useState<number | null>(hidden.hand[0]?.slot ?? null);
  const [amending, setAmending] = useDraftState<number | null>('amending', null);
  const [left, setLeft] = useState<number | null>(null);
  const card = hidden.hand.find((item) => item.slot === up) ?? hidden.hand[0];
  if (!card) return <EmptyHand power={power} />;
  const turned = (
    <TurnedCard
      key={card.slot}
      {...{ power, open, hidden, sheet, card, send }}
      left={left === card.slot}
      onAmend={() => setAmending(card.slot)}
    />
  );
  return (
    <HandLayout
      slots={
        <SlotList
          label={`${power}’s cards`}
          slots={hidden.hand.map((item) => ({
            id: String(item.slot),
            name: placeOf(item.slot),
            lines: [
              WINDOW_WORDS[windowOf(item.event, open)].when,
              shortOrder(open, item, hidden.orders[item.slot]),
            ],
            up: item.slot === card.slot,
          }))}
          onPick={(id) => {
            setUp(Number(id));
            setLeft(null);
          }}
        />
      }
      card={
        amending === card.slot ? (
          <Suspense fallback={turned}>
            <FormsOf key={card.number} name={`amend ${card.number}`}>
              <AmendHeld
                power={power}
                place={placeOf(card.slot)}
                card={card}
                onDone={(event) => send({ type: 'amend-held', power, slot: card.slot, event })}
                onLeave={() => {
                  setAmending(null);
                  setLeft(card.slot);
                }}
              />
            </FormsOf>
          </Suspense>
        ) : (
          turned
        )
      }
      orders={
        <Orders
          title="Orders for this turn"
          intro="They are carried out when their time comes. Until then you can ask for your papers and change them."
          items={hidden.hand.map((item) => ({
            name: placeOf(item.slot),
            text: longOrder(open, power, item, hidden),
          }))}
        />
      }
    />
  );
}

const SHORT = { play: 'Play: ordered', keep: 'Keep, for now', decline: 'Decline: ordered' };

function shortOrder(open: OpenState, card: HeldCard, order: Order | undefined): string {
  if (hasPassed(windowOf(card.event, open), open.step)) return 'Declined';
  return order ? SHORT[order.do] : 'No order yet';
}

function longOrder(open: OpenState, power: Power, card: HeldCard, hidden: Hand): string {
  const order = hidden.orders[card.slot];
  const window = windowOf(card.event, open);
  const { at, rule } = WINDOW_WORDS[window];
  const answer = Object.values(order?.answers ?? {})[0];
  const question = nextQuestion(open, card.event, order?.answers ?? {}, power);
  const choice = [
    answer && ` Your choice: ${answer}.`,
    question && ` ${question.words} Not chosen yet: the table asks then.`,
  ]
    .filter(Boolean)
    .join('');
  if (hasPassed(window, open.step)) return 'Declined: shown and discarded when its phase ends (GS 9.13).';
  if (order?.brought)
    return 'On the research sheet; the card is shown at the end of the Economic phase (GS 9.41B).';
  if (order?.do === 'decline') return 'Decline: shown and discarded when its phase ends (GS 9.13).';
  if (window === 'any-time') {
    return order?.do === 'play'
      ? `Play: shown to all when you hide your papers (${rule}).${choice}`
      : `Kept. ${sayEnd(open, hidden, power, card)}`;
  }
  return `${order?.do === 'play' ? 'Play: shown' : 'No order: shown'} ${at} (${rule}).${choice}`;
}

/** Says, before the turn ends, what happens to a kept card. @rule GS 9.13 */
function sayEnd(open: OpenState, hidden: Hand, power: Power, { slot }: HeldCard): string {
  return becomesAtEnd(open, hidden, power, slot) === 'played'
    ? 'If you leave it, it is played as the turn ends: each power plays at least one (GS 9.13).'
    : 'If you leave it, it is shown and discarded as the turn ends, not played (GS 9.13).';
}

const CANNOT_KEEP = 'It has its own moment, and is not held back past it.';

interface TurnedProps extends HandSheetProps {
  card: HeldCard;
  onAmend: () => void;
  /** The form that amends it was just left. */
  left: boolean;
}

function TurnedCard({ power, open, hidden, sheet, card, send, onAmend, left }: TurnedProps) {
  const window = windowOf(card.event, open);
  const words = WINDOW_WORDS[window];
  const order = hidden.orders[card.slot];
  const passed = hasPassed(window, open.step);
  const question = nextQuestion(open, card.event, {}, power);
  const declining = checkDecline(open, hidden, power, card.slot);
  const give = (what: Order['do']) =>
    void send({ type: 'order', power, slot: card.slot, do: what, answers: order?.answers ?? {} });
  const isOpen = openPowers(open.seats).includes(power);
  const late = passed ? 'Its time has passed.' : undefined;
  const actions = [
    { label: 'Play', what: 'play' as const, why: late },
    { label: 'Keep', what: 'keep' as const, why: late ?? (window === 'any-time' ? undefined : CANNOT_KEEP) },
    { label: 'Decline', what: 'decline' as const, why: late ?? declining ?? undefined },
  ];
  return (
    <SecretCard
      place={`${placeOf(card.slot)}, turned up`}
      banner={isOpen ? `${power}, face up` : `Secret, ${power} only`}
      window={words.when}
      title={card.event.title}
      rows={rowsOf(seenWith(open, card.event, sheet), power, card, hidden)}
      actions={actions.map(({ label, what, why }) => ({
        label,
        pressed: order?.do === what,
        onPress: () => give(what),
        ...(why ? { disabled: true, why } : {}),
      }))}
    >
      {lastCards(open, hidden, power).includes(card) && (
        <WhichCounts {...{ power, open, hidden, placeOf, send }} />
      )}
      {question && <CardQuestion {...{ open, question, card, order, power, send }} />}
      {!isTracked(open, 'research') && touchesSheets(card.event) && (
        <p>The app has no research sheet here: once the card is shown, you carry it out on your own.</p>
      )}
      {isTracked(open, 'research') && touchesSheets(card.event) && !passed && (
        <Bring
          side={sideOf(power)}
          brought={order?.brought === true}
          onBring={() => void send({ type: 'bring', power, slot: card.slot })}
        >
          {sheet && <BringPreview open={open} sheet={sheet} event={card.event} />}
        </Bring>
      )}
      {!order?.brought && checkShow(open, card.event)?.anyway && (
        <Button onClick={() => void send({ type: 'show', power, slot: card.slot, anyway: true })}>
          All agree: show it now
        </Button>
      )}
      {sayAmended(card).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {!order?.brought && <AmendButton left={left} onAmend={onAmend} />}
    </SecretCard>
  );
}

function rowsOf(open: OpenState, power: Power, card: HeldCard, hidden: Hand) {
  const declining = checkDecline(open, hidden, power, card.slot);
  const { event } = card;
  const window = windowOf(event, open);
  const words = WINDOW_WORDS[window];
  const passed = hasPassed(window, open.step);
  const changes = previewEvent(open, power, event, { own: hidden }).map(printChange);
  const effects = event.effects.map((effect) => ({
    rule: kindOf(effect).rule(effect, false),
    // Only the owner reads this: what it may come to, and why (GS Guide, Support).
    sentences: [
      kindOf(effect).say(effect),
      ...(isConditional(effect) && !passed ? readWorth(open, effect).sentences : []),
    ],
  }));
  const now =
    changes.length > 0
      ? `As the table stands: ${changes.join(', ')}.`
      : 'As the table stands, it changes no number.';
  effects.at(-1)?.sentences.push(now);
  const waits =
    window === 'any-time'
      ? `${event.effects.some(isConditional) ? 'If you wait, its value changes with the table. ' : ''}${sayEnd(open, hidden, power, card)}`
      : 'If you leave no order, it is shown then.';
  const must =
    open.hands[power].dealt > 1
      ? 'At least one of your cards must be played this turn.'
      : 'It is your only card: it must be played this turn.';
  return [
    ...effects,
    { rule: words.rule, sentences: [words.why, waits] },
    { rule: 'GS 9.13', sentences: [declining ?? must] },
  ];
}

interface BringProps {
  side: Side;
  brought: boolean;
  onBring: () => void;
  /** What it would do there. */
  children: ReactNode;
}

/** A research event goes to the sheet before or after points are placed, as its owner likes. @rule GS Guide, Research */
function Bring({ side, brought, onBring, children }: BringProps) {
  if (brought) return <p>It is on the {side} research sheet. “Take back” returns it to your hand.</p>;
  return (
    <>
      {children}
      <Button icon="research" onClick={onBring}>
        Bring it to the {side} sheet now
      </Button>
    </>
  );
}

interface QuestionProps extends Pick<TurnedProps, 'open' | 'card' | 'power' | 'send'> {
  question: NonNullable<ReturnType<typeof nextQuestion>>;
  order: Order | undefined;
}

function CardQuestion({ open, question, card, order, power, send }: QuestionProps) {
  return (
    <CountryChoices
      label={question.words}
      showLabel
      options={asChoices(
        answersWithMoves(open, question.options, { event: card.event, at: question.effect, power }),
      )}
      value={order?.answers[question.effect] ?? null}
      onChange={(answer) =>
        void send({
          type: 'order',
          power,
          slot: card.slot,
          do: order?.do ?? 'play',
          answers: { ...order?.answers, [question.effect]: answer },
        })
      }
    />
  );
}
