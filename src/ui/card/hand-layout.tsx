import type { ReactNode } from 'react';
import styles from './hand-layout.module.css';

interface HandLayoutProps {
  slots: ReactNode;
  card: ReactNode;
  orders: ReactNode;
}

/** A hand: the closed backs, the one card turned up, and what was left in advance. */
export function HandLayout({ slots, card, orders }: HandLayoutProps) {
  return (
    <div className={styles.hand}>
      <div className={styles.column}>{slots}</div>
      <div className={styles.column}>{card}</div>
      <div className={styles.column}>{orders}</div>
    </div>
  );
}
