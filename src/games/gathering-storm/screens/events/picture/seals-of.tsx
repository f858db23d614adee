import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import { Roundel } from '@/ui/mark/roundel';
import { MARKS } from '../../board/marks';
import styles from './effect-picture.module.css';

/** The seals of one power or of a side, close together. */
export function SealsOf({ powers }: { powers: readonly Power[] }) {
  return (
    <span className={styles.seals}>
      {powers.map((power) => (
        <Roundel key={power} mark={MARKS[power]} className={styles.mini} />
      ))}
    </span>
  );
}
