import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Change } from '@/kernel/journal/entry';
import type { Event } from '@/systems/gathering-storm/cards/card';
import { type CardPlace, placeAt } from '@/systems/gathering-storm/effects/place';
import type { Answers, Effect } from '@/systems/gathering-storm/effects/shapes';
import { sayLate } from '@/systems/gathering-storm/hands/late';
import type { Power } from '@/systems/gathering-storm/vocabulary';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { useTable } from '../use-table';
import { answersOf, type CardDraft, questionsOf, readCardDraft } from './card-draft';
import { waysOf } from './card-text/ways';
import { nameUnread, nextUnread } from './card-text/words-form';
import { EntryRows } from './entry-rows';
import styles from './event-form.module.css';
import { PiecesButton, PieceTools, SecretButton } from './pieces/piece-tools';
import { useCardDraft } from './use-card-draft';

interface EventFormProps {
  /** Whose card it is; nothing for the general card. */
  power?: Power;
  /** The kinds offered first, for this moment of the turn. */
  first: readonly Effect['kind'][];
  /** Stands before the effects, for example the trend. */
  before?: ReactNode;
  /** Sets the trend, where one stands before the effects. */
  onTrend?: (trend: number | null) => void;
  /** The trend that was set by hand, which a line does not change; nothing where none was. */
  trendSet?: number | null;
  /** What a line tells of the trend as long as it stands there, or that none does. */
  onTold?: (trend: number | null) => void;
  /** What the event would change, by what lies open; or, where that is shown later, that it is. */
  preview: ((event: Event, answers: Answers) => Change[]) | string;
  doneLabel: (event: Event | null) => string;
  /** `anyway` where it stands here because the table says so. */
  onDone: (event: Event, answers: Answers, anyway?: true) => void;
  tools?: ReactNode;
  /** What was entered before, to be put right. */
  begin?: { event: Event; answers: Answers };
  /** A card that is shown now is taken for a secret one, until it is said otherwise. */
  secret?: boolean;
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{2,}|\d+/gu) ?? [];
/** Whether other words stand there, and not the same gone on with. */
const isAnother = (before: string, now: string): boolean => {
  const kept = new Set(wordsOf(now));
  return wordsOf(before).length > 0 && kept.size > 0 && !wordsOf(before).some((word) => kept.has(word));
};

/** An event as it is entered at a table: by its printed words, or by kinds with blanks. */
export function EventForm(props: EventFormProps) {
  const {
    power,
    first,
    before,
    onTrend,
    trendSet = null,
    onTold,
    preview,
    doneLabel,
    onDone,
    tools,
    begin,
    secret,
  } = props;
  const { open } = useTable();
  const { projects } = open;
  const place = useMemo<CardPlace>(() => placeAt({ projects }, power), [power, projects]);
  const { entry, change, turn: turnWay } = useCardDraft({ place, first, begin, secret });
  const [tries, setTries] = useState(0);
  /** A trend that a tap took from the words, and the words as they were. */
  const [taken, setTaken] = useState<{ trend: number; text: string } | null>(null);
  /** The words are changed by the tap itself. */
  const taking = useRef(false);
  const takesLine = onTold !== undefined;
  const takes = useMemo(
    () => (takesLine ? (trend: number) => trendSet === null || trendSet === trend : undefined),
    [takesLine, trendSet],
  );
  const byRule = useMemo(() => readCardDraft(entry, place, 'table', takes), [entry, place, takes]);
  const { trend: line = null } = byRule;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, as often as it changes
  useEffect(() => onTold?.(line), [line]);
  // Whole all the same, where the table may overrule what alone stands in its way.
  const overruled = useMemo(() => {
    const read =
      byRule.event === null ? readCardDraft(entry, { ...place, anyway: true }, 'table', takes) : null;
    return read?.event ? read : null;
  }, [byRule, entry, place, takes]);
  const told = entry.anyway === true && overruled !== null;
  const understood = told ? overruled : byRule;
  const { event } = understood;
  const asked = event && power ? questionsOf(open, event, entry.answers, power) : [];
  const answers = answersOf(asked);
  const unread =
    entry.how === 'words' && entry.text.trim() !== '' ? nameUnread(entry.text, understood.mistakes) : '';

  const enter = (part: Partial<CardDraft>) => {
    setTries(0);
    // The trend that a tap took from words goes with them, once other words stand in their place or none.
    const isTaking = taking.current;
    taking.current = false;
    const isEmptied = part.text?.trim() === '' && entry.text.trim() !== '';
    if (
      taken !== null &&
      !isTaking &&
      part.text !== undefined &&
      (isEmptied || isAnother(taken.text, part.text))
    ) {
      if (trendSet === taken.trend) onTrend?.(null);
      setTaken(null);
    }
    change(part);
  };
  const takeTrend = (value: number, text: string) => {
    onTrend?.(value);
    taking.current = true;
    // Where nothing else was said, whatever is typed next is the rest of the same card.
    setTaken({ trend: value, text });
  };
  const turn = (how: CardDraft['how']) => {
    // A trend that the words tell goes over with all else, and goes with them.
    if (how === 'pieces' && trendSet === null && line !== null) {
      onTrend?.(line);
      setTaken({ trend: line, text: entry.text });
    }
    turnWay(how);
  };
  /** The one thing that the big button says is to do, where it is a trend. */
  const [trend] =
    nextUnread(understood.mistakes)?.does === 'trend'
      ? understood.mistakes.flatMap((mistake) =>
          waysOf(entry.text, mistake, [place]).filter((way) => way.trend !== undefined),
        )
      : [];
  function finish() {
    if (trend?.trend !== undefined && onTrend) {
      takeTrend(trend.trend, trend.text);
      enter({ text: trend.text });
      return;
    }
    setTries(event === null ? tries + 1 : 0);
    if (event) onDone(event, answers, told || undefined);
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
        // An entry that is put right stands at its own moment.
        late={event && power && typeof preview !== 'string' ? sayLate(open, event, power) : null}
        onEntry={enter}
        onTrend={onTrend && ((value, text) => takeTrend(value, text))}
        onTurn={turn}
        onDone={finish}
      />
      {overruled && !told && (tries > 0 || entry.how === 'words') && (
        <p>
          <Button onClick={() => enter({ anyway: true })}>All the same</Button> The table says so.
        </p>
      )}
      <div className={cx(styles.foot, entry.how === 'pieces' && styles.loose, unread !== '' && styles.two)}>
        <div className={styles.tools}>
          {entry.how === 'pieces' && (
            <>
              <PieceTools entry={entry} place={place} first={first} onChange={enter} />
              {power && <SecretButton secret={entry.secret} onChange={enter} />}
            </>
          )}
          {/* Whoever writes what is not read yet has a way on in sight, whatever the answers are. */}
          {unread === '' ? tools : <PiecesButton onPieces={() => turn('pieces')} />}
        </div>
        <div className={styles.end}>
          {/* Nothing is recorded of words that are not understood. */}
          <Button look={unread === '' ? 'solid' : 'plain'} tall className={styles.done} onClick={finish}>
            {unread === '' ? doneLabel(event) : unread}
          </Button>
        </div>
      </div>
    </>
  );
}
