import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './table-layout.module.css';
import { useDeferredRender } from './use-deferred-render';

interface TableLayoutProps {
  /** The open card; without one the tiles take up the full width. */
  card?: ReactNode;
  powers: ReactNode;
  /** Up to four tracks. */
  tracks: ReactNode;
  /** Up to four sheets: journal first. */
  log: ReactNode;
  /** The card's place may ask all powers at once: always reserve the height for that. */
  tall?: boolean;
}

/**
 * The page of a table for every screen: side by side if it fits, otherwise stacked. The card's place has a
 * fixed height, so nothing below it moves; longer content scrolls.
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
