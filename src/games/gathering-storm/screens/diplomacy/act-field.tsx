import type { ReactNode } from 'react';
import { type Acts, useActs } from '@/table/use-acts';
import { ActLine } from './act-line';
import styles from './change-section.module.css';

/** One thing the table may change, with its result or refusal directly below. */
export function ActField({ children }: { children: (act: Acts['act']) => ReactNode }) {
  const acts = useActs();
  return (
    <div className={styles.group}>
      {children(acts.act)}
      <ActLine acts={acts} />
    </div>
  );
}
