import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import { checkEvent } from '@/games/gathering-storm/rules/effects';
import { usePreferences } from '@/store/context';
import {
  type CardDraft,
  cardDraftOf,
  changeDraft,
  isForThisCardOnly,
  readCardDraft,
  turnCardDraft,
} from '../../events/card-draft';
import { createDraft, type EffectDraft } from '../../events/pieces/effect-draft';
import { emptyCardDraft } from '../../events/use-card-draft';
import { type EventPart, firstKinds, placeOf } from './parts';

/** How long typing must pause before a complete event is saved, in milliseconds. */
const REST = 350;
const HOW = 'enter-deck';

interface PartEntryInput {
  part: EventPart;
  /** The event saved in this part of the card. */
  held: Event | undefined;
  /** The saved draft of this part, which could not be read. */
  draft: CardDraft | undefined;
  /** The card's trend, if a line of this part may set one. */
  trend?: { held: number | undefined; onTold: (trend: number) => void } | undefined;
  onKeep: (event: Event, entry: CardDraft) => void;
  onDraft: (entry: CardDraft | null) => void;
}

/**
 * One event of a card while it is edited. A complete event is saved automatically when typing pauses and when
 * the part is left; anything else is saved as a draft from the first letter.
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
  // A trend from a line is not a manual choice: another line may change it.
  const [byLine, setByLine] = useState<number | null>(null);
  const heldTrend = trend?.held;
  const setsTrend = trend !== undefined;
  const takes = useMemo(
    () => (setsTrend ? takesTrend(heldTrend, byLine) : undefined),
    [setsTrend, heldTrend, byLine],
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
    /** Whether the entry can be saved as it is. */
    whole: wholeIn(entry, part, takes) !== null,
    change: (changed: Partial<CardDraft>) => take(changeDraft(entry, changed)),
    turn(how: CardDraft['how']) {
      if (!isForThisCardOnly(entry, how, understood)) preferences.write(HOW, how === 'pieces' ? how : null);
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
  // Leaving the part, the card or the app saves a complete event at once.
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

/** Whether a trend from a line is used: none is chosen, or the same one. @rule GS 9.21 */
export const takesTrend =
  (held: number | undefined, byLine: number | null = null) =>
  (trend: number): boolean =>
    held === undefined || held === byLine || held === trend;

/** Returns the event if the entry can be saved automatically as it is, or null. */
export function wholeIn(entry: CardDraft, part: EventPart, takes?: (trend: number) => boolean): Event | null {
  const place = placeOf(part);
  const { event } = readCardDraft(entry, place, takes);
  if (isBlank(entry) || !event || isBare(event) || checkEvent(event, place)) return null;
  return place.general || event.effects.length > 0 ? event : null;
}

/** A general event without effects has no words to show. */
const isBare = ({ title, effects }: Event) => title === '' && effects.length === 0;

/** Whether nothing was typed and no piece was started. */
function isBlank({ how, text, drafts, title, typed }: CardDraft): boolean {
  if (how === 'words' || typed) return text.trim() === '';
  return (title ?? '').trim() === '' && drafts.every(isUntouched);
}

function isUntouched(draft: EffectDraft): boolean {
  const fresh = { ...createDraft(draft.kind, draft.power), key: draft.key };
  return JSON.stringify(fresh) === JSON.stringify(draft);
}
