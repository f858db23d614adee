import { useState } from 'react';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import { takePartOut, type WrittenPart, writePart } from '@/games/gathering-storm/rules/cards/change-deck';
import { type OwnDeck, partOf } from '@/games/gathering-storm/rules/cards/own-deck';
import type { Refusal } from '@/kernel/result';
import type { CardDraft } from '../../events/card-draft';
import type { PartStatus } from './part-keys';
import { EVENT_PARTS, type EventPart } from './parts';
import { useDrafts } from './use-drafts';
import { takesTrend, wholeIn } from './use-part-entry';

export interface CardInDeck {
  id: string;
  deck: OwnDeck;
  number: number;
  change: (change: (deck: OwnDeck) => OwnDeck) => Promise<Refusal | null>;
}

/** The parts of one card while it is written: how each stands, which is open, and what becomes of it. */
export function useParts({ id, deck, number, change }: CardInDeck) {
  const card = deck.cards.find((item) => item.number === number);
  const { drafts, keep, settle } = useDrafts(id, number);
  const held = (part: EventPart) => card && (partOf(card, part) as Event | undefined);
  const [open, setOpen] = useState<EventPart>(
    () => EVENT_PARTS.find((part) => !held(part) || drafts[part]) ?? 'general',
  );
  /** Increments to reset the form: for another part, or one that was removed or restored. */
  const [round, setRound] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [out, setOut] = useState<{ part: EventPart; event: Event } | null>(null);

  async function write(written: WrittenPart): Promise<boolean> {
    const failed = await change((now) => writePart(now, number, written));
    setRefusal(failed);
    return failed === null;
  }
  function openPart(part: EventPart) {
    setOpen(part);
    setRound((now) => now + 1);
  }
  const statusOf = (part: EventPart): PartStatus => {
    const draft = drafts[part];
    if (draft && !wholeIn(draft, part, part === 'general' ? takesTrend(card?.trend) : undefined))
      return 'draft';
    return held(part) ? 'written' : 'missing';
  };
  return {
    card,
    open,
    openPart,
    round,
    held: held(open),
    draft: drafts[open],
    statuses: Object.fromEntries(EVENT_PARTS.map((part) => [part, statusOf(part)])) as Record<
      EventPart,
      PartStatus
    >,
    refusal,
    clearRefusal: () => setRefusal(null),
    setTrend: (value: number) => void write({ part: 'trend', value }),
    keepDraft: (entry: CardDraft | null) => keep(open, entry),
    async keepEvent(value: Event, entry: CardDraft) {
      if (await write({ part: open, value })) settle(open, entry);
    },
    /** The last removed event, which can be restored. */
    out,
    clearOut: () => setOut(null),
    async takeOut() {
      const event = held(open);
      keep(open, null);
      if (event) {
        const failed = await change((now) => takePartOut(now, number, open));
        setRefusal(failed);
        if (failed) return;
      }
      setOut(event ? { part: open, event } : null);
      openPart(open);
    },
    async putBack({ part, event }: { part: EventPart; event: Event }) {
      if (!(await write({ part, value: event }))) return;
      setOut(null);
      openPart(part);
    },
  };
}
