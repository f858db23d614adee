import { cx } from '../cx';
import styles from './berths.module.css';

interface BerthsProps {
  /** Spaces of the row. */
  length: number;
  /** Where it stands, from 1. */
  at: number;
  /** Where it stood before it moved; left out where it stood elsewhere. */
  from?: number | undefined;
}

/** A row of spaces with one place taken: where it stands, and where it came from. The words beside it say the same. */
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
