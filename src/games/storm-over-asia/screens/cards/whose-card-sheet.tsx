import { OverSheet } from '@/table/page/over-sheet';
import { PowerKeys } from '@/ui/form/power-keys';
import { POWER_OPTIONS } from '../marks';
import styles from './entry-form.module.css';

/** Which power shows a paper card. */
export function WhoseCardSheet({
  onOpen,
  onClose,
}: {
  onOpen: (sheet: string) => void;
  onClose: () => void;
}) {
  return (
    <OverSheet title="Who shows a card?" onClose={onClose}>
      <div className={styles.body}>
        <PowerKeys
          label="Who shows a card?"
          options={POWER_OPTIONS}
          onChange={(power) => onOpen(`show:${power}`)}
        />
      </div>
    </OverSheet>
  );
}
