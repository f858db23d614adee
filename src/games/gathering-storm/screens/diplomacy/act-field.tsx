import type { ReactNode } from 'react';
import { type Acts, useActs } from '@/table/use-acts';
import { ActLine } from './act-line';
import styles from './change-section.module.css';

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
