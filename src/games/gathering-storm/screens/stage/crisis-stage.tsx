import { Sheet } from '@/ui/sheet/sheet';
import { CrisisLedger } from '../sheets/crisis-sheet';
import type { StageProps } from './stages';
import styles from './stages.module.css';

/** Support against thresholds, the index, and who still holds cards; beside it what is asked. */
export function CrisisStage({ panel, page }: StageProps) {
  return (
    <div className={styles.pair}>
      {panel && <div className={styles.asked}>{panel}</div>}
      <Sheet title="Before war is declared" pad className={styles.board ?? ''}>
        <CrisisLedger onOpen={page.onOpen} />
      </Sheet>
    </div>
  );
}
