import type { HexPlace } from '@/games/goss/rules/grid';
import { cx } from '@/ui/cx';
import styles from './room.module.css';

/** Longer numbers are set smaller, and still large enough. */
const sizeOf = ({ length }: string) => (length > 5 ? styles.longest : length > 4 && styles.long);

interface RoomMarkerProps {
  place: HexPlace;
  kind: string;
  words: string;
  /** The neighbors by number, while its units may move. */
  neighbors?: readonly string[];
}

/** A marker by its hex, in the largest type of the page. */
export function RoomMarker({ place: { hex, map }, kind, words, neighbors = [] }: RoomMarkerProps) {
  return (
    <li className={styles.marker}>
      <span className={cx(styles.hex, sizeOf(hex))}>{hex}</span>
      <div className={styles.about}>
        <p className={styles.kind}>{kind}</p>
        {map && <p className={styles.map}>{map}</p>}
        <p>{words}</p>
      </div>
      {neighbors.length > 0 && <p className={styles.neighbors}>Next to it: {neighbors.join(', ')}</p>}
    </li>
  );
}
