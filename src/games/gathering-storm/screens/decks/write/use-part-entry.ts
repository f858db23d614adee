import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import { checkEvent } from '@/games/gathering-storm/rules/effects';
import { usePreferences } from '@/store/context';
import {
  type CardDraft,
  cardDraftOf,
  changeEntry,
  choosesOnce,
  readCardDraft,
  turnCardDraft,
} from '../../events/card-draft';
import { createDraft, type EffectDraft } from '../../events/pieces/effect-draft';
import { emptyCardDraft } from '../../events/use-card-draft';
import { type EventPart, firstKinds, placeOf } from './parts';

/** Typing rests so long before what is whole is written, in milliseconds. */
const REST = 350;
const HOW = 'enter-deck';

interface PartEntryInput {
  part: EventPart;
  /** What the card has here. */
  held: Event | undefined;
  /** What was typed here before and could not be read. */
  draft: CardDraft | undefined;
  /** The trend that the card has, where this part may tell one. */
  trend?: { held: number | undefined; onTold: (trend: number) => void } | undefined;
  onKeep: (event: Event, entry: CardDraft) => void;
  onDraft: (entry: CardDraft | null) => void;
}

/**
 * One event of a card while it is written. What is whole is kept by itself once the typing rests, and when the part
 * is left; what is not stays as a draft from the first letter.
 */
export function usePartEntry({ part, held, draft, trend, onKeep, onDraft }: PartEntryInput) {
  const preferences = usePreferences();
  const place = useMemo(() => placeOf(part), [part]);
  const [entry, setEntry] = useState<CardDraft>(() => {
    const how = preferences.read(HOW) === 'pieces' ? 'pieces' : 'words';
    if (draft) return draft;
    return held && !isBare(held)
      ? cardDraftOf(held, how, place)
      : emptyCardDraft(how, place, firstKinds(part));
  });
  // What a line told is no choice by hand: another line may tell another.
  const [byLine, setByLine] = useState<number | null>(null);
  const heldTrend = trend?.held;
  const tells = trend !== undefined;
  const takes = useMemo(
    () => (tells ? takesTrend(heldTrend, byLine) : undefined),
    [tells, heldTrend, byLine],
  );
  const understood = useMemo(() => readCardDraft(entry, place, takes), [entry, place, takes]);
  const { event } = understood;
  const refusal = event && checkEvent(event, place);
  const blank = isBlank(entry);

  const { wait, flush, forget } = useWaiting();

  function take(next: CardDraft) {
    setEntry(next);
    forget();
    const { trend: line } = readCardDraft(next, place, takes);
    const event = wholeIn(next, part, takes);
    onDraft(isBlank(next) ? null : next);
    if (line !== undefined && line !== heldTrend) {
      setByLine(line);
      trend?.onTold(line);
    }
    if (event) wait(() => onKeep(event, next));
  }
  return {
    place,
    entry,
    understood,
    refusal,
    blank,
    /** Whether it could be kept as it stands. */
    whole: wholeIn(entry, part, takes) !== null,
    change: (changed: Partial<CardDraft>) => take(changeEntry(entry, changed)),
    turn(how: CardDraft['how']) {
      if (!choosesOnce(entry, how, understood)) preferences.write(HOW, how === 'pieces' ? how : null);
      take(turnCardDraft(entry, how, place));
    },
    flush,
    forget,
  };
}

/** What waits to be written until the typing rests, or until it is left. */
function useWaiting() {
  const waiting = useRef<{ timer: number; write: () => void } | null>(null);
  /** What waits to be written is not. */
  function forget() {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
  }
  /** It is written at once. */
  function flush() {
    const { current } = waiting;
    forget();
    current?.write();
  }
  // Leaving the part, the card or the app keeps what is whole at once.
  const leave = useRef(flush);
  leave.current = flush;
  useLayoutEffect(() => {
    const hide = () => leave.current();
    addEventListener('pagehide', hide);
    return () => removeEventListener('pagehide', hide);
  }, []);
  useEffect(() => () => leave.current(), []);
  return {
    wait(write: () => void) {
      waiting.current = { write, timer: window.setTimeout(flush, REST) };
    },
    flush,
    forget,
  };
}

/** Whether a trend that a line tells is taken: none was chosen, or the same. @rule GS 9.21 */
export const takesTrend =
  (held: number | undefined, byLine: number | null = null) =>
  (trend: number): boolean =>
    held === undefined || held === byLine || held === trend;

/** The event of an entry that can be kept by itself as it stands; nothing as long as it cannot. */
export function wholeIn(entry: CardDraft, part: EventPart, takes?: (trend: number) => boolean): Event | null {
  const place = placeOf(part);
  const { event } = readCardDraft(entry, place, takes);
  if (isBlank(entry) || !event || isBare(event) || checkEvent(event, place)) return null;
  return place.general || event.effects.length > 0 ? event : null;
}

/** A general event that does nothing has no words to show. */
const isBare = ({ title, effects }: Event) => title === '' && effects.length === 0;

/** Nothing was typed, and no piece was begun. */
function isBlank({ how, text, drafts, title, typed }: CardDraft): boolean {
  if (how === 'words' || typed) return text.trim() === '';
  return (title ?? '').trim() === '' && drafts.every(isUntouched);
}

function isUntouched(draft: EffectDraft): boolean {
  const fresh = { ...createDraft(draft.kind, draft.power), key: draft.key };
  return JSON.stringify(fresh) === JSON.stringify(draft);
}
