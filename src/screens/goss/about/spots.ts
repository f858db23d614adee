import { type Grid, neighborsOf } from '@/systems/goss/hex';

/** A hex’s line and its number in it, as they are written. */
function parts(hex: string): { line: string; number: number } {
  const [, line = '', number = ''] = /^([A-Z]*\d{2}|[A-Z]+)(\d{1,2})$/.exec(hex) ?? [];
  return { line, number: Number(number) };
}

/** AA comes after Z. */
function compareLines(one: string, other: string): number {
  if (one.length !== other.length) return one.length - other.length;
  return one < other ? -1 : Number(one > other);
}

/**
 * The neighbors of a hex in their six places, clockwise from the top (columns) or the upper right (rows); nothing
 * where the map ends. None at all where the rules cannot tell neighbors of it.
 */
export function spotsAround(hex: string, grid: Grid): (string | null)[] {
  const near = neighborsOf(hex, grid);
  if (near.length === 0 || near.length === 6) return near;
  const spots: (string | null)[] = Array.from({ length: 6 }, () => null);
  for (const other of near)
    spots[grid.lines === 'columns' ? inColumns(hex, other, near) : inRows(hex, other, near)] = other;
  return spots;
}

/** At the map’s edge: of two in the same column the upper one has the lower number. */
function inColumns(hex: string, other: string, near: readonly string[]): number {
  const [from, to] = [parts(hex), parts(other)];
  const side = compareLines(to.line, from.line);
  if (side === 0) return to.number < from.number ? 0 : 3;
  const twin = near.find((item) => item !== other && parts(item).line === to.line);
  const lower = twin ? to.number > parts(twin).number : from.number === 1;
  if (side > 0) return lower ? 2 : 1;
  return lower ? 4 : 5;
}

/** At the map’s edge: of two in the same row the left one has the lower column. */
function inRows(hex: string, other: string, near: readonly string[]): number {
  const [from, to] = [parts(hex), parts(other)];
  if (to.number === from.number) return compareLines(to.line, from.line) > 0 ? 1 : 4;
  const twin = near.find((item) => item !== other && parts(item).number === to.number);
  const right = twin ? compareLines(to.line, parts(twin).line) > 0 : /^A$|01$/.test(from.line);
  if (to.number < from.number) return right ? 0 : 5;
  return right ? 2 : 3;
}
