import type { Grid } from '@/games/goss/rules/grid';
import { spotsOf } from '@/games/goss/rules/hex';

/**
 * The neighbors of a hex in their six places, clockwise from the top (columns) or the upper right (rows); nothing
 * where the map ends. None at all where the rules cannot tell neighbors of it.
 */
export function spotsAround(hex: string, grid: Grid): (string | null)[] {
  const spots = spotsOf({ hex }, grid);
  return spots.some((spot) => spot !== null) ? spots : [];
}
