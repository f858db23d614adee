import type { OpenState } from '@/games/goss/rules/state';
import { useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import { PowerKeys } from '@/ui/form/power-keys';
import { markOf } from '../marks';
import styles from './doubles.module.css';
import type { Who } from './who';

interface SideKeysProps {
  label: string;
  options: readonly Who[];
  /** The selected side; omitted if a tap is the answer. */
  value?: Who | null;
  onPick: (who: Who) => void;
}

/** A key for each side, and one for both if both may be named. */
export function SideKeys({ label, options, value, onPick }: SideKeysProps) {
  const { open } = useTable<OpenState>();
  const sides = options.filter((who) => who !== 'both');
  return (
    <div className={styles.sides}>
      {sides.length > 0 && (
        <PowerKeys
          low
          label={label}
          options={sides.map((side) => ({
            value: side,
            name: open.sides[side].name,
            mark: markOf(open.sides[side]),
          }))}
          {...(value === undefined ? {} : { value: value === 'both' ? null : value })}
          onChange={onPick}
        />
      )}
      {options.includes('both') && (
        <Button
          {...(value === undefined ? {} : { 'aria-pressed': value === 'both' })}
          onClick={() => onPick('both')}
        >
          Both sides
        </Button>
      )}
    </div>
  );
}
