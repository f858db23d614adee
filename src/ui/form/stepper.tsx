import { type ReactNode, useId } from 'react';
import { Figure } from '../figure/figure';
import { Icon } from '../mark/icon';
import voice from '../type.module.css';
import styles from './stepper.module.css';

export interface StepperProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  sign?: 'always' | 'minus';
  /** Shows the label next to it; otherwise it is only read aloud. */
  showLabel?: boolean;
  /** The number as the board has it, beside its figure. */
  drawn?: ReactNode;
}

/** A number with one less and one more, each a full target. */
export function Stepper({
  label,
  value,
  onChange,
  min = -99,
  max = 999,
  sign = 'minus',
  showLabel,
  drawn,
}: StepperProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie in a line
    <div
      className={styles.row}
      role="group"
      aria-label={showLabel ? undefined : label}
      aria-labelledby={showLabel ? id : undefined}
    >
      {showLabel && (
        <span id={id} className={styles.label}>
          {label}
        </span>
      )}
      <div className={styles.stepper}>
        <button
          type="button"
          aria-label="One less"
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        >
          <Icon name="minus" />
        </button>
        {/* A number that changes is read with its name. */}
        <output className={styles.value}>
          <span className={voice.hidden}>{label} </span>
          {drawn}
          <Figure value={value} sign={sign} className={styles.figure} />
        </output>
        <button
          type="button"
          aria-label="One more"
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
