import { cx } from '../cx';
import styles from './tile-pieces.module.css';

/** The value of a tile; `?` is still to be drawn, `hidden` only its owner sees. */
export type Piece = number | '?' | 'hidden';

/** More than so many are one piece of each kind with its count. */
const MOST = 5;

interface TilePiecesProps {
  pieces: readonly Piece[];
  /** Writes the count next to one piece of each kind, however few there are. */
  counted?: boolean;
}

/** Tiles as pieces. Decorative: what they are is said next to them. */
export function TilePieces({ pieces, counted = pieces.length > MOST }: TilePiecesProps) {
  const shown = counted ? [...new Set(pieces)] : pieces;
  return (
    <span className={styles.pieces} aria-hidden="true">
      {shown.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
        <span key={at} className={styles.kind}>
          <i className={cx(styles.piece, piece === '?' && styles.open, piece === 'hidden' && styles.hidden)}>
            {piece === 'hidden' ? '' : piece}
          </i>
          {counted && pieces.filter((other) => other === piece).length}
        </span>
      ))}
    </span>
  );
}
