import { useId, useRef, useState } from 'react';
import { cx } from '../cx';
import { Icon } from '../mark/icon';
import voice from '../type.module.css';
import shape from './key.module.css';
import styles from './key-pad.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

interface KeyPadProps {
  label: string;
  /** As it is typed. */
  value: string;
  onChange: (value: string) => void;
  /** The keys turn to letters, too. */
  letters?: boolean;
  /** Shown next to the typed text. */
  note?: string;
  /** The error, shown under the typed text. The text is never cut. */
  error?: string | undefined;
  /** The letters it probably begins with, on a single key while the field is empty. */
  stem?: string | undefined;
  /** A key was tapped; gets the new text. */
  onKey?: (value: string) => void;
  /** Enter was pressed. */
  onEnter?: () => void;
}

/** Large keys for a number or a hex, so no on-screen keyboard appears; a keyboard works too. */
export function KeyPad({ label, value, onChange, letters, note, error, stem, onKey, onEnter }: KeyPadProps) {
  const id = useId();
  const [lettered, setLettered] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  function press(key: string) {
    onChange(value + key);
    onKey?.(value + key);
  }
  return (
    <div className={styles.pad}>
      <div className={cx(styles.shown, error !== undefined && styles.wrong)}>
        <label className={voice.hidden} htmlFor={id}>
          {label}
        </label>
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="none"
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="done"
          value={value}
          size={1}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !onEnter) return;
            // If the focus moves on, the same Enter must not press anything there.
            event.preventDefault();
            onEnter();
          }}
        />
        {stem && value === '' && (
          <button
            type="button"
            className={cx(shape.key, styles.key, styles.stem)}
            aria-label={`Begin with ${stem}`}
            onClick={() => {
              input.current?.focus();
              press(stem);
            }}
          >
            {stem}
          </button>
        )}
        <span id={`${id}-note`} className={styles.note} role={error === undefined ? undefined : 'alert'}>
          {error ?? note}
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a row of keys */}
      <div
        className={cx(styles.keys, lettered && styles.lettered)}
        role="group"
        aria-label={`${label}, ${lettered ? 'letters' : 'digits'}`}
      >
        {(lettered ? LETTERS : DIGITS).map((key) => (
          <button key={key} type="button" className={cx(shape.key, styles.key)} onClick={() => press(key)}>
            {key}
          </button>
        ))}
        {letters && (
          <button
            type="button"
            className={cx(shape.key, styles.key, styles.small)}
            aria-label={lettered ? 'Digits' : 'Letters'}
            onClick={() => setLettered(!lettered)}
          >
            {lettered ? '0–9' : 'A–Z'}
          </button>
        )}
        <button
          type="button"
          className={cx(shape.key, styles.key)}
          disabled={value === ''}
          onClick={() => onChange(value.slice(0, -1))}
        >
          <Icon name="backspace" label="Take the last one off" />
        </button>
      </div>
    </div>
  );
}
