import type { ReactNode } from 'react';
import lay from '../lay.module.css';
import styles from './hand-layout.module.css';

interface HandLayoutProps {
  slots: ReactNode;
  card: ReactNode;
  orders: ReactNode;
}

/** A hand: the card backs, the one open card, and the advance orders. */
export function HandLayout({ slots, card, orders }: HandLayoutProps) {
  return (
    <div className={styles.hand}>
      <div className={lay.column}>{slots}</div>
      <div className={lay.column}>{card}</div>
      <div className={lay.column}>{orders}</div>
    </div>
  );
}
