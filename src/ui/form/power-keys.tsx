import { cx } from '../cx';
import { Icon } from '../mark/icon';
import { type Mark, Roundel } from '../mark/roundel';
import styles from './power-keys.module.css';
import { useOwnName } from './row-label';

interface PowerKeysBase<T extends string> {
  label: string;
  options: readonly { value: T; name: string; mark: Mark; disabled?: boolean }[];
  small?: boolean;
  /** Stacked, for a narrow and high place; on a phone they stay in a row. */
  list?: boolean;
  /** Low keys with the name next to the roundel: for two or three. */
  low?: boolean;
}

interface OnePower<T extends string> extends PowerKeysBase<T> {
  multi?: false;
  /** The chosen power; undefined if a tap acts at once and nothing stays selected. */
  value?: T | null;
  values?: undefined;
  onChange: (value: T) => void;
}

interface ManyPowers<T extends string> extends PowerKeysBase<T> {
  multi: true;
  values: readonly T[];
  value?: undefined;
  /** Gets all pressed options, in their order. */
  onChange: (values: T[]) => void;
}

/** Shows whether a tap replaces the choice (ring) or adds to it (box), as in any form. */
const Sign = ({ many }: { many: boolean }) => (
  <i className={cx(styles.sign, many ? styles.box : styles.ring)} data-sign={many ? 'box' : 'ring'}>
    {many && <Icon name="check" small />}
  </i>
);

/** A big key for each party. */
export function PowerKeys<T extends string>(props: OnePower<T> | ManyPowers<T>) {
  const { label, options, small, list, low } = props;
  const own = useOwnName(label);

  function pressed(value: T): boolean | undefined {
    if (props.multi) return props.values.includes(value);
    return props.value === undefined ? undefined : props.value === value;
  }

  function press(value: T) {
    if (!props.multi) return props.onChange(value);
    const isSelected = (other: T) =>
      other === value ? !props.values.includes(value) : props.values.includes(other);
    props.onChange(options.map((option) => option.value).filter(isSelected));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid of keys in every browser
    <div
      className={cx(styles.keys, small && styles.small, list && styles.list, low && styles.low)}
      role="group"
      aria-label={own}
    >
      {options.map(({ value, name, mark, disabled }) => (
        <button
          key={value}
          type="button"
          className={styles.key}
          aria-pressed={pressed(value)}
          disabled={disabled}
          onClick={() => press(value)}
        >
          {pressed(value) !== undefined && <Sign many={props.multi === true} />}
          <Roundel mark={mark} className={styles.roundel} />
          <span>{name}</span>
        </button>
      ))}
    </div>
  );
}
