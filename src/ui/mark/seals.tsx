import { type Mark, Roundel } from './roundel';
import styles from './seals.module.css';

/** The owners of an item as small seals in a row; the text next to them says what it is. */
export function Seals({ marks }: { marks: readonly Mark[] }) {
  return (
    <span className={styles.seals}>
      {marks.map((mark, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seal is its place
        <Roundel key={at} mark={mark} size="xs" />
      ))}
    </span>
  );
}
