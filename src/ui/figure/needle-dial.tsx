import type { CSSProperties } from 'react';
import styles from './needle-dial.module.css';

interface NeedleDialProps {
  value: number;
  /** The value at which the needle is horizontal. */
  span?: number | undefined;
  /** The side that positive values lean to. */
  plus?: 'left' | 'right' | undefined;
  className?: string | undefined;
}

/** A needle that leans to one of two sides. Decoration: words say the same. */
export function NeedleDial({ value, span = 5, plus = 'left', className }: NeedleDialProps) {
  const lean = Math.max(-1, Math.min(1, value / span)) * 84 * (plus === 'left' ? -1 : 1);
  return (
    <svg
      className={className}
      style={{ '--lean': `${lean}deg` } as CSSProperties}
      viewBox="14 4 152 84"
      aria-hidden="true"
    >
      <path className={styles.arc} d="M20 78A70 70 0 0 1 160 78" />
      <path className={styles.ticks} d="M27 78h12M44 32l9 9M90 15v15M136 32l-9 9M153 78h-12" />
      <g className={styles.needle}>
        <path d="M90 22 96.1 78H83.9Z" />
        <circle cx="90" cy="78" r="8" />
      </g>
    </svg>
  );
}
