import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { type Mark, Roundel } from '@/ui/roundel';
import styles from './sheet-head.module.css';

interface SheetHeadProps {
  title: string;
  mark?: Mark;
  note?: ReactNode;
  onClose: () => void;
}

/** The head of a sheet over the table: what it is, and Close. */
export function SheetHead({ title, mark, note, onClose }: SheetHeadProps) {
  return (
    <header className={styles.head}>
      {mark && <Roundel mark={mark} />}
      <div className={styles.words}>
        <h2>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      <Button icon="close" onClick={onClose}>
        Close
      </Button>
    </header>
  );
}
