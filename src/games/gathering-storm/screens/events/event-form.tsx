import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import { type CardPlace, placeAt } from '@/games/gathering-storm/rules/effects/place';
import type { Answers, Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { sayMistimed } from '@/games/gathering-storm/rules/hands/late';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import type { Change } from '@/kernel/journal/entry';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { useTable } from '../use-table';
import { answersOf, type CardDraft, questionsOf } from './card-draft';
import { unreadIn } from './card-text/words-form';
import { EntryRows } from './entry-rows';
import styles from './event-form.module.css';
import { PieceTools, SecretButton } from './pieces/piece-tools';
import { useCardDraft, useTrendFromWords, useUnderstood } from './use-card-draft';

interface EventFormProps {
  /** Whose card it is; undefined for the general card. */
  power?: Power;
  /** The kinds offered first, for this moment of the turn. */
  first: readonly Effect['kind'][];
  /** Rendered before the effects, for example the trend. */
  before?: ReactNode;
  /** Sets the trend, if one is shown before the effects. */
  onTrend?: (trend: number | null) => void;
  /** The trend set by hand, which a line does not change; null if none was set. */
  trendSet?: number | null;
  /** Receives the trend from a line while the line is there, or null if no line has one. */
  onTold?: (trend: number | null) => void;
  /** Returns what the event would change, from public state; a string if that is shown later. */
  preview: ((event: Event, answers: Answers) => Change[]) | string;
  doneLabel: (event: Event | null) => string;
  /** `anyway` if the event is allowed here only because the table says so. */
  onDone: (event: Event, answers: Answers, anyway?: true) => void;
  tools?: ReactNode;
  /** An earlier entry to correct. */
  begin?: { event: Event; answers: Answers };
  /** Whether a card shown now is secret by default. */
  secret?: boolean;
}

/** An event as it is entered at a table: by its printed words, or by kinds with blanks. */
export function EventForm(props: EventFormProps) {
  const { power, first, before, onTrend, trendSet = null, onTold: onLineTrend } = props;
  const { preview, doneLabel, onDone, tools, begin, secret } = props;
  const { open } = useTable();
  const { projects } = open;
  const place = useMemo<CardPlace>(() => placeAt({ projects }, power), [power, projects]);
  const { entry, change, turn: turnWay } = useCardDraft({ place, first, begin, secret });
  const [tries, setTries] = useState(0);
  const trend = useTrendFromWords({ trendSet, onTrend, takesLine: onLineTrend !== undefined });
  const { understood, line, anyway, mayStand } = useUnderstood(entry, place, trend.takes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, as often as it changes
  useEffect(() => onLineTrend?.(line), [line]);
  const { event } = understood;
  const unread = unreadIn(entry, understood);
  const asked = event && power ? questionsOf(open, event, entry.answers, power) : [];
  const answers = answersOf(asked);

  const enter = (part: Partial<CardDraft>) => {
    setTries(0);
    trend.follow(entry.text, part.text);
    change(part);
  };
  const turn = (how: CardDraft['how']) => {
    trend.turn(how, line, entry.text);
    turnWay(how);
  };
  function finish() {
    const rest = trend.finish(entry.text, understood.mistakes);
    if (rest !== null) return enter({ text: rest });
    // The unread part is chosen: the form opens with what was understood.
    if (unread !== '') return turn('pieces');
    setTries(event === null ? tries + 1 : 0);
    if (event) onDone(event, answers, anyway || undefined);
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
        asked={asked}
        changes={typeof preview === 'string' ? preview : event ? preview(event, answers) : null}
        // A corrected entry keeps its own moment.
        mistimed={event && power && typeof preview !== 'string' ? sayMistimed(open, event, power) : null}
        onEntry={enter}
        onTrend={onTrend && trend.tap}
        onTurn={turn}
        onDone={finish}
      />
      {mayStand && (tries > 0 || entry.how === 'words') && (
        <p>
          <Button onClick={() => enter({ anyway: true })}>All the same</Button> The table says so.
        </p>
      )}
      <EventFoot
        {...{ entry, place, first, tools }}
        unread={unread}
        doneLabel={doneLabel(event)}
        onEntry={enter}
        onDone={finish}
      />
    </>
  );
}

interface EventFootProps extends Pick<EventFormProps, 'first' | 'tools'> {
  entry: CardDraft;
  place: CardPlace;
  /** The label while some words are unread; empty if all are read. */
  unread: string;
  doneLabel: string;
  onEntry: (part: Partial<CardDraft>) => void;
  onDone: () => void;
}

/** What can be done with the event, and the big button. */
function EventFoot(props: EventFootProps) {
  const { entry, place, first, tools, unread, doneLabel, onEntry, onDone } = props;
  return (
    <div className={cx(styles.foot, entry.how === 'pieces' && styles.loose, unread !== '' && styles.two)}>
      <div className={styles.tools}>
        {entry.how === 'pieces' && (
          <>
            <PieceTools entry={entry} place={place} first={first} onChange={onEntry} />
            {place.power && <SecretButton secret={entry.secret} onChange={onEntry} />}
          </>
        )}
        {tools}
      </div>
      <div className={styles.end}>
        {/* Nothing is recorded while words are unread. */}
        <Button look={unread === '' ? 'solid' : 'plain'} tall className={styles.done} onClick={onDone}>
          {unread === '' ? doneLabel : unread}
        </Button>
      </div>
    </div>
  );
}
