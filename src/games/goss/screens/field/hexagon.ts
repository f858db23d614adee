import type { Grid } from '@/games/goss/rules/grid';

/** From the middle of a hex to its corner and to the middle of its side, if the middles of neighbors are one apart. */
export const CORNER = 1 / Math.sqrt(3);
const FLAT = 0.5;

/** The middles of the six hexes round one, clockwise from the top or the upper right. */
export const AROUND: Record<Grid['lines'], readonly (readonly [number, number])[]> = {
  columns: [
    [0, -2 * FLAT],
    [1.5 * CORNER, -FLAT],
    [1.5 * CORNER, FLAT],
    [0, 2 * FLAT],
    [-1.5 * CORNER, FLAT],
    [-1.5 * CORNER, -FLAT],
  ],
  rows: [
    [FLAT, -1.5 * CORNER],
    [2 * FLAT, 0],
    [FLAT, 1.5 * CORNER],
    [-FLAT, 1.5 * CORNER],
    [-2 * FLAT, 0],
    [-FLAT, -1.5 * CORNER],
  ],
};

const print = (length: number) => String(Math.round(length * 100) / 100);

/** A hex’s outline round its middle: a flat side up in columns, a corner up in rows. */
export function outlineOf(lines: Grid['lines'], pitch: number): string {
  const [corner, half, flat] = [CORNER * pitch, (CORNER * pitch) / 2, FLAT * pitch];
  const corners = [
    [-half, -flat],
    [half, -flat],
    [corner, 0],
    [half, flat],
    [-half, flat],
    [-corner, 0],
  ].map((at) => (lines === 'columns' ? at : at.toReversed()).map(print).join(' '));
  return `M${corners.join('L')}Z`;
}
