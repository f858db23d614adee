import { type CSSProperties, type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { cx } from '../cx';
import { type Bridge, type Cell, isArrow, nextCell } from './cells';
import styles from './tile-map.module.css';

/** A part of the map that is no tile: a track in a sea, the key. */
export interface Sea extends Cell {
  content: ReactNode;
}

interface TileMapProps<C extends Cell> {
  /** Its accessible name; without one it has no role. */
  label?: string;
  columns: number;
  cells: readonly C[];
  bridges: readonly Bridge[];
  seas?: readonly Sea[];
  /** The cell that Tab reaches first; by default the first one that can be pressed. */
  current?: string | undefined;
  /** Whether a cell has a control; the arrow keys pass over others. */
  canFocus?: (cell: C) => boolean;
  /** Draws a cell; its control takes the tab index. */
  tile: (cell: C, tabIndex: 0 | -1) => ReactNode;
  className?: string | undefined;
}

const areaOf = ({ column, row, columns = 1, rows = 1 }: Cell): CSSProperties => ({
  gridArea: `${row} / ${column} / span ${rows} / span ${columns}`,
});

/** Tiles in their places, with bridges between those that belong together. Arrow keys go from tile to tile by position. */
export function TileMap<C extends Cell>({
  label,
  columns,
  cells,
  bridges,
  seas = [],
  current,
  canFocus = () => true,
  tile,
  className,
}: TileMapProps<C>) {
  const [focused, setFocused] = useState<string | null>(null);
  const open = cells.filter(canFocus);
  const entry = open.find(({ id }) => id === (focused ?? current)) ?? open[0];

  function move(event: KeyboardEvent<HTMLElement>) {
    if (!isArrow(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    const from = cells.find(({ id }) => id === cellOf(event.target));
    if (!from) return;
    event.preventDefault();
    const next = nextCell(open, from, event.key);
    const control =
      next && event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next.id}"] [data-tile]`);
    control?.focus();
    // As everywhere, a chosen radio button hands its choice on; without a choice an arrow key only looks around.
    if (isChosenRadio(event.target)) control?.click();
  }
  function remember(event: FocusEvent) {
    const id = cellOf(event.target);
    if (id !== null) setFocused(id);
  }
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the controls in it take the keys, this only moves the focus */}
      <div
        className={cx(styles.map, className)}
        style={{ '--columns': columns } as CSSProperties}
        {...(label === undefined ? {} : { role: 'group', 'aria-label': label })}
        onKeyDown={move}
        onFocus={remember}
      >
        {cells.map((cell) => (
          <div key={cell.id} data-cell={cell.id} className={styles.cell} style={areaOf(cell)}>
            {tile(cell, cell.id === entry?.id ? 0 : -1)}
          </div>
        ))}
        {bridges.map(({ ids, way, column, row }) => (
          <i
            key={ids.join()}
            className={cx(styles.bridge, styles[way])}
            style={areaOf({ id: '', column, row })}
            data-bridge={ids.join()}
          />
        ))}
        {seas.map((sea) => (
          <div key={sea.id} className={styles.sea} style={areaOf(sea)}>
            {sea.content}
          </div>
        ))}
      </div>
    </div>
  );
}

const cellOf = (element: EventTarget) =>
  (element instanceof Element && element.closest('[data-cell]')?.getAttribute('data-cell')) || null;

const isChosenRadio = (element: EventTarget) =>
  element instanceof HTMLInputElement && element.type === 'radio' && element.checked;
