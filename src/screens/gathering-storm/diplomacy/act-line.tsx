import { useLayoutEffect, useRef } from 'react';
import { asSentence } from '@/kernel/print';
import { nameEntry, sayEntry } from '@/systems/gathering-storm/say/sentences';
import type { Acts } from '@/table/use-acts';
import { Button } from '@/ui/form/button';
import { useTable } from '../use-table';
import styles from './act-line.module.css';

/** What came of the newest act, with Undo; or why it was refused and what would be allowed. */
export function ActLine({ acts: { act, refused, came } }: { acts: Acts }) {
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
  return (
    <>
      {refused}
      {/* The page reads aloud what came of each entry. */}
      <div ref={line} tabIndex={-1} className={styles.line} role="status" aria-live="off">
        <span>{came.what === 'undone' ? 'Taken back.' : asSentence(sayEntry(newest.entry).text)}</span>
        {came.what === 'done' && table.undo && (
          <Button
            icon="undo"
            aria-label={`Undo: ${nameEntry(table.undo)}`}
            onClick={() => void act({ type: 'undo' })}
          >
            Undo
          </Button>
        )}
      </div>
    </>
  );
}
