import type { ReactNode } from 'react';
import lay from '../lay.module.css';
import styles from './ledger-lines.module.css';

interface LedgerLinesProps {
  rows: readonly { label: string; text: ReactNode }[];
  /** The buttons at the foot of the sheet. */
  foot?: ReactNode;
}

/** The ruled lines of a status sheet: word, double red margin, sentence. */
export function LedgerLines({ rows, foot }: LedgerLinesProps) {
  return (
    <>
      <dl className={lay.ruled}>
        {rows.map(({ label, text }) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd>
              <div>{text}</div>
            </dd>
          </div>
        ))}
      </dl>
      {foot && <div className={styles.foot}>{foot}</div>}
    </>
  );
}
