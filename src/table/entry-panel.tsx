import { useEffect, useRef } from 'react';
import type { PublicRow } from '@/kernel/views';
import { Button } from '@/ui/button';
import voice from '@/ui/type.module.css';
import styles from './entry-panel.module.css';
import { useFace } from './face';

interface EntryPanelProps {
  row: PublicRow;
  /** Opens the table as it was after this entry. */
  onThen: () => void;
  onClose: () => void;
}

/** One entry of the journal, for a game that puts none right: what it says, and the table as it was then. */
export function EntryPanel({ row, onThen, onClose }: EntryPanelProps) {
  const said = useFace().sayRow(row);
  const heading = useRef<HTMLHeadingElement>(null);
  // The entry opens far behind its row: the focus goes to its head.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.panel} aria-labelledby="entry">
      <header className={styles.head}>
        <div>
          <p className={styles.number}>
            Entry {row.no} {said.rule && <span className={voice.rule}>{said.rule}</span>}
          </p>
          <h2 id="entry" ref={heading} tabIndex={-1}>
            {said.text}
          </h2>
        </div>
        <Button icon="close" onClick={onClose}>
          Close
        </Button>
      </header>
      {said.notes.length > 0 && (
        <ul className={styles.notes}>
          {said.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <div className={styles.acts}>
        <Button icon="clock" onClick={onThen}>
          The table then
        </Button>
      </div>
    </section>
  );
}
