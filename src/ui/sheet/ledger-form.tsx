import type { ReactNode } from 'react';
import { cx } from '../cx';
import { ErrorLine } from '../form/error-line';
import { RowLabel } from '../form/row-label';
import styles from './ledger-form.module.css';

interface LedgerFormProps {
  children: ReactNode;
  /** Makes it a form that Enter sends. */
  onSubmit?: () => void;
  label?: string;
  /** Labels that are sentences get as much room as the fields. */
  even?: boolean;
}

/** The ruled form: name, double red margin, choices. */
export function LedgerForm({ children, onSubmit, label, even }: LedgerFormProps) {
  if (!onSubmit) return <div className={cx(styles.form, even && styles.even)}>{children}</div>;
  return (
    <form
      className={styles.form}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

interface LedgerRowProps {
  label: string;
  hint?: string;
  /** The error in this row, and what is allowed. */
  error?: string;
  children: ReactNode;
}

/** A row of the ruled form: a group with a label, to distinguish controls of the same name in two rows. */
export function LedgerRow({ label, hint, error, children }: LedgerRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside its controls
    <div className={styles.row} role="group" aria-label={label || undefined}>
      <div className={styles.label}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </div>
      <div className={styles.field}>
        <RowLabel value={label}>{children}</RowLabel>
        {error && <ErrorLine className={styles.error}>{error}</ErrorLine>}
      </div>
    </div>
  );
}
