import type { Power } from '@/systems/gathering-storm/vocabulary';
import { PowerKeys } from '@/ui/power-keys';
import { Sheet } from '@/ui/sheet';
import { POWER_OPTIONS } from '../marks';
import styles from './ask-panel.module.css';
import { LearnedNote } from './learned-note';
import { PileLine } from './pile-line';
import { QuickEvents } from './quick-events';

interface AskPanelProps {
  ask: string;
  rule?: string;
  /** The plain kind of this moment, entered in place. */
  plain?: 'support' | 'income';
  onPick: (power: Power) => void;
  onOpen: (sheet: string) => void;
}

/** The one question of a phase with paper cards, for all at once. It never asks what a hand holds. */
export function AskPanel({ ask, rule, plain, onPick, onOpen }: AskPanelProps) {
  return (
    <Sheet title={ask} titleSize="head" pad className={styles.ask ?? ''}>
      <p className={styles.note}>
        Asked once, for everyone <span className={styles.rule}>{rule}</span>
      </p>
      {plain ? (
        <QuickEvents kind={plain} onPick={onPick} />
      ) : (
        <PowerKeys list label={ask} options={POWER_OPTIONS} onChange={onPick} />
      )}
      <LearnedNote>
        <p className={styles.note}>
          {plain
            ? 'Tap what its card says; the power itself for any other card.'
            : 'Tap a power when its card lies on the table.'}{' '}
          The app never asks what a hand holds.
        </p>
      </LearnedNote>
      <PileLine onOpen={onOpen} />
    </Sheet>
  );
}
