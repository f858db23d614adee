import { useLayoutEffect, useRef } from 'react';
import type { Entry } from '@/kernel/journal/entry';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import styles from './act-line.module.css';
import type { Acts } from './use-acts';
import { useTable } from './use-table';

interface ActLineProps {
  acts: Acts;
  /** What an entry did, as a sentence. */
  say: (entry: Entry) => string;
  /** What an entry is called. */
  name: (entry: Entry) => string;
  /** Undo stands near it already. */
  undoBelow?: boolean | undefined;
  className?: string | undefined;
}

/** What came of the newest act, with Undo; or why it was refused and what would be allowed. */
export function ActLine({ acts: { act, refused, last }, say, name, undoBelow, className }: ActLineProps) {
  const { table } = useTable();
  const line = useRef<HTMLDivElement>(null);
  const newest = table.rows.at(-1);
  // As soon as anything else happens, it is no longer the newest thing to say.
  const fresh = last !== null && last.no === newest?.no;
  // What was pressed may be gone with what it did: the focus comes here, so that the next Tab goes on from here.
  useLayoutEffect(() => {
    if (fresh && document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, [fresh]);
  if (!fresh || !newest) return <>{refused}</>;
  return (
    <>
      {refused}
      {/* The page reads aloud what came of each entry. */}
      <div
        ref={line}
        tabIndex={-1}
        className={cx(lay.ends, styles.line, className)}
        role="status"
        aria-live="off"
      >
        <span>{last.what === 'undone' ? 'Taken back.' : say(newest.entry)}</span>
        {last.what === 'done' && !undoBelow && table.undo && (
          <Button
            icon="undo"
            aria-label={`Undo: ${name(table.undo)}`}
            onClick={() => void act({ type: 'undo' })}
          >
            Undo
          </Button>
        )}
      </div>
    </>
  );
}
