import type { ReactNode } from 'react';
import lay from '../lay.module.css';
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
      <div className={lay.column}>{slots}</div>
      <div className={lay.column}>{card}</div>
      <div className={lay.column}>{orders}</div>
    </div>
  );
}
