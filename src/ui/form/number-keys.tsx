import { type KeyboardEvent, useId, useState } from 'react';
import { cx } from '../cx';
import { type Cell, isArrow, nextCell } from '../map/cells';
import { Icon } from '../mark/icon';
import voice from '../type.module.css';
import shape from './key.module.css';
import styles from './number-keys.module.css';

interface NumberKeysProps {
  label: string;
  /** As it is typed. */
  value: string;
  onChange: (value: string) => void;
  /** The error is shown next to it. */
  wrong?: boolean;
  describedBy?: string;
  /** A key for each number up to this one, in place of the digits: for few numbers, one tap each. */
  upTo?: number;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
/** More letters than any number here has: the rest would only be read. */
const MOST_LETTERS = 12;

/** Keys for a short number, so no on-screen keyboard covers the sheet; a keyboard works too. */
export function NumberKeys({ label, value, onChange, wrong, describedBy, upTo }: NumberKeysProps) {
  const id = useId();
  return (
    <div className={cx(styles.keys, upTo !== undefined && styles.grid)}>
      <label className={voice.hidden} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.shown}
        type="text"
        inputMode="none"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={MOST_LETTERS}
        value={value}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
      />
      {upTo === undefined ? (
        <DigitKeys label={label} value={value} onChange={onChange} />
      ) : (
        <GridKeys label={label} value={value} upTo={upTo} onChange={onChange} />
      )}
    </div>
  );
}

function DigitKeys({ label, value, onChange }: Pick<NumberKeysProps, 'label' | 'value' | 'onChange'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a row of keys
    <div className={styles.pad} role="group" aria-label={`${label}, digits`}>
      {DIGITS.map((digit) => (
        <button
          key={digit}
          type="button"
          className={cx(shape.key, styles.key)}
          onClick={() => onChange((value + digit).slice(0, MOST_LETTERS))}
        >
          {digit}
        </button>
      ))}
      <button
        type="button"
        className={cx(shape.key, styles.key)}
        disabled={value === ''}
        onClick={() => onChange(value.slice(0, -1))}
      >
        <Icon name="backspace" label="Take the last digit off" />
      </button>
    </div>
  );
}

/** A key for each number. One Tab stop: arrow keys go from number to number, as the keys lie in rows. */
function GridKeys({
  label,
  value,
  upTo,
  onChange,
}: Pick<NumberKeysProps, 'label' | 'value' | 'onChange'> & { upTo: number }) {
  const [focused, setFocused] = useState<string | null>(null);
  const numbers = Array.from({ length: upTo }, (_, at) => String(at + 1));
  const entry = numbers.find((number) => number === (focused ?? value)) ?? numbers[0];

  function move(event: KeyboardEvent<HTMLElement>) {
    if (!isArrow(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const keys = [...event.currentTarget.querySelectorAll('button')];
    // The width of the sheet decides how many are in a row.
    const columns = keys.filter(({ offsetTop }) => offsetTop === keys[0]?.offsetTop).length;
    const cells = numbers.map(
      (id, at): Cell => ({ id, column: 1 + (at % columns), row: 1 + Math.floor(at / columns) }),
    );
    const from = cells[keys.indexOf(event.target as HTMLButtonElement)];
    const next = from && nextCell(cells, from, event.key);
    if (next) keys[cells.indexOf(next)]?.focus();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a row of keys
    <div className={styles.pad} role="group" aria-label={`${label}, numbers`} onKeyDown={move}>
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          tabIndex={number === entry ? 0 : -1}
          className={cx(shape.key, styles.key)}
          aria-pressed={value === number}
          onFocus={() => setFocused(number)}
          onClick={() => onChange(number)}
        >
          {number}
        </button>
      ))}
    </div>
  );
}
