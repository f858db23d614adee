import { useId } from 'react';
import { cx } from '../cx';
import lay from '../lay.module.css';
import voice from '../type.module.css';
import styles from './choice.module.css';
import { useOwnName } from './row-label';
import { LIVE } from './touched';

interface Choice<T extends string> {
  value: T;
  label: string;
  note?: string;
  disabled?: boolean;
}

interface ChoicesProps<T extends string> {
  label: string;
  options: readonly Choice<T>[];
  value: T | null;
  onChange: (value: T) => void;
  /** The label stands above; otherwise it is only read aloud. */
  showLabel?: boolean;
  /** It takes effect as it is tapped. */
  live?: boolean;
  /** The same name makes one choice of several groups. */
  name?: string;
}

/** One of several: native radios, a double ink edge and a filled ring for the chosen one. */
export function Choices<T extends string>({
  label,
  options,
  value,
  onChange,
  showLabel,
  live,
  name: shared,
}: ChoicesProps<T>) {
  const named = useOwnName(label) !== undefined;
  const own = useId();
  const name = shared ?? own;
  return (
    <fieldset className={styles.group} {...(live ? LIVE : {})}>
      {(showLabel || named) && <legend className={showLabel ? voice.label : voice.hidden}>{label}</legend>}
      <div className={lay.buttons}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <i className={cx(styles.sign, styles.radio)} />
            <span>
              {option.label}
              {option.note && <span className={styles.note}>{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
