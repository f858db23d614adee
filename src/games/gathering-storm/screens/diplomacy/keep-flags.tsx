import { useActs } from '@/table/use-acts';
import { Button } from '@/ui/form/button';
import { useTable } from '../use-table';
import { ActLine } from './act-line';
import styles from './country-panel.module.css';

/** Lets the app start tracking flags at a table that tracks them on the board. */
export function KeepFlags() {
  const { open } = useTable();
  const acts = useActs();
  return (
    <li>
      <span className={styles.quiet}>Flags are on your board.</span>
      <Button icon="flag" onClick={() => void acts.act({ type: 'keep', what: [...open.keeps, 'flags'] })}>
        Track flags here
      </Button>
      <ActLine acts={acts} />
    </li>
  );
}
