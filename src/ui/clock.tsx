import styles from './clock.module.css';
import { cx } from './cx';

interface ClockProps {
  name: string;
  /** How many of its segments are full. */
  count: number;
  of: number;
  words: string;
  /** `on` has a brass rim: what it counts to has begun. */
  tone?: 'plain' | 'on';
  onPress?: () => void;
}

function point(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return `${(32 + radius * Math.cos(angle)).toFixed(1)} ${(32 + radius * Math.sin(angle)).toFixed(1)}`;
}

/** A dial that fills by segments, with its number, its name and its words. */
export function Clock({ name, count, of, words, tone = 'plain', onPress }: ClockProps) {
  const segments = Array.from({ length: of }, (_, place) => place);
  const body = (
    <>
      <svg className={cx(styles.dial, tone === 'on' && styles.on)} viewBox="0 0 64 64" aria-hidden="true">
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
        <text x="32" y="38.5">
          {count}
        </text>
      </svg>
      <span className={styles.name}>{name}</span>
      <span className={styles.words}>{words}</span>
    </>
  );
  if (!onPress) return <div className={styles.clock}>{body}</div>;
  return (
    <button
      type="button"
      className={styles.clock}
      aria-label={`${name}: ${count} of ${of}, ${words}`}
      onClick={onPress}
    >
      {body}
    </button>
  );
}
