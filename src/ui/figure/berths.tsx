import { cx } from '../cx';
import styles from './berths.module.css';

interface BerthsProps {
  /** Spaces of the row. */
  length: number;
  /** The current space, from 1. */
  at: number;
  /** The space before the move; undefined if it was not in this row. */
  from?: number | undefined;
}

/** A row of spaces that marks the current and the previous one. The words next to it say the same. */
export function Berths({ length, at, from }: BerthsProps) {
  return (
    <span className={styles.berths} aria-hidden="true">
      {Array.from({ length }, (_, index) => index + 1).map((space) => (
        <i
          key={space}
          className={cx(
            styles.space,
            space < at && styles.passed,
            space === at && styles.here,
            space === from && space !== at && styles.from,
          )}
        >
          {space}
        </i>
      ))}
    </span>
  );
}
