import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx';
import voice from '../type.module.css';
import styles from './text-area.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What may be written, shown below the field. */
  hint?: ReactNode;
  /** Whether the text is invalid; the row shows the error. */
  wrong?: boolean;
}

/** A multi-line field that grows with its text. The label is only read aloud, since the ledger shows it. */
export function TextArea({ label, value, onChange, hint, wrong, className, ...native }: TextAreaProps) {
  const id = useId();
  return (
    <div className={cx(styles.area, className)}>
      <label className={voice.hidden} htmlFor={id}>
        {label}
      </label>
      <textarea
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        dir="auto"
        rows={4}
        {...native}
        id={id}
        className={styles.text}
        value={value}
        aria-invalid={wrong || undefined}
        aria-describedby={hint ? `${id}hint` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <div id={`${id}hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
