import { Button } from '@/ui/button';
import { useFace } from './face';
import styles from './moves.module.css';
import type { Acts } from './use-acts';
import { useTable } from './use-table';

/** Undo names what it takes back; Redo stands there when something was. */
export function Moves({ act }: Pick<Acts, 'act'>) {
  const { nameEntry } = useFace();
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
