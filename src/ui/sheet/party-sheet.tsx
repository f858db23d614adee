import { type ReactNode, useId } from 'react';
import { cx } from '../cx';
import lay from '../lay.module.css';
import { type Mark, Ribbon, Roundel } from '../mark/roundel';
import styles from './party-sheet.module.css';

interface PartySheetProps {
  mark: Mark;
  name: string;
  /** Shown next to the name. */
  note?: ReactNode;
  tools?: ReactNode;
  /** The party's own matters; without them the sheet is its head alone. */
  children?: ReactNode;
}

/** One party's sheet on a board: its seal and name, and its matters below. */
export function PartySheet({ mark, name, note, tools, children }: PartySheetProps) {
  const id = useId();
  return (
    <section className={cx(lay.paper, styles.sheet)} aria-labelledby={id}>
      <Ribbon mark={mark} className={styles.ribbon} />
      <div className={styles.head}>
        <Roundel mark={mark} size="md" />
        <h2 id={id}>{name}</h2>
        {note && <p className={styles.note}>{note}</p>}
        {tools && <div className={cx(lay.buttons, styles.tools)}>{tools}</div>}
      </div>
      {children && <div className={styles.body}>{children}</div>}
    </section>
  );
}
