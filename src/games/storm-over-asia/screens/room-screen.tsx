import { guideFor } from '@/games/storm-over-asia/rules/guide';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { stepAt, stepOf } from '@/games/storm-over-asia/rules/steps';
import { printTurn } from '@/games/storm-over-asia/rules/vocabulary';
import { RoomFrame } from '@/table/room/room-frame';
import { useTable } from '@/table/use-table';
import styles from './room/room.module.css';
import { RoomCard, RoomFigures, RoomMap, RoomWarlord } from './room/room-figures';

/** The public table for a screen across the room: the one next thing, the figures and China. It changes nothing. */
export function RoomScreen({ go }: { go: (path: string) => void }) {
  const { open } = useTable<OpenState>();
  return (
    <RoomFrame
      className={styles.room}
      name={open.name}
      turn={printTurn(open.turn)}
      phase={
        <>
          {stepAt(open.step).phase}
          <span className={styles.step}>, {stepOf(open).toLowerCase()}</span>
        </>
      }
      next={guideFor(open)}
      go={go}
    >
      <RoomFigures open={open} />
      <RoomMap open={open} />
      <RoomCard open={open} />
      <RoomWarlord open={open} />
    </RoomFrame>
  );
}
