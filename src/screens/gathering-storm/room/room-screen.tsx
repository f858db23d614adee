import { guideFor } from '@/systems/gathering-storm/guide/guide';
import { stepOfPhase } from '@/systems/gathering-storm/guide/phase-marks';
import { stepAt } from '@/systems/gathering-storm/guide/phases';
import { printTurn } from '@/systems/gathering-storm/vocabulary';
import { useTable } from '../use-table';
import { RoomCard } from './room-card';
import styles from './room-screen.module.css';
import { RoomSupport } from './room-support';
import { RoomTracks } from './room-tracks';

/**
 * The public table for a second window or a screen across the room: what matters in the largest type there is
 * room for. It follows the table and changes nothing; curtains and papers are another window’s.
 */
export function RoomScreen({ go }: { go: (path: string) => void }) {
  const { open } = useTable();
  const guide = guideFor(open);
  return (
    <div className={styles.room}>
      <header className={styles.lid}>
        <p className={styles.name}>{open.name}</p>
        <h1>{printTurn(open.turn)}</h1>
        <p className={styles.phase}>
          {stepAt(open.step).phase}, {stepOfPhase(open).toLowerCase()}
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
        <RoomSupport open={open} />
        <RoomCard open={open} />
        <RoomTracks open={open} />
      </main>
    </div>
  );
}
