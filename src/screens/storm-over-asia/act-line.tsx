import { useLayoutEffect, useRef } from 'react';
import { sayEntry } from '@/systems/storm-over-asia/sentences';
import type { Acts } from '@/table/use-acts';
import { useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import styles from './act-line.module.css';

interface ActLineProps {
  acts: Acts;
  /** Undo stands near it already. */
  undoBelow?: boolean;
}

/** What came of the newest act, with Undo; or why it was refused and what would be allowed. */
export function ActLine({ acts: { act, refused, came }, undoBelow }: ActLineProps) {
  const { table } = useTable();
  const line = useRef<HTMLDivElement>(null);
  const newest = table.rows.at(-1);
  // As soon as anything else happens, it is no longer the newest thing to say.
  const fresh = came !== null && came.no === newest?.no;
  // What was pressed may be gone with what it did: the focus comes here, so that the next Tab goes on from here.
  useLayoutEffect(() => {
    if (fresh && document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, [fresh]);
  if (!fresh || !newest) return <>{refused}</>;
  const said = sayEntry(newest.entry);
  return (
    <>
      {refused}
      {/* The page reads aloud what came of each entry. */}
      <div ref={line} tabIndex={-1} className={styles.line} role="status" aria-live="off">
        <span>
          {came.what === 'undone' ? 'Taken back.' : `${said.text}.`}
          {came.what === 'done' && said.notes.length > 0 && ` ${said.notes.join('; ')}.`}
        </span>
        {came.what === 'done' && !undoBelow && table.undo && (
          <Button
            icon="undo"
            aria-label={`Undo: ${sayEntry(table.undo).text}`}
            onClick={() => void act({ type: 'undo' })}
          >
            Undo
          </Button>
        )}
      </div>
    </>
  );
}
