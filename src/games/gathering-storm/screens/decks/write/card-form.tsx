import { useLayoutEffect, useRef } from 'react';
import { MOST_CARDS, missingOf, type PartCard } from '@/games/gathering-storm/rules/cards/own-deck';
import { printRefusal } from '@/kernel/result';
import { Button } from '@/ui/form/button';
import { Notice } from '@/ui/sheet/notice';
import { Sheet } from '@/ui/sheet/sheet';
import { CardTools } from './card-tools';
import { PartForm } from './part-form';
import { PartKeys } from './part-keys';
import { EVENT_PARTS, nameOf } from './parts';
import { TrendKeys } from './trend-keys';
import { type CardInDeck, useParts } from './use-parts';
import styles from './write.module.css';

interface CardFormProps extends CardInDeck {
  go: (path: string) => void;
}

/** Edits a card part by part; each part is saved automatically. @rule GS 9.12 */
export function CardForm({ id, deck, number, change, go }: CardFormProps) {
  const parts = useParts({ id, deck, number, change });
  const { card, open, openPart, round, refusal, out, statuses } = parts;
  const trend = useRef<HTMLDivElement>(null);
  const noTrend = card?.trend === undefined;

  // A card that has no trend begins with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the card is opened
  useLayoutEffect(() => {
    if (noTrend) trend.current?.querySelector('input')?.focus();
  }, []);

  const following = EVENT_PARTS[EVENT_PARTS.indexOf(open) + 1];
  const last = number >= Math.min(deck.size, MOST_CARDS);
  const goTo = (to: number | null) => go(to === null ? `/decks/${id}` : `/decks/${id}/card/${to}`);
  function next() {
    if (following) openPart(following);
    else goTo(last ? null : number + 1);
  }
  const unread = Object.values(statuses).filter((status) => status === 'draft').length;
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <Sheet title={sayCard(card ?? { number, national: {} }, unread)}>
          <TrendKeys
            ref={trend}
            value={card?.trend}
            onChange={parts.setTrend}
            onNext={() => openPart(open)}
          />
          <PartKeys card={card} statuses={statuses} open={open} onOpen={openPart} />
        </Sheet>
      </div>
      <div className={styles.formPlace}>
        {refusal && (
          <Notice tone="refusal" onClose={parts.clearRefusal}>
            {printRefusal(refusal)}
          </Notice>
        )}
        {out && (
          <Notice onClose={parts.clearOut}>
            {nameOf(out.part)}: “<bdi>{out.event.title || 'without a title'}</bdi>” is taken out.{' '}
            <Button onClick={() => void parts.putBack(out)}>Put it back</Button>
          </Notice>
        )}
        <PartForm
          key={`${open}/${round}`}
          part={open}
          title={open === 'general' ? 'General event' : `${open}’s event`}
          held={parts.held}
          draft={parts.draft}
          trend={open === 'general' ? { held: card?.trend, onTold: parts.setTrend } : undefined}
          nextLabel={
            following ? `Next: ${nameOf(following)}` : last ? 'Done: to the deck' : `Next card: ${number + 1}`
          }
          focus={round > 0 || !noTrend}
          onKeep={(event, entry) => void parts.keepEvent(event, entry)}
          onDraft={parts.keepDraft}
          onTakeOut={() => void parts.takeOut()}
          onNext={next}
        />
      </div>
      <div className={styles.more}>
        <CardTools deck={deck} number={number} change={change} onGo={goTo} onOut={() => openPart(open)} />
      </div>
    </div>
  );
}

/** "4 of 6 events, no trend yet, one not readable yet". */
function sayCard(card: PartCard, unread: number): string {
  const missing = missingOf(card);
  const events = EVENT_PARTS.length - missing.filter((part) => part !== 'trend').length;
  return [
    `${events} of ${EVENT_PARTS.length} events`,
    ...(missing.includes('trend') ? ['no trend yet'] : []),
    ...(unread > 0 ? [`${unread} not readable yet`] : []),
  ].join(', ');
}
