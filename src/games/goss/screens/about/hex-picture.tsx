import type { Grid } from '@/games/goss/rules/grid';
import { cx } from '@/ui/cx';
import { AROUND, outlineOf } from '../field/hexagon';
import styles from './hex-picture.module.css';

/** Between the middles of two neighbors. */
const PITCH = 62.35;

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
  const outline = outlineOf(lines, PITCH);
  const places = AROUND[lines].map(([x, y], at) => ({ x: x * PITCH, y: y * PITCH, hex: spots[at] ?? null }));
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
