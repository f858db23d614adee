import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './table-layout.module.css';

interface TableLayoutProps {
  /** The card turned up; without one the tiles take the whole width. */
  card?: ReactNode;
  powers: ReactNode;
  /** Up to four tracks. */
  tracks: ReactNode;
  /** Up to four sheets: journal first. */
  log: ReactNode;
  /** What stands in the card's place asks something: on a phone it comes before the powers. */
  asks?: boolean;
}

/** The table of a game in every shape of screen: side by side where it fits, stacked where not. */
export function TableLayout({ card, powers, tracks, log, asks }: TableLayoutProps) {
  return (
    <div className={cx(styles.table, !card && styles.bare)}>
      {card && <div className={cx(styles.card, asks && styles.asks)}>{card}</div>}
      <div className={styles.powers}>{powers}</div>
      <div className={styles.tracks}>{tracks}</div>
      <div className={styles.log}>{log}</div>
    </div>
  );
}
