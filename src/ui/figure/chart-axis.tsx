import { cx } from '../cx';
import styles from './chart.module.css';

/** The seasons under their columns, with each year at its first column. */
export function ChartAxis({ columns }: { columns: readonly ChartColumn[] }) {
  return (
    <div className={styles.axis} aria-hidden="true">
      <span />
      <div className={styles.seasons}>
        {columns.map(({ id, short, group, state }, at) => {
          const begins = columns[at - 1]?.group !== group;
          return (
            <span
              key={id}
              className={cx(styles.season, styles[state], begins && styles.begins)}
              data-now={state === 'now' || undefined}
            >
              {short}
              {begins && <b>{group}</b>}
            </span>
          );
        })}
      </div>
    </div>
  );
}

/** A place on the time axis. */
export interface ChartColumn {
  id: string;
  /** "Fall 1937". */
  name: string;
  /** "Fall", under its column. */
  short: string;
  /** "1937": shown once, at its first column. */
  group: string;
  state: 'past' | 'now' | 'ahead';
}
