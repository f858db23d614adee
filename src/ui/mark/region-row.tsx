import type { ReactNode, Ref } from 'react';
import { cx } from '../cx';
import styles from './region-row.module.css';

interface RegionRowProps {
  name: string;
  /** Its state, in a few words. */
  words: string;
  /** Washed in brass. */
  due?: boolean;
  /** Hatched. */
  gone?: boolean;
  /** Whether it is expanded. */
  open: boolean;
  onPress: () => void;
  button?: Ref<HTMLButtonElement>;
  /** Flags, framed figures, dials: each has its own accessible text. */
  marks?: ReactNode;
  /** Shown directly under the row. */
  children?: ReactNode;
}

/** One place of a region: the whole row opens it; a framed figure on it opens by itself. */
export function RegionRow({
  name,
  words,
  due,
  gone,
  open,
  onPress,
  button,
  marks,
  children,
}: RegionRowProps) {
  return (
    <li className={styles.item}>
      <div className={cx(styles.row, due && styles.due, gone && styles.gone, open && styles.chosen)}>
        <button ref={button} type="button" className={styles.open} aria-expanded={open} onClick={onPress}>
          <span className={styles.name}>{name}</span>
          {words && <span className={styles.words}> {words}</span>}
        </button>
        {marks && <div className={styles.marks}>{marks}</div>}
      </div>
      {children}
    </li>
  );
}
