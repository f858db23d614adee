import type { Grid } from '@/games/goss/rules/grid';
import { spotsOf } from '@/games/goss/rules/hex';

/**
 * Returns a hex's neighbors in their six places, clockwise from the top (columns) or the upper right (rows),
 * with null beyond the map's end. Empty if the rules cannot determine its neighbors.
 */
export function spotsAround(hex: string, grid: Grid): (string | null)[] {
  const spots = spotsOf({ hex }, grid);
  return spots.some((spot) => spot !== null) ? spots : [];
}
