import { cx } from '../cx';
import styles from './hex-badge.module.css';

interface HexBadgeProps {
  /** As the map prints it. */
  hex: string;
  /** The name of the map, if there are several. */
  map?: string | undefined;
  className?: string;
}

/** A hex of the map by its number. */
export function HexBadge({ hex, map, className }: HexBadgeProps) {
  return (
    <span className={cx(styles.badge, className)}>
      <svg className={styles.shape} viewBox="0 0 84 72" aria-hidden="true" preserveAspectRatio="none">
        <path d="M21 1.5h42L82.5 36 63 70.5H21L1.5 36Z" />
      </svg>
      <span className={styles.words}>
        <b className={cx(hex.length > 5 && styles.long)}>{hex}</b>
        {map && <small>{map}</small>}
      </span>
    </span>
  );
}
