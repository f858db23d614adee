import { cx } from '../cx';
import { Figure } from './figure';
import styles from './step-cells.module.css';

interface StepCellsProps {
  value: number;
  min: number;
  max: number;
  /** Labels of the lowest end and the highest, if they are named. */
  low?: string;
  high?: string;
}

/** The cells of a track between two named ends, the one that counts now reversed. */
export function StepCells({ value, min, max, low, high }: StepCellsProps) {
  const cells = Array.from({ length: max - min + 1 }, (_, step) => min + step);
  return (
    <>
      <span className={styles.cells}>
        {cells.map((cell) => (
          <span
            key={cell}
            className={cx(styles.cell, cell === 0 && styles.zero, cell === value && styles.on)}
          >
            <Figure value={cell} sign="always" plain className={styles.digit} />
          </span>
        ))}
      </span>
      {low && (
        <span className={styles.ends}>
          <span>{low}</span>
          <span>{high}</span>
        </span>
      )}
    </>
  );
}
