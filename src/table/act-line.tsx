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
  /** Describes the effect of an entry in a sentence. */
  say: (entry: Entry) => string;
  /** Names an entry. */
  name: (entry: Entry) => string;
  /** There already is an Undo button nearby. */
  undoBelow?: boolean | undefined;
  className?: string | undefined;
}

/** The result of the latest act, with Undo; or why it was refused and what is allowed. */
export function ActLine({ acts: { act, refused, last }, say, name, undoBelow, className }: ActLineProps) {
  const { table } = useTable();
  const line = useRef<HTMLDivElement>(null);
  const newest = table.rows.at(-1);
  // After any other entry, the line is out of date.
  const fresh = last !== null && last.no === newest?.no;
  // The act may have removed the pressed button: focus this line, so that the next Tab continues here.
  useLayoutEffect(() => {
    if (fresh && document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, [fresh]);
  if (!fresh || !newest) return <>{refused}</>;
  return (
    <>
      {refused}
      {/* Not live: the page already announces the result of each entry. */}
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
