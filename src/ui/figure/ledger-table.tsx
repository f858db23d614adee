import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { cx } from '../cx';
import lay from '../lay.module.css';
import { isArrow, nextCell } from '../map/cells';
import { type Mark, Ribbon, Roundel } from '../mark/roundel';
import voice from '../type.module.css';
import styles from './ledger-table.module.css';

interface LedgerColumn {
  id: string;
  name: string;
  mark: Mark;
  /** What a tap on its head does. */
  label?: string;
  onPress?: () => void;
}

export interface LedgerCell {
  content: ReactNode;
  /** What it says and what a tap does; without one its content is read. */
  label?: string;
  onPress?: () => void;
  /** It waits for the table. */
  due?: boolean;
  /** It is for its owner’s eyes. */
  secret?: boolean;
}

export interface LedgerRow {
  id: string;
  label: string;
  /** Continues the label where that is a line of its own: the cells are too narrow for words then. */
  more?: string;
  /** Small print under the label, such as the rule. */
  note?: string;
  /** A sum: large figures between heavy lines. */
  band?: boolean;
  /** One for each column; null where there is nothing. */
  cells: readonly (LedgerCell | null)[];
}

interface LedgerTableProps {
  label: string;
  /** Small print over the labels: what the changes compare with. */
  corner?: string | undefined;
  columns: readonly LedgerColumn[];
  rows: readonly LedgerRow[];
  /** What its signs mean. */
  legend?: ReactNode;
}

interface Place {
  id: string;
  column: number;
  row: number;
}

const placeOf = (column: number, row: number): Place => ({ id: `${row} ${column}`, column, row });

/** The figures of several parties as one ledger: labels once, a column each. One Tab stop; arrow keys go from figure to figure. */
export function LedgerTable({ label, corner, columns, rows, legend }: LedgerTableProps) {
  const [focused, setFocused] = useState<string | null>(null);
  const places = [columns, ...rows.map(({ cells }) => cells)].flatMap((cells, row) =>
    cells.flatMap((cell, column) => (cell?.onPress ? placeOf(column, row) : [])),
  );
  const entry = places.find(({ id }) => id === focused) ?? places[0];

  function move(event: KeyboardEvent<HTMLElement>) {
    if (!isArrow(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    const from = places.find(({ id }) => id === (event.target as HTMLElement).dataset.place);
    const next = from && nextCell(places, from, event.key);
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-place="${next.id}"]`)?.focus();
  }
  /** What a control of the table has besides its content. */
  const control = (column: number, row: number) => {
    const { id } = placeOf(column, row);
    return { id, tabIndex: id === entry?.id ? 0 : -1, onFocus: () => setFocused(id) } as const;
  };
  return (
    <div className={cx(lay.paper, styles.ledger)}>
      <table className={styles.table} aria-label={label} onKeyDown={move}>
        <thead>
          <tr>
            <td className={styles.corner}>{corner}</td>
            {columns.map(({ id, name, mark, ...press }, at) => (
              <th key={id} scope="col">
                <Ribbon mark={mark} className={styles.ribbon} />
                <Press {...press} look={styles.head} control={control(at, 0)}>
                  <Roundel mark={mark} size="sm" />
                  <span className={cx(styles.name, voice.hiddenOnPhone)}>{name}</span>
                </Press>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label: name, more, note, band, cells }, row) => (
            <tr key={id} className={cx(band && styles.band)}>
              <th scope="row">
                <span>
                  {name} {more && <span className={styles.more}>{more}</span>}
                </span>{' '}
                {note && <span className={styles.note}>{note}</span>}
              </th>
              {cells.map((cell, at) => (
                <td
                  key={columns[at]?.id}
                  className={cx(cell?.due && styles.due, cell?.secret && styles.secret)}
                >
                  {cell ? (
                    <Press {...cell} look={band && styles.sum} control={control(at, row + 1)}>
                      {cell.content}
                    </Press>
                  ) : (
                    <Nothing />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {legend && <div className={styles.legend}>{legend}</div>}
    </div>
  );
}

const Nothing = () => (
  <span className={styles.nothing}>
    <span aria-hidden="true">·</span>
    <span className={voice.hidden}>nothing</span>
  </span>
);

interface PressProps extends Partial<Pick<LedgerCell, 'label' | 'onPress'>> {
  look?: string | false | undefined;
  control: { id: string; tabIndex: 0 | -1; onFocus: () => void };
  children: ReactNode;
}

/** The content of a cell; a button if it opens something. */
function Press({ label, onPress, look, control: { id, ...control }, children }: PressProps) {
  const className = cx(styles.content, look);
  if (!onPress)
    return (
      <span className={className}>
        {label && <span className={voice.hidden}>{label}</span>}
        <span className={styles.bare} aria-hidden={label ? true : undefined}>
          {children}
        </span>
      </span>
    );
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      data-place={id}
      {...control}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
