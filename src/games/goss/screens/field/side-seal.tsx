import type { Sides, Whom } from '@/games/goss/rules/vocabulary';
import { markOf } from '../marks';
import styles from './field.module.css';

interface SideSealProps {
  sides: Sides;
  /** Null until the table has said. */
  whom: Whom | null;
  size: number;
}

/** Whose a marker is, in ink: a letter in a disk or in a frame; both of them if it is of both sides. */
export function SideSeal({ sides, whom, size }: SideSealProps) {
  if (whom === null)
    return (
      <text className={styles.letter} style={{ fontSize: 0.7 * size }}>
        ?
      </text>
    );
  if (whom !== 'both') return <OneSeal sides={sides} side={whom} size={size} x={0} />;
  return (
    <>
      <OneSeal sides={sides} side="first" size={0.62 * size} x={-0.33 * size} />
      <OneSeal sides={sides} side="second" size={0.62 * size} x={0.33 * size} />
    </>
  );
}

interface OneSealProps {
  sides: Sides;
  side: 'first' | 'second';
  size: number;
  x: number;
}

function OneSeal({ sides, side, size, x }: OneSealProps) {
  const half = size / 2;
  const disk = sides[side].mark === 'disk';
  return (
    <g transform={`translate(${x} 0)`}>
      {disk ? (
        <circle className={styles.disk} r={half} />
      ) : (
        <rect className={styles.frame} x={1 - half} y={1 - half} width={size - 2} height={size - 2} rx="2" />
      )}
      <text className={disk ? styles.onDisk : styles.letter} style={{ fontSize: 0.56 * size }}>
        {markOf(sides[side]).letter}
      </text>
    </g>
  );
}
