import type { ListPosition } from '@/games/storm-over-asia/rules/cards/head';
import { printHead } from '@/games/storm-over-asia/rules/cards/head';
import type { ListEntryRow } from '@/games/storm-over-asia/rules/list-entries';
import { cx } from '@/ui/cx';
import shape from '@/ui/form/key.module.css';
import type { Cell } from '@/ui/map/cells';
import { TileMap } from '@/ui/map/tile-map';
import { useNarrow } from '@/ui/page/use-narrow';
import styles from './cards.module.css';

interface NumberGridProps {
  /** Entries of one list, in the order of their numbers. */
  rows: readonly ListEntryRow[];
  onOpen?: (place: ListPosition) => void;
}

interface NumberCell extends Cell {
  entry: ListEntryRow;
}

/** A list’s numbers in rows of ten: an open one opens its form; what the filled ones say stands above. */
export function NumberGrid({ rows, onOpen }: NumberGridProps) {
  const columns = useNarrow() ? 5 : 10;
  const cells = rows.map(
    (entry, at): NumberCell => ({
      id: String(entry.number),
      column: 1 + (at % columns),
      row: 1 + Math.floor(at / columns),
      entry,
    }),
  );
  const isOpen = ({ entry }: NumberCell) => entry.event === null;
  return (
    <TileMap
      label="Open numbers"
      columns={columns}
      cells={cells}
      bridges={[]}
      canFocus={isOpen}
      className={styles.numbers}
      tile={(cell, tabIndex) => {
        const { list, number } = cell.entry;
        if (!isOpen(cell))
          return (
            <span className={cx(shape.key, styles.filled)} aria-hidden="true">
              {number}
            </span>
          );
        if (!onOpen) return <span className={shape.key}>{number}</span>;
        return (
          <button
            type="button"
            data-tile
            tabIndex={tabIndex}
            className={shape.key}
            aria-label={`${printHead({ list, number })}: open`}
            onClick={() => onOpen({ list, number })}
          >
            {number}
          </button>
        );
      }}
    />
  );
}
