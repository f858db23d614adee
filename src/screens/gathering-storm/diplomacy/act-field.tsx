import type { ReactNode } from 'react';
import { ActLine } from './act-line';
import styles from './change-section.module.css';
import { type Acts, useActs } from './use-acts';

/** One thing that the table may change; what came of it, or why it was refused, stands right under it. */
export function ActField({ children }: { children: (act: Acts['act']) => ReactNode }) {
  const acts = useActs();
  return (
    <div className={styles.group}>
      {children(acts.act)}
      <ActLine acts={acts} />
    </div>
  );
}
