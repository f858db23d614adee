import { guideFor } from '@/games/goss/rules/guide';
import { registerOf } from '@/games/goss/rules/register';
import type { OpenState } from '@/games/goss/rules/state';
import { printClock, stepAt } from '@/games/goss/rules/steps';
import { otherSide } from '@/games/goss/rules/vocabulary';
import { RoomFrame } from '@/table/room/room-frame';
import { useTable } from '@/table/use-table';
import styles from './room/room.module.css';
import { RoomOpen, RoomSide } from './room/room-side';

/** The register for a screen across the room: the one next thing, and every marker by its hex. It changes nothing. */
export function RoomScreen({ go }: { go: (path: string) => void }) {
  const { open } = useTable<OpenState>();
  const register = registerOf(open);
  const { side, name } = stepAt(open.step);
  return (
    <RoomFrame
      className={styles.room}
      name={open.name}
      turn={printClock(open)}
      phase={[name, side && `${open.sides[side].name} turn`].filter(Boolean).join(', ')}
      next={guideFor(open)}
      go={go}
    >
      <RoomOpen open={open} />
      {[open.firstMoves, otherSide(open.firstMoves)].map((at) => (
        <RoomSide
          key={at}
          party={open.sides[at]}
          register={register[at]}
          moves={stepAt(open.step).mover === at}
        />
      ))}
    </RoomFrame>
  );
}
