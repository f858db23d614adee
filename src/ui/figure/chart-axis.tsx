import { cx } from '../cx';
import styles from './chart.module.css';

/** The seasons under their columns, the year where it begins. */
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
  /** "1937": stands once, where it begins. */
  group: string;
  state: 'past' | 'now' | 'ahead';
}
