import type { PageProps } from '@/table/page/public-frame';
import { Sheet } from '@/ui/sheet/sheet';
import { CrisisLedger } from '../sheets/crisis-sheet';
import styles from './stages.module.css';

/** Support against thresholds, the index, and who still holds cards. */
export function CrisisStage({ onOpen }: PageProps) {
  return (
    <Sheet title="Before war is declared" pad className={styles.board ?? ''}>
      <CrisisLedger onOpen={onOpen} />
    </Sheet>
  );
}
