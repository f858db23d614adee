import { useId } from 'react';
import type { Grid } from '@/games/goss/rules/grid';
import type { OpenState } from '@/games/goss/rules/state';
import styles from './field.module.css';
import { CORNER, outlineOf } from './hexagon';
import type { Field, Size } from './layout';

/** Smaller hexes would be a gray shade. */
const LEAST_PITCH = 12;

interface PlaneProps {
  lines: Grid['lines'];
  field: Field;
  size: Size;
}

/** The map’s hexes, as faint lines behind everything. */
export function Plane({ lines, field: { origin, pitch }, size }: PlaneProps) {
  const id = useId();
  if (!origin || pitch < LEAST_PITCH) return null;
  const [long, short] = [3 * CORNER * pitch, pitch];
  const [width, height] = lines === 'columns' ? [long, short] : [short, long];
  const outline = outlineOf(lines, pitch);
  const middles = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
    [width / 2, height / 2],
  ];
  return (
    <>
      <pattern
        id={id}
        {...{ width, height }}
        patternUnits="userSpaceOnUse"
        patternTransform={`translate(${origin.x} ${origin.y})`}
      >
        {middles.map(([x, y]) => (
          <path key={`${x} ${y}`} className={styles.plane} d={outline} transform={`translate(${x} ${y})`} />
        ))}
      </pattern>
      <rect {...size} className={styles.ground} fill={`url(#${id})`} />
    </>
  );
}

const STAR = 'M0-6.4 1.5-2.6 5.6-2.3 2.4.3 3.5 4.3 0 2.1-3.5 4.3-2.4.3-5.6-2.3-1.5-2.6Z';

interface StarProps {
  star: Field['stars'][number];
  open: OpenState;
}

/** A leader with his rating, in the shape of his side. */
export function Star({ star: { id, x, y }, open }: StarProps) {
  const leader = open.leaders.find((item) => item.id === id);
  if (!leader) return null;
  const disk = open.sides[leader.side].mark === 'disk';
  return (
    <g className={styles.star} transform={`translate(${x} ${y})`}>
      {disk ? <circle r="14" /> : <rect x="-13" y="-13" width="26" height="26" rx="3" />}
      <path d={STAR} transform="translate(0 -6)" />
      <text y="6">{leader.rating}</text>
    </g>
  );
}
