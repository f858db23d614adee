import type { Power } from '@/systems/gathering-storm/vocabulary';
import { PowerKeys } from '@/ui/power-keys';
import { Sheet } from '@/ui/sheet';
import styles from './ask-panel.module.css';
import { POWER_OPTIONS } from './marks';

interface AskPanelProps {
  ask: string;
  rule?: string;
  onPick: (power: Power) => void;
}

/** The one question of a phase with paper cards, for all at once. It never asks what a hand holds. */
export function AskPanel({ ask, rule, onPick }: AskPanelProps) {
  return (
    <Sheet title={ask} titleSize="head" pad className={styles.ask ?? ''}>
      <p className={styles.note}>
        Asked once, for everyone <span className={styles.rule}>{rule}</span>
      </p>
      <PowerKeys list label={ask} options={POWER_OPTIONS} onChange={onPick} />
      <p className={styles.note}>
        Tap a power when its card lies on the table. The app never asks what a hand holds.
      </p>
    </Sheet>
  );
}
