import { cx } from '../cx';
import styles from './count-dial.module.css';

interface CountDialProps {
  /** How many of its segments are full. */
  count: number;
  of: number;
  /** `on` has a brass rim: what it counts to has begun. */
  tone?: 'plain' | 'on';
  /** 40 px; 44 px without it. */
  small?: boolean;
  /** Its accessible name if no words are next to it. */
  label?: string;
  className?: string;
}

function point(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return `${(32 + radius * Math.cos(angle)).toFixed(1)} ${(32 + radius * Math.sin(angle)).toFixed(1)}`;
}

/** A dial that fills by segments, with its number in the middle. Decoration unless it carries a label. */
export function CountDial({ count, of, tone = 'plain', small, label, className }: CountDialProps) {
  const segments = Array.from({ length: of }, (_, place) => place);
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cx(styles.dial, small && styles.small, tone === 'on' && styles.on, className)}
      viewBox="0 0 64 64"
    >
      {segments
        .filter((place) => place < count)
        .map((place) => (
          <path
            key={place}
            className={styles.full}
            d={
              of === 1
                ? 'M4 32a28 28 0 1 0 56 0a28 28 0 1 0-56 0Z'
                : `M32 32L${point(place / of, 28)}A28 28 0 0 1 ${point((place + 1) / of, 28)}Z`
            }
          />
        ))}
      <circle className={styles.rim} cx="32" cy="32" r="29" />
      {of > 1 &&
        segments.map((place) => (
          <path
            key={place}
            className={place <= count && count > 0 ? styles.gap : styles.open}
            d={`M${point(place / of, 15)}L${point(place / of, 29)}`}
          />
        ))}
      <circle className={styles.core} cx="32" cy="32" r="15" />
      <text x="32" y="39.5">
        {count}
      </text>
    </svg>
  );
}
