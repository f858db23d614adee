import type { ReactNode } from 'react';
import { useAppStore } from '@/store/context';
import type { OpenRoom } from '@/store/link/open-room';
import { cx } from '@/ui/cx';
import lay from '@/ui/lay.module.css';
import { useRoom, useRoomView } from '../link/room-context';
import { sayConnection } from '../link/say-connection';
import { TableLights } from '../link/table-lights';
import styles from './room-frame.module.css';
import { useRoomNext } from './use-room-next';

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
 * room for. It follows the table and changes nothing; curtains and papers are another window’s. A screen that follows
 * a table elsewhere says whether it is there, and who is.
 */
export function RoomFrame({ className, name, turn, phase, next, seals, go, children }: RoomFrameProps) {
  const room = useRoom();
  const { line, reason } = useRoomNext(next);
  return (
    <div className={cx(styles.room, className)}>
      <header className={styles.lid}>
        <p className={styles.name}>{name}</p>
        <h1>{turn}</h1>
        <p className={styles.phase}>{phase}</p>
        <button type="button" className={styles.leave} onClick={() => go('/')}>
          {room ? 'Stop watching' : 'Leave'}
        </button>
      </header>
      {room && <RoomLine room={room} />}
      <main className={styles.main}>
        <section className={cx(lay.paper, styles.next)} aria-label="What is next">
          {line === next.line && seals}
          <p className={styles.line} aria-live="polite">
            {line}
          </p>
          <p className={styles.reason}>{reason}</p>
        </section>
        {children}
      </main>
    </div>
  );
}

/** That the table is away, and since when; otherwise who is here, by their phones. */
function RoomLine({ room }: { room: OpenRoom }) {
  const away = sayConnection(useRoomView(room), 'screen');
  const hasPhones = useAppStore(({ link }) => link !== null);
  return (
    <div className={styles.link} data-line={away !== null || hasPhones || undefined}>
      <p role="status">{away}</p>
      {away === null && <TableLights />}
    </div>
  );
}
