import { useId, useState } from 'react';
import { cx } from '../cx';
import { Figure } from '../figure/figure';
import { signed } from '../figure/signed';
import voice from '../type.module.css';
import styles from './amount-keys.module.css';
import { useOwnName } from './row-label';
import { Stepper } from './stepper';

interface AmountKeysProps {
  label: string;
  value: number | null;
  onChange: (value: number) => void;
  /** A tap on the chosen amount clears it. */
  onClear?: () => void;
  from?: number;
  to?: number;
  /** Offers every other amount by a stepper; on unless switched off. */
  other?: boolean;
  /** Compact, for a row with other controls. */
  tight?: boolean;
}

/** The amounts a card is likely to carry, one tap each: from −3 to +3 without 0, and any other by a stepper. */
export function AmountKeys({
  label,
  value,
  onChange,
  onClear,
  from = -3,
  to = 3,
  other = true,
  tight,
}: AmountKeysProps) {
  const name = useId();
  const own = useOwnName(label);
  const [asked, setAsked] = useState(false);
  const keys = Array.from({ length: to - from + 1 }, (_, step) => from + step).filter(
    (amount) => amount !== 0,
  );
  const outside = value !== null && !keys.includes(value);
  const stepping = other && (asked || outside);

  function ask() {
    setAsked(true);
    if (!outside) onChange(value !== null && value < 0 ? from - 1 : to + 1);
  }

  return (
    <fieldset className={cx(styles.amounts, tight && styles.tight)}>
      {own && <legend className={voice.hidden}>{own}</legend>}
      <div className={styles.keys}>
        {keys.map((amount) => (
          <label key={amount} className={styles.key}>
            <input
              type="radio"
              name={name}
              aria-label={signed(amount)}
              checked={!stepping && amount === value}
              onChange={() => {
                setAsked(false);
                onChange(amount);
              }}
              {...(onClear && amount === value ? { onClick: onClear } : {})}
            />
            <Figure value={amount} sign="always" className={styles.figure} />
          </label>
        ))}
        {other && (
          <label className={styles.key}>
            <input type="radio" name={name} checked={stepping} onChange={ask} />
            <span className={cx(styles.figure, styles.word)}>Other</span>
          </label>
        )}
      </div>
      {stepping && (
        <div className={styles.other}>
          <Stepper label="Another amount" showLabel value={value ?? 0} onChange={onChange} sign="always" />
        </div>
      )}
    </fieldset>
  );
}
