import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './table-layout.module.css';
import { useDeferredRender } from './use-deferred-render';

interface TableLayoutProps {
  /** The card turned up; without one the tiles take the whole width. */
  card?: ReactNode;
  powers: ReactNode;
  /** Up to four tracks. */
  tracks: ReactNode;
  /** Up to four sheets: journal first. */
  log: ReactNode;
  /** The card's place sometimes asks all powers at once: it is that high all the time. */
  tall?: boolean;
}

/**
 * The table of a game in every shape of screen: side by side where it fits, stacked where not. The card’s place keeps its
 * height whatever lies there, so that nothing below it moves; what is longer is read there.
 */
export function TableLayout({ card, powers, tracks, log, tall }: TableLayoutProps) {
  const rest = useDeferredRender();
  return (
    <div className={cx(styles.table, !card && styles.bare)}>
      {card && <div className={cx(styles.card, tall && styles.tall)}>{card}</div>}
      <div className={styles.powers}>{powers}</div>
      <div className={styles.tracks}>{rest && tracks}</div>
      <div className={styles.log}>{rest && log}</div>
    </div>
  );
}
