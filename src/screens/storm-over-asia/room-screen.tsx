import { printTurn } from '@/systems/storm-over-asia/calendar';
import { guideFor } from '@/systems/storm-over-asia/guide';
import type { OpenState } from '@/systems/storm-over-asia/state';
import { useTable } from '@/table/use-table';
import { AppFrame } from '@/ui/app-frame';
import { Lid } from '@/ui/lid';
import { Sheet } from '@/ui/sheet';
import styles from './china/china-board.module.css';
import { ChinaMap } from './china/china-map';
import { FrontSheet } from './china/front-sheet';
import { WarlordSheet } from './china/warlord-sheet';

/** The public table for a screen across the room: the one next thing and China. It changes nothing. */
export function RoomScreen({ go }: { go: (path: string) => void }) {
  const { open } = useTable<OpenState>();
  const guide = guideFor(open);
  return (
    <AppFrame
      lid={
        <Lid
          name={open.name}
          title={printTurn(open.turn)}
          note={`Turn ${open.turn}`}
          back={{ label: 'Home', onPress: () => go('/') }}
        />
      }
    >
      <div className={styles.board}>
        <div className={styles.map}>
          <ChinaMap chosen={null} />
        </div>
        <div className={styles.side}>
          <Sheet title={guide.line} titleSize="title" pad>
            <p aria-live="polite">{guide.reason}</p>
          </Sheet>
          <FrontSheet />
          <WarlordSheet />
        </div>
      </div>
    </AppFrame>
  );
}
