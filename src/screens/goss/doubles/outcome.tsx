import type { PublicRow } from '@/kernel/views';
import { sayRow } from '@/systems/goss/sentences';
import { Moves } from '@/table/moves';
import type { Acts } from '@/table/use-acts';
import { Button } from '@/ui/button';
import voice from '@/ui/type.module.css';
import styles from './doubles.module.css';

interface OutcomeProps {
  row: PublicRow;
  act?: Acts['act'];
  /** Nothing where another event is to be settled first. */
  onClose?: () => void;
}

/** What the newest entry of an event came to, large enough to be read out. */
export function Outcome({ row, act, onClose }: OutcomeProps) {
  const { text, notes, rule } = sayRow(row);
  const came = row.entry.open?.came as { row?: { words: string } } | undefined;
  const head = onClose ? styles.words : styles.how;
  return (
    <div className={styles.outcome} role="status">
      <p className={head}>
        {came?.row?.words ?? text} {rule && <span className={voice.rule}>{rule}</span>}
      </p>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {onClose && act && (
        <div className={styles.foot}>
          <Moves act={act} />
          <Button look="solid" tall onClick={onClose}>
            Back to the register
          </Button>
        </div>
      )}
    </div>
  );
}
