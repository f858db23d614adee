import type { Grid } from '@/games/goss/rules/grid';
import { cx } from '@/ui/cx';
import styles from './hex-picture.module.css';

/** Half the width of a hex across its corners, and half of it across its sides. */
const CORNER = 36;
const FLAT = (CORNER * Math.sqrt(3)) / 2;

/** The six places round the hex, clockwise from the top or the upper right, by half hexes. */
const AROUND: Record<Grid['lines'], readonly (readonly [number, number])[]> = {
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

/** A hex’s outline round its middle: a flat side up in columns, a corner up in rows. */
const OUTLINES: Record<Grid['lines'], string> = {
  columns: `M${-CORNER / 2} ${-FLAT}H${CORNER / 2}L${CORNER} 0 ${CORNER / 2} ${FLAT}H${-CORNER / 2}L${-CORNER} 0Z`,
  rows: `M0 ${-CORNER} ${FLAT} ${-CORNER / 2}V${CORNER / 2}L0 ${CORNER} ${-FLAT} ${CORNER / 2}V${-CORNER / 2}Z`,
};

/** Longer numbers are set smaller to fit in their hex. */
const sizeOf = ({ length }: string) => cx(length > 5 ? styles.longest : length > 4 && styles.long);

interface HexPictureProps {
  hex: string;
  lines: Grid['lines'];
  /** The six surrounding places; null beyond the map's end. */
  spots: readonly (string | null)[];
}

/** One hex of the map with its six neighbors, to compare with the map. The text next to it says the same. */
export function HexPicture({ hex, lines, spots }: HexPictureProps) {
  const outline = OUTLINES[lines];
  const places = AROUND[lines].map(([x, y], at) => ({ x, y, hex: spots[at] ?? null }));
  return (
    <svg className={styles.picture} viewBox="-98 -98 196 196" aria-hidden="true">
      {places.map(({ x, y, hex: other }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} className={cx(!other && styles.edge)}>
          <path d={outline} />
          {other && <text className={sizeOf(other)}>{other}</text>}
        </g>
      ))}
      <g className={styles.here}>
        <path d={outline} />
        <text className={sizeOf(hex)}>{hex}</text>
      </g>
    </svg>
  );
}
