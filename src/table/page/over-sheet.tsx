import type { ReactNode } from 'react';
import { type Mark, Roundel } from '@/ui/mark/roundel';
import { CloseButton } from '@/ui/sheet/close-button';
import { Modal } from '@/ui/sheet/modal';
import styles from './over-sheet.module.css';

export interface OverSheetProps {
  title: string;
  note?: ReactNode;
  /** Whose sheet it is. */
  mark?: Mark;
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet over the table: its head with Close, and its content. */
export function OverSheet({ title, note, mark, wide, onClose, children }: OverSheetProps) {
  return (
    <Modal label={title} onClose={onClose} {...(wide ? { wide } : {})} {...(mark ? { ribbon: mark } : {})}>
      <header className={styles.head}>
        {mark && <Roundel mark={mark} />}
        <h2>{title}</h2>
        <CloseButton onClose={onClose} />
      </header>
      {note && <div className={styles.note}>{note}</div>}
      {children}
    </Modal>
  );
}
