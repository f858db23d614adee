import type { FormEvent } from 'react';
import type { PublicRow } from '@/kernel/journal/views';
import { cleanName } from '@/kernel/names';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { TextField } from '@/ui/form/field';
import voice from '@/ui/type.module.css';
import { type SheetTools, useGameUi } from '../game-ui';
import { OverSheet } from '../page/over-sheet';
import { useHasBoardList } from '../page/use-board-list';
import { useDispatch, useTable } from '../use-table';
import styles from './notes.module.css';

interface Moment {
  no: number;
  name: string;
  turn: number;
  stands: boolean;
}

/** The named moments, and those that a return abandoned. */
function momentsOf(rows: readonly PublicRow[]): Moment[] {
  return rows.flatMap(({ no, entry, stands }, at): Moment[] => {
    const command = entry.open?.command;
    if (command?.type === 'bookmark')
      return [{ no, name: String(command.name), turn: entry.at.turn, stands }];
    const left = rows[at - 1];
    if (command?.type !== 'return' || !left || left.entry.open?.command.type === 'bookmark') return [];
    return [
      {
        no: left.no,
        name: `The moment you left, entry ${no}`,
        turn: left.entry.at.turn,
        stands: left.stands,
      },
    ];
  });
}

/** Names moments of the table and returns to them, including moments abandoned by an earlier return. */
export function BookmarksSheet({ onOpen, onClose }: Pick<SheetTools, 'onOpen' | 'onClose'>) {
  const { printTurn } = useGameUi();
  const { table, moment } = useTable();
  const { send } = useDispatch();
  const hasBoardList = useHasBoardList();
  const [name, setName] = useDraftState('name', '');
  const marks = momentsOf(table.rows).reverse();
  const newest = table.rows.at(-1);
  async function keep(event: FormEvent) {
    event.preventDefault();
    if (cleanName(name) !== '' && (await send({ type: 'bookmark', name }))) setName('');
  }
  async function back(entry: number) {
    // The physical board must follow: show the board list, or else where the table is now.
    if (await send({ type: 'return', entry })) onOpen(hasBoardList() ? null : 'last-time');
  }
  return (
    <OverSheet
      title="Bookmarks"
      note="Return to a moment; what was played since stays in the journal"
      onClose={onClose}
    >
      <ul className={styles.notes}>
        {marks.map(({ no, name, turn, stands }) => (
          <li key={no}>
            <span>
              <bdi>{name}</bdi>
              <span className={styles.turn}>
                {printTurn(turn)}
                {stands ? '' : ', played another way'}
              </span>
            </span>
            {moment === null && newest?.no !== no && (
              <Button icon="turn" aria-label={`Return to: ${name}`} onClick={() => void back(no)}>
                Return
              </Button>
            )}
          </li>
        ))}
      </ul>
      {marks.length === 0 && (
        <p className={styles.empty}>No bookmarks yet. Name a moment before a big decision.</p>
      )}
      {moment === null && (
        <form className={styles.write} onSubmit={(event) => void keep(event)}>
          <TextField label="A name for this moment" value={name} maxLength={60} onChange={setName} />
          <Button type="submit" look="solid" disabled={cleanName(name) === ''} why="Write at least one word.">
            Bookmark this moment
          </Button>
          <p className={voice.note}>When you return to a moment, the one you left is listed here, too.</p>
        </form>
      )}
    </OverSheet>
  );
}
