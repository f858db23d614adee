import { useId } from 'react';
import voice from '../type.module.css';
import styles from './field.module.css';

interface SelectFieldProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  /** The label is only read aloud, since the ledger shows it. */
  hideLabel?: boolean;
}

/** One of many: the platform's own list. */
export function SelectField({ label, options, value, onChange, hideLabel }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={hideLabel ? voice.hidden : voice.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
