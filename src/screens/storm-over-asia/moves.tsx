import { nameEntry } from '@/systems/storm-over-asia/sentences';
import type { Acts } from '@/table/use-acts';
import { useTable } from '@/table/use-table';
import { Button } from '@/ui/button';
import styles from './moves.module.css';

/** Undo names what it takes back; Redo stands there when something was. */
export function Moves({ act }: { act: Acts['act'] }) {
  const { table } = useTable();
  return (
    <div className={styles.moves}>
      <Button icon="undo" disabled={!table.undo} onClick={() => void act({ type: 'undo' })}>
        {table.undo ? `Undo: ${nameEntry(table.undo)}` : 'Nothing to undo'}
      </Button>
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
