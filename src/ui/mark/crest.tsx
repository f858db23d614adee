import { cx } from '../cx';
import styles from './crest.module.css';

interface CrestProps {
  /** `text` is as wide as two letters of its line. */
  size?: 'text' | 'lid' | 'head';
  className?: string;
}

/** The outline of a dispatch box with a brass clasp. Decorative: the name is always next to it. */
export function Crest({ size = 'lid', className }: CrestProps) {
  return (
    <svg className={cx(styles.crest, styles[size], className)} viewBox="0 0 34 28" aria-hidden="true">
      <g fill="none" stroke="var(--brass-lid)" strokeWidth="2">
        <rect x="1.5" y="7" width="31" height="19.5" rx="2.5" />
        <path d="M1.5 14h31M11 7V4.5A2.5 2.5 0 0 1 13.5 2h7A2.5 2.5 0 0 1 23 4.5V7" />
      </g>
      <rect x="13.5" y="11" width="7" height="6.5" rx="1" fill="var(--brass-lid)" />
    </svg>
  );
}
