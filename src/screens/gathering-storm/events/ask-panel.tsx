import { POWERS, type Power } from '@/systems/gathering-storm/vocabulary';
import { PowerKeys } from '@/ui/power-keys';
import { Sheet } from '@/ui/sheet';
import { POWER_OPTIONS } from '../marks';
import { useTable } from '../use-table';
import styles from './ask-panel.module.css';
import { LearnedNote } from './learned-note';
import { PileLine } from './pile-line';
import { plainKind } from './plain-events';
import { QuickEvents } from './quick-events';

interface AskPanelProps {
  ask: string;
  rule?: string;
  onPick: (power: Power) => void;
  onOpen: (sheet: string) => void;
}

/** The one question of a phase with paper cards, for all who hold one at once. It never asks what a hand holds. */
export function AskPanel({ ask, rule, onPick, onOpen }: AskPanelProps) {
  const { open } = useTable();
  const plain = plainKind(open);
  const powers = POWERS.filter((power) => open.hands[power].held > 0);
  return (
    <Sheet title={ask} titleSize="head" pad className={styles.ask ?? ''}>
      <p className={styles.note}>
        Asked once, for everyone <span className={styles.rule}>{rule}</span>
      </p>
      {plain ? (
        <QuickEvents kind={plain} powers={powers} onPick={onPick} />
      ) : (
        <PowerKeys
          list
          label={ask}
          options={POWER_OPTIONS.filter(({ value }) => powers.includes(value))}
          onChange={onPick}
        />
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
