import type { FormEvent } from 'react';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { TextField } from '@/ui/form/field';
import { useGameUi } from '../game-ui';
import { OverSheet } from '../page/over-sheet';
import { useDispatch, useTable } from '../use-table';
import styles from './notes.module.css';

/** The table's public notes. */
export function NotesSheet({ onClose }: { onClose: () => void }) {
  const { handRule, printTurn } = useGameUi();
  const { open, moment } = useTable();
  const { send } = useDispatch();
  const [words, setWords] = useDraftState('note', '');
  async function write(event: FormEvent) {
    event.preventDefault();
    if (words.trim() !== '' && (await send({ type: 'note', words }))) setWords('');
  }
  return (
    <OverSheet
      title="Notes"
      note={handRule ? 'For everyone. A power’s own notes lie in its papers.' : 'For everyone.'}
      onClose={onClose}
    >
      <ul className={styles.notes}>
        {open.notes.map(({ id, turn, words: said }) => (
          <li key={id}>
            <span>
              {said}
              <span className={styles.turn}>{printTurn(turn)}</span>
            </span>
            {moment === null && (
              <Button
                icon="trash"
                aria-label={`Remove: ${said}`}
                onClick={() => void send({ type: 'drop-note', id })}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open.notes.length === 0 && (
        <p className={styles.empty}>
          No notes yet. Write down who plays for whom, what was agreed, what the table must not forget.
        </p>
      )}
      {moment === null && (
        <form className={styles.write} onSubmit={(event) => void write(event)}>
          <TextField label="A note for everyone" value={words} maxLength={280} onChange={setWords} />
          <Button type="submit" look="solid" disabled={words.trim() === ''} why="Write at least one word.">
            Write it down
          </Button>
        </form>
      )}
    </OverSheet>
  );
}
