import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import { type CardPlace, placeAt } from '@/games/gathering-storm/rules/effects/place';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import type { Change } from '@/kernel/journal/entry';
import { usePreferences } from '@/store/context';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { useLeave } from '@/ui/sheet/modal';
import { type CardDraft, cardDraftOf, changeDraft, readCardDraft, turnCardDraft } from '../events/card-draft';
import { unreadIn } from '../events/card-text/words-form';
import { EntryRows } from '../events/entry-rows';
import styles from '../events/event-form.module.css';
import { PieceTools } from '../events/pieces/piece-tools';
import { emptyCardDraft, useTrendFromWords } from '../events/use-card-draft';
import { useTable } from '../use-table';
import own from './amend.module.css';

interface AmendFormProps {
  /** The event's owner; undefined for the general one. */
  power?: Power;
  /** The card's current text; empty if it is entered from scratch. */
  event: Event;
  /** The kinds offered first. */
  first?: readonly Effect['kind'][];
  /** Rendered before the effects, for example the trend. */
  before?: ReactNode;
  /** The trend field: set by hand, or read from a line of the text. */
  trend?: TrendOfForm;
  /** Returns the public changes; null if they are not shown. */
  preview?: (event: Event) => Change[] | null;
  doneLabel: string;
  /** Without a prominent button, for use behind the curtain. */
  quiet?: boolean;
  onDone: (event: Event) => void;
  onLeave: () => void;
}

interface TrendOfForm {
  /** Null if not set. */
  set: number | null;
  onSet: (trend: number | null) => void;
  /** Called with the trend in a line of the text, or null if no line has one. */
  onTold: (trend: number | null) => void;
}

/** Form for a card's actual text. Asks no questions and stores nothing on this device. */
export function AmendForm(props: AmendFormProps) {
  const { power, event: printed, before, preview, doneLabel, quiet, onDone, onLeave } = props;
  const { first = power ? NATIONAL : GENERAL } = props;
  const { projects } = useTable().open;
  const place = useMemo<CardPlace>(() => placeAt({ projects }, power), [power, projects]);
  const { entry, change, turn } = useAmended(printed, place, first);
  const leave = useLeave(onLeave);
  const [tries, setTries] = useState(0);
  const trend = useTrendFromWords({
    trendSet: props.trend?.set ?? null,
    onTrend: props.trend?.onSet,
    takesLine: props.trend !== undefined,
  });
  const { takes } = trend;
  const understood = useMemo(() => readCardDraft(entry, place, takes), [entry, place, takes]);
  const line = understood.trend ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, as often as it changes
  useEffect(() => props.trend?.onTold(line), [line]);
  const { event } = understood;
  // Of a card that was applied the whole line is played again: the form does not wait for it, nor do the fingers.
  const deferredEvent = useDeferredValue(event, null);
  const deferredPreview = useDeferredValue(preview);
  const changes = useMemo(
    () => (deferredEvent && deferredPreview ? deferredPreview(deferredEvent) : null),
    [deferredEvent, deferredPreview],
  );
  const unread = unreadIn(entry, understood);
  const enter = (part: Partial<CardDraft>) => {
    setTries(0);
    trend.follow(entry.text, part.text);
    change(part);
  };
  const turnWay = (how: CardDraft['how']) => {
    trend.turn(how, line, entry.text);
    turn(how);
  };
  function finish() {
    const rest = trend.finish(entry.text, understood.mistakes);
    if (rest !== null) return enter({ text: rest });
    if (unread !== '') return turnWay('pieces');
    setTries(event === null ? tries + 1 : 0);
    if (event) onDone(event);
  }
  return (
    <>
      <EntryRows
        entry={entry}
        place={place}
        first={first}
        understood={understood}
        tries={tries}
        before={before}
        {...(preview ? { changes: event ? changes : null } : {})}
        onEntry={enter}
        onTrend={props.trend && trend.tap}
        onTurn={turnWay}
        onDone={finish}
      />
      <div className={cx(styles.foot, quiet && own.foot)}>
        {entry.how === 'pieces' && <PieceTools entry={entry} place={place} first={first} onChange={enter} />}
        <Button onClick={leave}>Leave it as it is</Button>
        <Button
          {...(quiet ? {} : { look: unread === '' ? 'solid' : 'plain', tall: true })}
          className={styles.done}
          onClick={finish}
        >
          {unread === '' ? doneLabel : unread}
        </Button>
      </div>
    </>
  );
}

const GENERAL = ['support', 'index', 'diplomacy', 'income'] as const;
const NATIONAL = ['support', 'income', 'diplomacy', 'index'] as const;

/** It begins as the card is read now, in the way this device enters cards. */
function useAmended(printed: Event, place: CardPlace, first: readonly Effect['kind'][]) {
  const preferences = usePreferences();
  const [entry, setEntry] = useDraftState<CardDraft>('entry', () => {
    const how =
      preferences.read(place.general ? 'enter-card' : 'enter-event') === 'words' ? 'words' : 'pieces';
    const blank = printed.effects.length === 0 && !place.general;
    return blank ? emptyCardDraft(how, place, first) : { ...cardDraftOf(printed, how, place), answers: {} };
  });
  return {
    entry,
    change: (part: Partial<CardDraft>) => setEntry((now) => changeDraft(now, part)),
    turn: (how: CardDraft['how']) => setEntry((now) => turnCardDraft(now, how, place)),
  };
}
