import { sayEntry } from '@/games/storm-over-asia/rules/sentences';
import { ActLine as Line } from '@/table/act-line';
import type { Acts } from '@/table/use-acts';
import styles from './act-line.module.css';

interface ActLineProps {
  acts: Acts;
  /** An Undo button is already nearby. */
  undoBelow?: boolean;
}

/** The result of the newest act and its consequences, in the words of this game. */
export const ActLine = ({ acts, undoBelow }: ActLineProps) => (
  <Line
    acts={acts}
    say={(entry) => {
      const { text, notes } = sayEntry(entry);
      return notes.length > 0 ? `${text}. ${notes.join('; ')}.` : `${text}.`;
    }}
    name={(entry) => sayEntry(entry).text}
    undoBelow={undoBelow}
    className={styles.line}
  />
);
