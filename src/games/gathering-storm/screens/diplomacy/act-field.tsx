import type { ReactNode } from 'react';
import { nameEntry, sayEntry } from '@/games/gathering-storm/rules/say/sentences';
import { asSentence } from '@/kernel/print';
import { ActLine as Line } from '@/table/act-line';
import { type Acts, useActs } from '@/table/use-acts';
import styles from './change-section.module.css';

/** The result of the newest act, in this game's words. */
export const ActLine = ({ acts }: { acts: Acts }) => (
  <Line acts={acts} say={(entry) => asSentence(sayEntry(entry).text)} name={nameEntry} />
);

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
