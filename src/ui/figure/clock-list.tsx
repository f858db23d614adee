import type { ComponentProps } from 'react';
import { Clock } from './clock';
import styles from './clock-list.module.css';

interface ClockListProps {
  items: readonly (ComponentProps<typeof Clock> & { id: string })[];
  label?: string;
}

/** Dials in a row. */
export function ClockList({ items, label }: ClockListProps) {
  return (
    <ul className={styles.clocks} aria-label={label}>
      {items.map(({ id, ...clock }) => (
        <li key={id}>
          <Clock {...clock} />
        </li>
      ))}
    </ul>
  );
}
