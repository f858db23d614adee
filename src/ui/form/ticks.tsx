import { cx } from '../cx';
import lay from '../lay.module.css';
import { Icon } from '../mark/icon';
import voice from '../type.module.css';
import styles from './choice.module.css';
import { useOwnName } from './row-label';
import { LIVE } from './touched';

interface Tick<T extends string> {
  value: T;
  label: string;
  note?: string;
  disabled?: boolean;
}

interface TicksProps<T extends string> {
  label: string;
  options: readonly Tick<T>[];
  values: readonly T[];
  /** All that are ticked, in the order of the options. */
  onChange: (values: T[]) => void;
  /** The label stands above; otherwise it is only read aloud. */
  showLabel?: boolean;
  /** It takes effect as it is tapped. */
  live?: boolean;
}

/** Any of several: native check boxes with a double ink edge and a check. */
export function Ticks<T extends string>({
  label,
  options,
  values,
  onChange,
  showLabel,
  live,
}: TicksProps<T>) {
  const named = useOwnName(label) !== undefined;
  function toggle(value: T) {
    const ticked = (other: T) => (other === value ? !values.includes(value) : values.includes(other));
    onChange(options.map((option) => option.value).filter(ticked));
  }

  return (
    <fieldset className={styles.group} {...(live ? LIVE : {})}>
      {(showLabel || named) && <legend className={showLabel ? voice.label : voice.hidden}>{label}</legend>}
      <div className={lay.buttons}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="checkbox"
              value={option.value}
              checked={values.includes(option.value)}
              disabled={option.disabled}
              onChange={() => toggle(option.value)}
            />
            <i className={cx(styles.sign, styles.box)}>
              <Icon name="check" small />
            </i>
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
