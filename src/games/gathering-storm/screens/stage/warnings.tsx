import { warningsOf } from '@/games/gathering-storm/rules/guide/warnings';
import { useDevice } from '@/store/use-device';
import { Icon } from '@/ui/mark/icon';
import { Roundel } from '@/ui/mark/roundel';
import { MARKS } from '../board/marks';
import { useTable } from '../use-table';
import styles from './warnings.module.css';

/** What is close to happening, from public facts; hidden by a setting of the device. */
export function Warnings({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open, moment } = useTable();
  const shown = useDevice(({ settings }) => settings.hints === 'yes');
  const warnings = shown && moment === null ? warningsOf(open) : [];
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.warnings} aria-label="Warnings">
      {warnings.map(({ words, short, powers, opens }) => (
        <li key={words}>
          <button type="button" aria-label={words} onClick={() => onOpen(opens)}>
            {powers.length === 0 && <Icon name="clock" small />}
            {powers.map((power) => (
              <Roundel key={power} mark={MARKS[power]} size="xs" />
            ))}
            {short ?? words}
          </button>
        </li>
      ))}
    </ul>
  );
}
