import type { ReactNode } from 'react';
import { checkShow } from '@/games/gathering-storm/rules/commands/cards/show';
import { nextQuestion, windowOf } from '@/games/gathering-storm/rules/effects';
import { hasPassed } from '@/games/gathering-storm/rules/guide/phases';
import { lastCards } from '@/games/gathering-storm/rules/hands/showing';
import { touchesSheets } from '@/games/gathering-storm/rules/research/deeds-on-sheets';
import { type HeldCard, isTracked, type Order } from '@/games/gathering-storm/rules/state/state';
import { type Side, sideOf } from '@/games/gathering-storm/rules/vocabulary';
import type { Command } from '@/kernel/game';
import { useHand } from '@/table/link/hand-context';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import lay from '@/ui/lay.module.css';
import { AmendButton } from '../amend/amend-card-sheet';
import { CountryChoices } from '../europe/country-choices';
import { answersWithMoves, asChoices } from '../events/card-draft';
import { BringPreview } from '../research/bring-preview';
import { type HeldBy, placeOf } from './hand-card';
import styles from './hand-card.module.css';

interface CardAsksProps extends HeldBy {
  card: HeldCard;
  send: (command: Command) => Promise<boolean>;
  onAmend: () => void;
  /** The form that amends it was just left. */
  left: boolean;
}

/** What a held card asks its owner, and what else can be done with it. */
export function CardAsks({ card, onAmend, left, ...by }: CardAsksProps) {
  // What everyone agrees upon is entered at the table.
  const isPhone = useHand() !== null;
  const { power, open, hidden, sheet, send } = by;
  const order = hidden.orders[card.slot];
  const question = nextQuestion(open, card.event, {}, power);
  const reachesSheet = touchesSheets(card.event);
  return (
    <>
      {lastCards(open, hidden, power).includes(card) && <WhichCounts {...by} />}
      {question && <CardQuestion {...by} {...{ question, card, order }} />}
      {!isTracked(open, 'research') && reachesSheet && (
        <p>The app has no research sheet here: once the card is shown, you carry it out on your own.</p>
      )}
      {isTracked(open, 'research') && reachesSheet && !hasPassed(windowOf(card.event, open), open.step) && (
        <Bring
          side={sideOf(power)}
          brought={order?.brought === true}
          onBring={() => void send({ type: 'bring', power, slot: card.slot })}
        >
          {sheet && <BringPreview open={open} sheet={sheet} event={card.event} />}
        </Bring>
      )}
      {!order?.brought && !isPhone && (
        <div className={cx(lay.buttons, styles.more)}>
          {checkShow(open, card.event)?.anyway && (
            <Button onClick={() => void send({ type: 'show', power, slot: card.slot, anyway: true })}>
              All agree: show it now
            </Button>
          )}
          <AmendButton left={left} onAmend={onAmend} />
        </div>
      )}
    </>
  );
}

/**
 * Several secret cards and none played: their owner chooses which one is played as the turn ends.
 * @rule GS 9.13
 */
function WhichCounts({ power, open, hidden, send }: HeldBy & Pick<CardAsksProps, 'send'>) {
  const cards = lastCards(open, hidden, power);
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

interface QuestionProps extends Pick<CardAsksProps, 'open' | 'card' | 'power' | 'send'> {
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
