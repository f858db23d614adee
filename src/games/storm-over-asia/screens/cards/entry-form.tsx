import { type FormEvent, type ReactNode, useState } from 'react';
import type { Event } from '@/games/storm-over-asia/rules/cards/card';
import { type Doubt, takeWay } from '@/games/storm-over-asia/rules/cards/doubts';
import type { ListPosition } from '@/games/storm-over-asia/rules/cards/head';
import { printTyped, readEntryWords, tagEntryWords } from '@/games/storm-over-asia/rules/cards/read-entry';
import { sayEvent } from '@/games/storm-over-asia/rules/say-event';
import { printList } from '@/kernel/print';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { useDraftState } from '@/ui/form/draft-state';
import { TextArea } from '@/ui/form/text-area';
import lay from '@/ui/lay.module.css';
import { Doubts } from './doubts';
import styles from './entry-form.module.css';
import { EntryPieces } from './entry-pieces';
import { EntryTags } from './entry-tags';

/** An entry has a title and six effects; so many letters are read. */
const MOST_LETTERS = 2000;

interface EntryWordsProps {
  text: string;
  /** Part of the text is doubtful; listed below. */
  wrong: boolean;
  onText: (text: string) => void;
}

/** The printed text of a card. A text that is too long is refused, and the old one stays. @rule SOA 9 */
function EntryWords({ text, wrong, onText }: EntryWordsProps) {
  const [offered, setOffered] = useState(0);
  return (
    <>
      <TextArea
        label="What the card says"
        hint="Its title first, under it what it does, a line each. Words that are no number and no flag are done on the board."
        placeholder={'Title\nJapanese support level: -1\nJAI: +1'}
        value={text}
        wrong={wrong || offered > 0}
        onChange={(next) => {
          const tooLong = next.length > MOST_LETTERS;
          setOffered(tooLong ? next.length : 0);
          if (!tooLong) onText(next);
        }}
      />
      {offered > 0 && (
        <p role="alert">
          {offered.toLocaleString('en-US')} letters are too many for a card: at most {MOST_LETTERS} are read.
          The text from before is still here.
        </p>
      )}
    </>
  );
}

interface EntryFormProps {
  label: string;
  /** The label of the submit button. */
  enter: string;
  /** Which entry it is; keeps what the rules know about its number. */
  place?: ListPosition;
  /** The event so far. */
  begin?: Event;
  onEnter: (event: Event) => void;
  /** A second button that submits the entry. */
  other?: { label: string; onEnter: (event: Event) => void };
}

const WAYS = [
  { value: 'words', label: 'As it is printed' },
  { value: 'pieces', label: 'Piece by piece' },
] as const;

/** What a card says, as printed words or piece by piece; both edit the same text. @rule SOA 9 */
export function EntryForm({ label, enter, place, begin, onEnter, other }: EntryFormProps) {
  const at = place ?? null;
  const [way, setWay] = useDraftState<'words' | 'pieces'>('written', 'words');
  const [text, setText] = useDraftState('text', () => (begin ? printTyped(begin, at) : ''));
  /** Counts fixes, to remount the pieces. */
  const [mended, setMended] = useState(0);
  const { event, doubts } = readEntryWords(text, at, true);
  const empty = event.title === '' && event.effects.length === 0;
  const why = empty ? 'Write what the card says.' : sayUnsure(doubts);
  const disabled = why === null ? {} : { disabled: true, why };
  function submit(form: FormEvent) {
    form.preventDefault();
    if (why === null) onEnter(event);
  }
  return (
    <div className={styles.form}>
      <Choices label="How it is written" options={WAYS} value={way} onChange={setWay} />
      <form className={styles.form} aria-label={label} onSubmit={submit}>
        {way === 'words' ? (
          <EntryWords text={text} wrong={doubts.length > 0} onText={setText} />
        ) : (
          <EntryPieces
            key={mended}
            event={event}
            onChange={(part) => setText(printTyped({ ...event, ...part }, at))}
          />
        )}
        <Doubts
          doubts={doubts}
          onWay={(taken) => {
            setText((now) => takeWay(now, taken));
            setMended((now) => now + 1);
          }}
        />
        <EntryTags
          secret={event.secret}
          window={event.window}
          onChange={(tags) => setText((now) => tagEntryWords(now, at, tags))}
        />
        <Understood event={sureOf(event, doubts)} />
        <Keys>
          <Button type="submit" look="solid" {...disabled}>
            {enter}
          </Button>
          {other && (
            <Button {...disabled} onClick={() => other.onEnter(event)}>
              {other.label}
            </Button>
          )}
        </Keys>
      </form>
    </div>
  );
}

/** Why an entry cannot be submitted yet, or null if there are no doubts. */
function sayUnsure(doubts: readonly Doubt[]): string | null {
  const [first, ...more] = [...new Set(doubts.map(({ line }) => line))];
  if (first === undefined) return null;
  return more.length === 0
    ? `Line ${first} is unclear.`
    : `Lines ${printList([first, ...more].map(String))} are unclear.`;
}

/** The event without the doubtful lines. */
const sureOf = (event: Event, doubts: readonly Doubt[]): Event => ({
  ...event,
  title: doubts.some(({ words }) => words === event.title) ? '' : event.title,
  effects: event.effects.filter(
    (effect) => effect.kind !== 'by-hand' || !doubts.some(({ words }) => words === effect.words),
  ),
});

const Keys = ({ children }: { children: ReactNode }) => (
  <div className={cx(lay.buttons, styles.picks)}>{children}</div>
);

function Understood({ event }: { event: Event }) {
  return (
    <ul className={styles.known} aria-label="Understood">
      {event.title !== '' && (
        <li className={styles.title} dir="auto">
          {event.title}
        </li>
      )}
      {sayEvent(event).map((sentence, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences stand in the order of the effects
        <li key={at}>{sentence}</li>
      ))}
    </ul>
  );
}
