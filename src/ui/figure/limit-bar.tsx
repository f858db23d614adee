import type { CSSProperties } from 'react';
import { cx } from '../cx';
import styles from './limit-bar.module.css';

interface LimitBarProps {
  value: number;
  limit: number;
  /** The value at which the bar is full; the same for bars that are compared. */
  most: number;
  className?: string;
}

/** How much of a number stays within a limit: ink up to the brass stroke, hatched beyond. Decorative. */
export function LimitBar({ value, limit, most, className }: LimitBarProps) {
  const share = (part: number) => `${(Math.max(0, part) / most) * 100}%`;
  const widths = {
    '--kept': share(Math.min(value, limit)),
    '--lost': share(value - limit),
    '--limit': share(limit),
  } as CSSProperties;
  return (
    <span className={cx(styles.bar, className)} style={widths} aria-hidden="true">
      <i className={styles.kept} />
      <i className={styles.lost} />
      <i className={styles.limit} />
    </span>
  );
}
