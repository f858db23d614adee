import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { useGameUi } from '../game-ui';
import type { Acts } from '../use-acts';
import { useTable } from '../use-table';
import styles from './moves.module.css';
import { nameUndo } from './take-back-form';

interface MovesProps extends Pick<Acts, 'act'> {
  /** On a table’s first page: its header shows Undo. */
  first?: boolean;
}

/** Undo, labeled with what it undoes; and Redo, if something was undone. */
export function Moves({ act, first }: MovesProps) {
  const { nameEntry } = useGameUi();
  const { table } = useTable();
  if (first && !table.redo) return null;
  return (
    <div className={cx(lay.buttons, styles.moves)}>
      {!first && (
        <Button icon="undo" disabled={!table.undo} onClick={() => void act({ type: 'undo' })}>
          {nameUndo(table.undo, nameEntry)}
        </Button>
      )}
      {table.redo && (
        <Button
          icon="redo"
          aria-label={`Redo: ${nameEntry(table.redo)}`}
          onClick={() => void act({ type: 'redo' })}
        >
          Redo
        </Button>
      )}
    </div>
  );
}
