import { guideFor } from '@/systems/goss/guide';
import { registerOf } from '@/systems/goss/register';
import type { OpenState } from '@/systems/goss/state';
import { printClock, stepAt } from '@/systems/goss/steps';
import { otherSide } from '@/systems/goss/vocabulary';
import { useTable } from '@/table/use-table';
import styles from './room/room.module.css';
import { RoomOpen } from './room/room-open';
import { RoomSide } from './room/room-side';

/** The register for a screen across the room: the one next thing, and every marker by its hex. It changes nothing. */
export function RoomScreen({ go }: { go: (path: string) => void }) {
  const { open } = useTable<OpenState>();
  const guide = guideFor(open);
  const register = registerOf(open);
  const { side, name } = stepAt(open.step);
  return (
    <div className={styles.room}>
      <header className={styles.lid}>
        <p className={styles.name}>{open.name}</p>
        <h1>{printClock(open)}</h1>
        <p className={styles.phase}>
          {name}
          {side && `, ${open.sides[side].name} turn`}
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
        <RoomOpen open={open} />
        {[open.firstMoves, otherSide(open.firstMoves)].map((at) => (
          <RoomSide
            key={at}
            party={open.sides[at]}
            register={register[at]}
            moves={stepAt(open.step).mover === at}
          />
        ))}
      </main>
    </div>
  );
}
