import styles from './flag-places.module.css';
import { type Mark, Roundel } from './roundel';

interface FlagPlacesProps {
  /** The placed flags, in order. */
  marks: readonly Mark[];
  /** How many places there are. */
  most: number;
  /** Whose they are, in words. */
  label: string;
}

/** Places for flags: a seal for each taken one, a dashed ring for each free one. */
export function FlagPlaces({ marks, most, label }: FlagPlacesProps) {
  const places = Array.from({ length: Math.max(most, marks.length) }, (_, at) => marks[at]);
  return (
    <span className={styles.places} role="img" aria-label={label}>
      {places.map((mark, at) =>
        mark ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <Roundel key={at} mark={mark} className={styles.flag} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <i key={at} className={styles.free} />
        ),
      )}
    </span>
  );
}
