import { type ComponentProps, useId, useRef } from 'react';
import { cutLetters } from '@/kernel/file/letters';
import { cx } from '../cx';
import voice from '../type.module.css';
import { ErrorLine } from './error-line';
import styles from './field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The error, and what is allowed. */
  error?: string;
  hint?: string;
  /** In the serif, for a name. */
  big?: boolean;
  /** In the typed face, for a label as printed. */
  typed?: boolean;
  /** For names: the first tap selects the whole text, so typing replaces it. */
  whole?: boolean;
  /** The label is only read aloud, since the ledger shows it. */
  hideLabel?: boolean;
}

/** One line to write on. */
export function TextField({
  label,
  value,
  onChange,
  error,
  hint,
  big,
  typed,
  hideLabel,
  whole,
  maxLength,
  className,
  ...native
}: TextFieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const arriving = useRef(false);
  return (
    <div className={cx(styles.field, className)}>
      <label className={hideLabel ? voice.hidden : voice.label} htmlFor={id}>
        {label}
      </label>
      <input
        type="text"
        autoComplete="off"
        {...native}
        id={id}
        className={cx(styles.input, big && styles.big, typed && styles.typed)}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={cx(native['aria-describedby'], hint && hintId, error && errorId) || undefined}
        onChange={({ target, nativeEvent }) => {
          // The browser’s own limit would leave half an emoji; a word that is being composed is cut once it is there.
          const composing = (nativeEvent as InputEvent).isComposing;
          const cuts = maxLength !== undefined && !composing;
          onChange(cuts ? cutLetters(target.value, maxLength) : target.value);
        }}
        {...(whole
          ? {
              onFocus: () => {
                arriving.current = true;
              },
              onClick: ({ currentTarget }) => {
                // The second tap places the cursor.
                if (arriving.current) currentTarget.select();
                arriving.current = false;
              },
            }
          : {})}
      />
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <ErrorLine id={errorId}>{error}</ErrorLine>}
    </div>
  );
}
