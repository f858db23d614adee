import type { ReactNode } from 'react';
import { TextField } from '@/ui/form/field';
import { Sheet } from '@/ui/sheet/sheet';
import styles from './new-table-words.module.css';

interface NewTableWordsProps {
  name: string;
  onName: (name: string) => void;
  error: string | undefined;
  children: ReactNode;
}

/** A new table in words, under its name. */
export function NewTableWords({ name, onName, error, children }: NewTableWordsProps) {
  return (
    <Sheet label="In words" pad>
      <TextField
        whole
        label="Name of the table"
        big
        value={name}
        onChange={onName}
        {...(error ? { error } : {})}
      />
      <div className={styles.words}>{children}</div>
    </Sheet>
  );
}
