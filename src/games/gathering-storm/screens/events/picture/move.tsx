import type { Way } from '@/games/gathering-storm/rules/say/ways';
import { Figure } from '@/ui/figure/figure';
import styles from './effect-picture.module.css';

interface MoveProps {
  /** Before and after; without them only what is added is known. */
  way: Way | undefined;
  by: number | undefined;
  sign: 'always' | 'minus';
}

/** The old figure, an arrow, the new one; or what is added, if the table does not know the figure itself. */
export function Move({ way, by, sign }: MoveProps) {
  if (!way) return by === undefined ? null : <Figure value={by} sign="always" className={styles.new} />;
  return (
    <span className={styles.move}>
      <Figure value={way.from} sign={sign} plain className={styles.old} />
      <Arrow />
      <Figure value={way.to} sign={sign} className={styles.new} />
    </span>
  );
}

export function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 24 14" aria-hidden="true">
      <path d="M2 7h18M14 1.5 20 7l-6 5.5" />
    </svg>
  );
}
