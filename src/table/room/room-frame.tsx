import type { ReactNode } from 'react';
import { cx } from '@/ui/cx';
import lay from '@/ui/lay.module.css';
import styles from './room-frame.module.css';

interface RoomFrameProps {
  /** How large the lines are set here, and how the sheets lie. */
  className: string | undefined;
  /** The table's name. */
  name: string;
  /** When in the game it is. */
  turn: string;
  phase: ReactNode;
  /** The one next thing, and why. */
  next: { line: string; reason: string };
  /** Whom the next thing is for: their seals, before the line. */
  seals?: ReactNode;
  go(path: string): void;
  children: ReactNode;
}

/**
 * The public table for a second window or a screen across the room: what matters in the largest type there is
 * room for. It follows the table and changes nothing; curtains and papers are another window’s.
 */
export function RoomFrame({ className, name, turn, phase, next, seals, go, children }: RoomFrameProps) {
  return (
    <div className={cx(styles.room, className)}>
      <header className={styles.lid}>
        <p className={styles.name}>{name}</p>
        <h1>{turn}</h1>
        <p className={styles.phase}>{phase}</p>
        <button type="button" className={styles.leave} onClick={() => go('/')}>
          Leave
        </button>
      </header>
      <main className={styles.main}>
        <section className={cx(lay.paper, styles.next)} aria-label="What is next">
          {seals}
          <p className={styles.line} aria-live="polite">
            {next.line}
          </p>
          <p className={styles.reason}>{next.reason}</p>
        </section>
        {children}
      </main>
    </div>
  );
}
