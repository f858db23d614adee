import { printTurn } from '@/systems/storm-over-asia/calendar';
import { guideFor } from '@/systems/storm-over-asia/guide';
import type { OpenState } from '@/systems/storm-over-asia/state';
import { stepAt, stepOf } from '@/systems/storm-over-asia/steps';
import { useTable } from '@/table/use-table';
import styles from './room/room.module.css';
import { RoomCard } from './room/room-card';
import { RoomFigures } from './room/room-figures';
import { RoomMap } from './room/room-map';
import { RoomWarlord } from './room/room-warlord';

/** The public table for a screen across the room: the one next thing, the figures and China. It changes nothing. */
export function RoomScreen({ go }: { go: (path: string) => void }) {
  const { open } = useTable<OpenState>();
  const guide = guideFor(open);
  return (
    <div className={styles.room}>
      <header className={styles.lid}>
        <p className={styles.name}>{open.name}</p>
        <h1>{printTurn(open.turn)}</h1>
        <p className={styles.phase}>
          {stepAt(open.step).phase}
          <span className={styles.step}>, {stepOf(open).toLowerCase()}</span>
        </p>
        <button type="button" className={styles.leave} onClick={() => go('/')}>
          Leave
        </button>
      </header>
      <main className={styles.main}>
        <section className={styles.next} aria-label="What is next">
          <p className={styles.line} aria-live="polite">
            {guide.line}
          </p>
          <p className={styles.reason}>{guide.reason}</p>
        </section>
        <RoomFigures open={open} />
        <RoomMap open={open} />
        <RoomCard open={open} />
        <RoomWarlord open={open} />
      </main>
    </div>
  );
}
