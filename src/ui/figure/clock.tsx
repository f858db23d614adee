import type { ComponentProps } from 'react';
import styles from './clock.module.css';
import clockListStyles from './clock-list.module.css';
import { CountDial } from './count-dial';

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

/** A dial that fills by segments, with its number, its name and its words. */
export function Clock({ name, count, of, words, tone = 'plain', onPress }: ClockProps) {
  const body = (
    <>
      <CountDial count={count} of={of} tone={tone} />
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

interface ClockListProps {
  items: readonly (ComponentProps<typeof Clock> & { id: string })[];
  label?: string;
}

/** Dials in a row. */
export function ClockList({ items, label }: ClockListProps) {
  return (
    <ul className={clockListStyles.clocks} aria-label={label}>
      {items.map(({ id, ...clock }) => (
        <li key={id}>
          <Clock {...clock} />
        </li>
      ))}
    </ul>
  );
}
