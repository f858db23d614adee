/** Where a tile lies on a map of equal cells; columns and rows count from 1. */
export interface Cell {
  id: string;
  column: number;
  row: number;
  /** How many columns and rows it covers: one without them. */
  columns?: number;
  rows?: number;
}

interface Span {
  from: number;
  to: number;
}

const across = ({ column, columns = 1 }: Cell): Span => ({ from: column, to: column + columns });
const down = ({ row, rows = 1 }: Cell): Span => ({ from: row, to: row + rows });
const middle = ({ from, to }: Span) => (from + to) / 2;

/** How far two spans are apart; 0 if they touch or overlap. */
const gap = (one: Span, other: Span) => Math.max(0, one.from - other.to, other.from - one.to);
/** What two spans share; `from` is not below `to` if they share nothing. */
const shared = (one: Span, other: Span): Span => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
});
const overlaps = (one: Span, other: Span) => one.from < other.to && other.from < one.to;

/** Whether two cells cover a common place. */
export const collide = (one: Cell, other: Cell) =>
  overlaps(across(one), across(other)) && overlaps(down(one), down(other));

const ARROW_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
export type ArrowKey = (typeof ARROW_KEYS)[number];

export const isArrow = (key: string): key is ArrowKey => (ARROW_KEYS as readonly string[]).includes(key);

/** Returns the nearest cell in the direction of an arrow key; null at the edge. What lies straight ahead comes first. */
export function nextCell<C extends Cell>(cells: readonly C[], from: Cell, key: ArrowKey): C | null {
  const flat = key === 'ArrowLeft' || key === 'ArrowRight';
  const [along, aside] = flat ? [across, down] : [down, across];
  const back = key === 'ArrowLeft' || key === 'ArrowUp';
  const here = along(from);
  const ahead = cells.filter((cell) => (back ? along(cell).to <= here.from : along(cell).from >= here.to));
  const cost = (cell: Cell) => {
    const straight = overlaps(aside(cell), aside(from));
    const apart = Math.abs(middle(aside(cell)) - middle(aside(from)));
    return (straight ? 0 : 100) + gap(along(cell), here) * 10 + gap(aside(cell), aside(from)) * 20 + apart;
  };
  return ahead.reduce<C | null>((best, cell) => (best && cost(best) <= cost(cell) ? best : cell), null);
}

/** A strip between two cells, on the side of the first one that faces the second. */
export interface Bridge {
  ids: readonly [string, string];
  way: 'across' | 'down';
  /** The place of the first cell at which it begins; it ends in the next column or row. */
  column: number;
  row: number;
}

/** Returns the bridge between two cells with a common edge; null if they have none. */
export function bridgeOf(one: Cell, other: Cell): Bridge | null {
  for (const [first, second] of [
    [one, other],
    [other, one],
  ] as const) {
    const ids = [first.id, second.id] as const;
    const rows = shared(down(first), down(second));
    if (across(first).to === second.column && rows.from < rows.to)
      return { ids, way: 'across', column: second.column - 1, row: rows.from };
    const columns = shared(across(first), across(second));
    if (down(first).to === second.row && columns.from < columns.to)
      return { ids, way: 'down', column: columns.from, row: second.row - 1 };
  }
  return null;
}

/** Returns the bridges inside each group, so that a group is seen without a label. */
export function bridgesIn(cells: readonly Cell[], groups: readonly (readonly string[])[]): Bridge[] {
  return groups.flatMap((group) => {
    const members = cells.filter(({ id }) => group.includes(id));
    return members.flatMap((one, at) => members.slice(at + 1).flatMap((other) => bridgeOf(one, other) ?? []));
  });
}
