import { type FormEvent, useState } from 'react';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import voice from '@/ui/type.module.css';
import { useFace } from './face';
import styles from './notes.module.css';
import { OverSheet } from './over-sheet';
import { useDispatch, useTable } from './use-table';

/** Names for moments of the table, and the way back to each; what is left behind can be returned to as well. */
export function BookmarksSheet({ onClose }: { onClose: () => void }) {
  const { printTurn } = useFace();
  const { table, moment } = useTable();
  const { send, refusal } = useDispatch();
  const [name, setName] = useState('');
  const marks = table.rows.filter(({ entry }) => entry.open?.command.type === 'bookmark').reverse();
  const newest = table.rows.at(-1);
  async function keep(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== '' && (await send({ type: 'bookmark', name }))) setName('');
  }
  async function back(entry: number) {
    if (await send({ type: 'return', entry })) onClose();
  }
  return (
    <OverSheet
      title="Bookmarks"
      note="Return to a moment; what was played since stays in the journal"
      refusal={refusal}
      onClose={onClose}
    >
      <ul className={styles.notes}>
        {marks.map(({ no, entry, stands }) => (
          <li key={no}>
            <span>
              {String(entry.open?.command.name)}
              <span className={styles.turn}>
                {printTurn(entry.at.turn)}
                {stands ? '' : ', on another line'}
              </span>
            </span>
            {moment === null && newest?.no !== no && (
              <Button
                icon="turn"
                aria-label={`Return to: ${String(entry.open?.command.name)}`}
                onClick={() => void back(no)}
              >
                Return
              </Button>
            )}
          </li>
        ))}
      </ul>
      {marks.length === 0 && (
        <p className={styles.empty}>No moment has a name yet. Name one before something large is decided.</p>
      )}
      {moment === null && (
        <form className={styles.write} onSubmit={(event) => void keep(event)}>
          <TextField label="A name for now" value={name} maxLength={60} onChange={setName} />
          <Button type="submit" look="solid" disabled={name.trim() === ''} why="Write at least one word.">
            Keep this moment
          </Button>
          <p className={voice.note}>
            Before you return, name the moment you leave: it is then as easy to come back to.
          </p>
        </form>
      )}
    </OverSheet>
  );
}
