import { cx } from '../cx';
import styles from './pips.module.css';

interface PipsProps {
  /** Steps from earlier turns. */
  had: number;
  /** Steps of this turn. */
  now: number;
  /** Steps that would be added. */
  ghost?: number;
  /** The last step; an open end without one. */
  last?: number | null;
  /** No free places follow. */
  only?: boolean;
}

/** Minimum number of places on a track without an end. */
const OPEN_PLACES = 8;

/**
 * A track of steps in pairs, two steps a level: earlier, placed now, about to be added. Hidden from screen
 * readers: the words next to it say the same.
 */
export function Pips({ had, now, ghost = 0, last = null, only = false }: PipsProps) {
  const filled = had + now + ghost;
  const places = last ?? (only ? filled : Math.max(OPEN_PLACES, filled + 2 - (filled % 2)));
  const kindOf = (at: number) =>
    at < had ? styles.had : at < had + now ? styles.now : at < filled ? styles.ghost : undefined;
  return (
    <span className={styles.pips} aria-hidden="true">
      {Array.from({ length: Math.ceil(places / 2) }, (_, pair) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pair is its number
        <span key={pair} className={styles.pair}>
          {[2 * pair, 2 * pair + 1]
            .filter((at) => at < places)
            .map((at) => (
              <i
                key={at}
                className={cx(styles.pip, kindOf(at), last !== null && at === last - 1 && styles.end)}
              />
            ))}
        </span>
      ))}
    </span>
  );
}
