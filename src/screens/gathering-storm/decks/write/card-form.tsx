import { useLayoutEffect, useRef, useState } from 'react';
import { printRefusal, type Refusal } from '@/kernel/result';
import type { Event } from '@/systems/gathering-storm/cards/card';
import { takePartOut, type WrittenPart, writePart } from '@/systems/gathering-storm/cards/change-deck';
import {
  MOST_CARDS,
  missingOf,
  type OwnDeck,
  type PartCard,
  partOf,
} from '@/systems/gathering-storm/cards/own-deck';
import { Button } from '@/ui/form/button';
import { Notice } from '@/ui/sheet/notice';
import { Sheet } from '@/ui/sheet/sheet';
import { CardTools } from './card-tools';
import { PartForm } from './part-form';
import { PartKeys, type PartStatus } from './part-keys';
import { EVENT_PARTS, type EventPart, nameOf } from './parts';
import { TrendKeys } from './trend-keys';
import { useDrafts } from './use-drafts';
import { takesTrend, wholeIn } from './use-part-entry';
import styles from './write.module.css';

interface CardFormProps {
  id: string;
  deck: OwnDeck;
  number: number;
  change: (change: (deck: OwnDeck) => OwnDeck) => Promise<Refusal | null>;
  go: (path: string) => void;
}

/** A card as it is written, part after part; every part is kept by itself. @rule GS 9.12 */
export function CardForm({ id, deck, number, change, go }: CardFormProps) {
  const card = deck.cards.find((item) => item.number === number);
  const { drafts, keep, settle } = useDrafts(id, number);
  const held = (part: EventPart) => card && (partOf(card, part) as Event | undefined);
  const [open, setOpen] = useState<EventPart>(
    () => EVENT_PARTS.find((part) => !held(part) || drafts[part]) ?? 'general',
  );
  /** Counts what takes the form anew: another part, or one that was taken out or put back. */
  const [round, setRound] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [out, setOut] = useState<{ part: EventPart; event: Event } | null>(null);
  const trend = useRef<HTMLDivElement>(null);
  const noTrend = card?.trend === undefined;

  // A card that has no trend begins with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the card is opened
  useLayoutEffect(() => {
    if (noTrend) trend.current?.querySelector('input')?.focus();
  }, []);

  async function write(written: WrittenPart): Promise<boolean> {
    const failed = await change((now) => writePart(now, number, written));
    setRefusal(failed);
    return failed === null;
  }
  function openPart(part: EventPart) {
    setOpen(part);
    setRound((now) => now + 1);
  }
  const at = EVENT_PARTS.indexOf(open);
  const following = EVENT_PARTS[at + 1];
  const last = number >= Math.min(deck.size, MOST_CARDS);
  const goTo = (to: number | null) => go(to === null ? `/decks/${id}` : `/decks/${id}/card/${to}`);
  function next() {
    if (following) openPart(following);
    else goTo(last ? null : number + 1);
  }
  async function takeOut() {
    const event = held(open);
    keep(open, null);
    if (event) {
      const failed = await change((now) => takePartOut(now, number, open));
      setRefusal(failed);
      if (failed) return;
    }
    setOut(event ? { part: open, event } : null);
    openPart(open);
  }
  async function putBack({ part, event }: { part: EventPart; event: Event }) {
    if (!(await write({ part, value: event }))) return;
    setOut(null);
    openPart(part);
  }
  const standingOf = (part: EventPart): PartStatus => {
    const draft = drafts[part];
    if (draft && !wholeIn(draft, part, part === 'general' ? takesTrend(card?.trend) : undefined))
      return 'draft';
    return held(part) ? 'written' : 'missing';
  };
  const standings = Object.fromEntries(EVENT_PARTS.map((part) => [part, standingOf(part)])) as Record<
    EventPart,
    PartStatus
  >;
  const unread = Object.values(standings).filter((standing) => standing === 'draft').length;
  const said = sayCard(card ?? { number, national: {} }, unread);
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <Sheet title={said}>
          <TrendKeys
            ref={trend}
            value={card?.trend}
            onChange={(value) => void write({ part: 'trend', value })}
            onNext={() => openPart(open)}
          />
          <PartKeys card={card} statuses={standings} open={open} onOpen={openPart} />
        </Sheet>
      </div>
      <div className={styles.formPlace}>
        {refusal && (
          <Notice tone="refusal" onClose={() => setRefusal(null)}>
            {printRefusal(refusal)}
          </Notice>
        )}
        {out && (
          <Notice onClose={() => setOut(null)}>
            {nameOf(out.part)}: “<bdi>{out.event.title || 'without a title'}</bdi>” is taken out.{' '}
            <Button onClick={() => void putBack(out)}>Put it back</Button>
          </Notice>
        )}
        <PartForm
          key={`${open}/${round}`}
          part={open}
          title={open === 'general' ? 'General event' : `${open}’s event`}
          held={held(open)}
          draft={drafts[open]}
          trend={
            open === 'general'
              ? { held: card?.trend, onTold: (value) => void write({ part: 'trend', value }) }
              : undefined
          }
          nextLabel={
            following ? `Next: ${nameOf(following)}` : last ? 'Done: to the deck' : `Next card: ${number + 1}`
          }
          focus={round > 0 || !noTrend}
          onKeep={(value, entry) =>
            void write({ part: open, value } as WrittenPart).then((kept) => kept && settle(open, entry))
          }
          onDraft={(entry) => keep(open, entry)}
          onTakeOut={() => void takeOut()}
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
