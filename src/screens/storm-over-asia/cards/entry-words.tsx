import { type FormEvent, useState } from 'react';
import type { Event } from '@/systems/storm-over-asia/cards/card';
import { readEntryWords } from '@/systems/storm-over-asia/cards/read-entry';
import { sayEvent } from '@/systems/storm-over-asia/sentences';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/text-area';
import styles from './entry-form.module.css';

/** A card has a few lines; so many letters are read. */
const MOST_LETTERS = 1000;

interface EntryWordsProps {
  label: string;
  enter: string;
  /** What stood there before. */
  begin?: string;
  onEnter: (event: Event) => void;
}

/** What a card says, as it is printed; what was understood stands under it. @rule SOA 9 */
export function EntryWords({ label, enter, begin = '', onEnter }: EntryWordsProps) {
  const [text, setText] = useState(begin);
  const event = readEntryWords(text);
  function submit(form: FormEvent) {
    form.preventDefault();
    onEnter(event);
  }
  return (
    <form className={styles.form} aria-label={label} onSubmit={submit}>
      <TextArea
        label="What the card says"
        hint="Its title first, under it what it does. Words that are no number and no flag are done on the board."
        placeholder={'Title\nJapanese support level: -1\nJAI: +1'}
        value={text}
        maxLength={MOST_LETTERS}
        onChange={setText}
      />
      <ul className={styles.known} aria-label="Understood">
        {event.title !== '' && <li>{event.title}</li>}
        {sayEvent(event).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Button
        type="submit"
        look="solid"
        className={styles.add}
        disabled={event.title === '' && event.effects.length === 0}
        why="Write what the card says."
      >
        {enter}
      </Button>
    </form>
  );
}
