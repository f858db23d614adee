import type { OpenState } from '@/games/goss/rules/state';
import { otherSide, type Side } from '@/games/goss/rules/vocabulary';
import { useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import { activeSide } from '../doubles/who';
import styles from './assault.module.css';

interface ActiveLineProps {
  value: Side;
  onChange: (side: Side) => void;
}

/** Which side is active: by the clock, unless the table says otherwise. @rule GOSS 23.1.0 */
export function ActiveLine({ value, onChange }: ActiveLineProps) {
  const { open } = useTable<OpenState>();
  const other = otherSide(value);
  return (
    <div className={styles.active}>
      <p role="status">
        {open.sides[value].name} is active, by {value === activeSide(open) ? 'the clock' : 'the table’s word'}
        .
      </p>
      <Button look="quiet" onClick={() => onChange(other)}>
        No, {open.sides[other].name} is
      </Button>
    </div>
  );
}
