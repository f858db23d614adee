import { cx } from '../cx';
import lay from '../lay.module.css';
import { type Mark, Roundel } from '../mark/roundel';
import voice from '../type.module.css';
import { Figure } from './figure';
import styles from './sums-table.module.css';

interface SumsTableProps {
  label: string;
  /** One column per party; a tap scrolls to its part below. */
  columns: readonly { id: string; name: string; mark: Mark; onPress: () => void }[];
  rows: readonly {
    label: string;
    /** One for each column; null if unknown. */
    cells: readonly { value: number | null; short?: string }[];
  }[];
}

/** The sums of all parties on a hand's breadth: what a phone shows before the ledgers themselves. */
export function SumsTable({ label, columns, rows }: SumsTableProps) {
  return (
    <table className={cx(lay.paper, styles.table)} aria-label={label}>
      <thead>
        <tr>
          <td />
          {columns.map(({ id, name, mark, onPress }) => (
            <th key={id} scope="col">
              <button type="button" aria-label={`Go to ${name}`} onClick={onPress}>
                <Roundel mark={mark} size="sm" />
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {row.cells.map(({ value, short }, at) => (
              <td key={columns[at]?.id}>
                <span className={voice.hidden}>{columns[at]?.name} </span>
                <Figure value={value} className={styles.figure} />
                {short && <span className={styles.short}>{short}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
