import { useState } from 'react';
import type { Command } from '@/kernel/game';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { TextArea } from '@/ui/form/text-area';
import { Sheet } from '@/ui/sheet/sheet';
import styles from '../journal/notes.module.css';

interface PrivateNoteProps {
  power: string;
  hidden: { note?: string };
  send: (command: Command) => Promise<boolean>;
}

/** The owner's private notes; they belong to the power and are saved with Keep. */
export function PrivateNote({ power, hidden, send }: PrivateNoteProps) {
  const saved = hidden.note ?? '';
  const [words, setWords] = useDraftState('note', saved);
  const [writing, setWriting] = useState(words !== '');
  return (
    <div className={styles.place}>
      <Sheet
        title={`${power}’s notes`}
        tools={
          <Button aria-expanded={writing} onClick={() => setWriting(!writing)}>
            {writing ? 'Close the notes' : 'Write a note'}
          </Button>
        }
      >
        {writing && (
          <form
            className={styles.write}
            aria-label={`${power}’s notes`}
            onSubmit={(event) => {
              event.preventDefault();
              void send({ type: 'private-note', power, words });
            }}
          >
            <TextArea
              label="A note for yourself"
              hint="Secret, its owner only. It goes with the power."
              value={words}
              maxLength={600}
              onChange={setWords}
            />
            <Button type="submit" disabled={words.trim() === saved} why="Nothing new is written.">
              Save the note
            </Button>
          </form>
        )}
      </Sheet>
    </div>
  );
}
