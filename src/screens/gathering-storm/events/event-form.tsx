import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Change } from '@/kernel/journal';
import { printRefusal, type Refusal } from '@/kernel/result';
import { usePreferences } from '@/store/context';
import type { Event } from '@/systems/gathering-storm/cards/card';
import type { Answers, Place } from '@/systems/gathering-storm/effects/effect';
import type { Effect } from '@/systems/gathering-storm/effects/shapes';
import type { Power } from '@/systems/gathering-storm/vocabulary';
import { Button } from '@/ui/button';
import { Choices } from '@/ui/choices';
import { LedgerForm, LedgerRow } from '@/ui/ledger-form';
import { Notice } from '@/ui/notice';
import voice from '@/ui/type.module.css';
import { useTable } from '../use-table';
import { createDraft } from './effect-draft';
import { answersOf, type Entry, entryOf, questionsOf, readEntry, turnEntry, type Understood } from './entry';
import styles from './event-form.module.css';
import { Mistakes } from './mistakes';
import { PiecesRows } from './pieces-form';
import { UnderstoodRows } from './understood';
import { WordsRow } from './words-form';

interface EventFormProps {
  /** Whose card it is; nothing for the general card. */
  power?: Power;
  /** The kinds offered first, for this moment of the turn. */
  first: readonly Effect['kind'][];
  /** Stands before the effects, for example the trend. */
  before?: ReactNode;
  /** What the event would change, by what lies open. */
  preview: (event: Event, answers: Answers) => Change[];
  doneLabel: (event: Event | null) => string;
  onDone: (event: Event, answers: Answers) => void;
  /** Why the event was not taken. */
  refusal: Refusal | null;
  tools?: ReactNode;
  /** What was entered before, to be put right. */
  begin?: { event: Event; answers: Answers };
}

const WAYS = [
  { value: 'pieces' as const, label: 'Piece by piece' },
  { value: 'words' as const, label: 'In words' },
];

/** An event as it is entered from paper: by its printed words, or by kinds with blanks. */
export function EventForm(props: EventFormProps) {
  const { power, first, before, preview, doneLabel, onDone, refusal, tools, begin } = props;
  const { open } = useTable();
  const place = useMemo<Place>(() => (power ? { general: false, power } : { general: true }), [power]);
  const { entry, change, turn } = useEntry(place, first, begin);
  const [tried, setTried] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const understood = useMemo(() => readEntry(entry, place), [entry, place]);
  const { event, effects, mistakes, wrong } = understood;
  const asked = event && power ? questionsOf(open, event, entry.answers, power) : [];
  const answers = answersOf(asked);

  const enter = (part: Partial<Entry>) => {
    setTried(false);
    change(part);
  };
  function finish() {
    setTried(event === null);
    if (event) onDone(event, answers);
  }
  return (
    <>
      <LedgerForm label="The event" onSubmit={finish}>
        <div className={styles.how}>
          <LedgerRow label="Enter it">
            <Choices label="How it is entered" options={WAYS} value={entry.how} onChange={turn} />
          </LedgerRow>
        </div>
        {before}
        {entry.how === 'words' ? (
          <WordsRow
            text={entry.text}
            place={place}
            mistakes={mistakes}
            tried={tried}
            onText={(text) => enter({ text })}
            onDone={finish}
          />
        ) : (
          <PiecesRows
            entry={entry}
            place={place}
            first={first}
            empty={place.general}
            wrong={tried ? wrong : null}
            onChange={enter}
          />
        )}
        {/* A way that mends the words goes away with its mistake: the focus stays here. */}
        <div ref={panel} tabIndex={-1} className={styles.panel}>
          {entry.text.trim() !== '' && (
            <Mistakes
              text={entry.text}
              place={place}
              mistakes={mistakes}
              onMend={(text) => {
                enter({ text });
                panel.current?.focus();
              }}
            />
          )}
          <UnderstoodRows
            label={entry.how === 'words' ? 'Understood' : 'It does'}
            title={entry.how === 'words' ? (event?.title ?? '') : ''}
            effects={effects}
            general={place.general}
            asked={asked}
            changes={event ? preview(event, answers) : null}
            onAnswer={(effect, answer) => enter({ answers: { ...entry.answers, [effect]: answer } })}
          />
        </div>
        <p className={voice.hidden} role="status">
          {entry.how === 'words' && entry.text.trim() !== '' ? sayUnderstood(understood) : ''}
        </p>
      </LedgerForm>
      {refusal && <Notice tone="refusal">{printRefusal(refusal)}</Notice>}
      <div className={styles.foot}>
        {entry.how === 'pieces' && <PieceTools entry={entry} place={place} first={first} onChange={enter} />}
        {tools}
        <Button look="solid" tall className={styles.done} onClick={finish}>
          {doneLabel(event)}
        </Button>
      </div>
    </>
  );
}

/** What is entered so far; the way it is entered is kept on this device. */
function useEntry(place: Place, first: readonly Effect['kind'][], begin: EventFormProps['begin']) {
  const preferences = usePreferences();
  const kept = place.general ? 'enter-card' : 'enter-event';
  const [entry, setEntry] = useState<Entry>(() => {
    const how = preferences.read(kept) === 'words' ? 'words' : 'pieces';
    if (begin) return { ...entryOf(begin.event, how, place), answers: begin.answers };
    const drafts = place.general ? [] : [createDraft(first[0] as Effect['kind'], place.power ?? null)];
    return { how, text: '', drafts, title: null, secret: false, answers: {} };
  });
  const change = (part: Partial<Entry>) => setEntry((now) => ({ ...now, ...part }));
  const turn = (how: Entry['how']) => {
    preferences.write(kept, how === 'words' ? how : null);
    setEntry((now) => turnEntry(now, how, place));
  };
  return { entry, change, turn };
}

function sayUnderstood({ effects, mistakes }: Understood): string {
  const count = (many: number, word: string) => `${many} ${word}${many === 1 ? '' : 's'}`;
  return mistakes.length > 0
    ? `${count(mistakes.length, 'place')} cannot be read.`
    : `Understood: ${count(effects.length, 'effect')}.`;
}

interface PieceToolsProps {
  entry: Entry;
  place: Place;
  first: readonly Effect['kind'][];
  onChange: (part: Partial<Entry>) => void;
}

/** What can be added to the pieces: a title, another effect. */
function PieceTools({ entry: { drafts, title }, place, first, onChange }: PieceToolsProps) {
  const add = () => {
    const kind = drafts.length === 0 ? (first[0] as Effect['kind']) : 'index';
    onChange({ drafts: [...drafts, createDraft(kind, place.power ?? null)] });
  };
  return (
    <>
      <Button aria-expanded={title !== null} onClick={() => onChange({ title: title === null ? '' : null })}>
        {title === null ? 'Add its title' : 'No title'}
      </Button>
      <Button icon="plus" onClick={add}>
        {drafts.length === 0 ? 'An effect' : 'Another effect'}
      </Button>
    </>
  );
}
