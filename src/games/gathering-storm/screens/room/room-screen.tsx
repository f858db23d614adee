import { guideFor } from '@/games/gathering-storm/rules/guide/guide';
import { stepOfPhase } from '@/games/gathering-storm/rules/guide/phase-marks';
import { stepAt } from '@/games/gathering-storm/rules/guide/phases';
import { printTurn } from '@/games/gathering-storm/rules/vocabulary';
import { RoomFrame } from '@/table/room/room-frame';
import { useTable } from '../use-table';
import { RoomCard } from './room-card';
import styles from './room-screen.module.css';
import { RoomSupport } from './room-support';
import { RoomTracks } from './room-tracks';

/** The public table for a screen across the room: the one next thing, support, the general card and the tracks. */
export function RoomScreen({ go }: { go: (path: string) => void }) {
  const { open } = useTable();
  return (
    <RoomFrame
      className={styles.room}
      name={open.name}
      turn={printTurn(open.turn)}
      phase={`${stepAt(open.step).phase}, ${stepOfPhase(open).toLowerCase()}`}
      next={guideFor(open)}
      go={go}
    >
      <RoomSupport open={open} />
      <RoomCard open={open} />
      <RoomTracks open={open} />
    </RoomFrame>
  );
}
