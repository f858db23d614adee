import type { Grid, HexPlace } from './grid';
import { type LinePosition, linePositionOf } from './sheets';

/** A hex's middle on the map, right and down; the middles of two neighbors are one apart. */
export interface MapPosition {
  x: number;
  y: number;
  /** The same for all hexes whose distance is known. */
  field: string;
}

/** The distance between two lines of hexes, if the middles of neighbors are one apart. */
const LINE = Math.sqrt(3) / 2;

/** Where a hex lies; null if the grid or the form of its number is not known. */
export function positionOf(place: HexPlace, grid: Grid | null): MapPosition | null {
  const at = grid && linePositionOf(place, grid);
  if (!at) return null;
  const [over, half] = [at.line * LINE, at.along / 2];
  return grid.lines === 'columns'
    ? { x: over, y: half, field: at.field }
    : { x: half, y: over, field: at.field };
}

const steps = (one: LinePosition, other: LinePosition) => {
  const lines = Math.abs(one.line - other.line);
  // A step to another line also moves half a hex along it.
  return lines + Math.max(0, (Math.abs(one.along - other.along) - lines) / 2);
};

/** The number of steps from hex to hex, also across a seam; null if the map does not say. */
export function hexDistance(one: HexPlace, other: HexPlace, grid: Grid | null): number | null {
  const [from, to] = [grid && linePositionOf(one, grid), grid && linePositionOf(other, grid)];
  return from && to && from.field === to.field ? steps(from, to) : null;
}
