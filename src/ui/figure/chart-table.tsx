import { cx } from '../cx';
import { Button } from '../form/button';
import { Roundel } from '../mark/roundel';
import voice from '../type.module.css';
import type { ChartColumn } from './chart';
import { type ChartLine, written } from './chart';
import styles from './chart-table.module.css';

interface ChartTableProps {
  caption: string;
  /** The heading of the rows: "Turn". */
  corner: string;
  columns: readonly ChartColumn[];
  lines: readonly ChartLine[];
  /** How many things moved any of the lines at each column. */
  marks: readonly number[];
  sign?: 'always' | 'minus';
  onOpen: (column: string) => void;
}

/** The same numbers as a table: a row for each place on the time axis, the newest first. */
export function ChartTable({ caption, corner, columns, lines, marks, sign, onOpen }: ChartTableProps) {
  const rows = columns.flatMap((column, at) => (column.state === 'ahead' ? [] : [{ column, at }])).reverse();
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {lines.map(({ id, name, mark }) => (
              <th key={id} scope="col">
                {mark && <Roundel mark={mark} size="xs" className={styles.mark} />}
                <span className={cx(mark && voice.hiddenOnPhone)}>{name}</span>
              </th>
            ))}
            <th scope="col">Moved by</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ column, at }) => (
            <tr key={column.id} className={cx(column.state === 'now' && styles.now)}>
              <th scope="row">
                {column.name}
                {column.state === 'now' && <span className={styles.note}> now</span>}
              </th>
              {lines.map(({ id, points }) => (
                <Cell key={id} value={points[at]?.value ?? null} sign={sign} />
              ))}
              <td>
                {marks[at] ? (
                  <Button look="quiet" onClick={() => onOpen(column.id)}>
                    {marks[at] === 1 ? '1 entry' : `${marks[at]} entries`}
                    <span className={voice.hidden}> in {column.name}</span>
                  </Button>
                ) : (
                  <span className={styles.nothing}>
                    <span aria-hidden="true">–</span>
                    <span className={voice.hidden}>nothing</span>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ value, sign }: { value: number | null; sign: ChartTableProps['sign'] }) {
  if (value === null)
    return (
      <td>
        <span aria-hidden="true">–</span>
        <span className={voice.hidden}>not known</span>
      </td>
    );
  return <td className={cx(styles.number, value < 0 && styles.red)}>{written(value, sign)}</td>;
}
