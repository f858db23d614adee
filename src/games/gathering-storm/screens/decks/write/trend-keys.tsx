import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { TRENDS } from '@/games/gathering-storm/rules/cards/card';
import { signed } from '@/ui/figure/signed';
import { Choices } from '@/ui/form/choices';
import { ErrorLine } from '@/ui/form/error-line';
import styles from './write.module.css';

interface TrendKeysProps {
  value: number | undefined;
  onChange: (trend: number) => void;
  /** A tap or a digit moves to the next part; arrow keys only change the choice. */
  onNext: () => void;
  ref?: Ref<HTMLDivElement>;
}

const OPTIONS = TRENDS.map((trend) => ({ value: String(trend), label: signed(trend) }));

/** The economic trend, one tap or one or two keys: `2`, or `-` and `2`. @rule GS 9.21 */
export function TrendKeys({ value, onChange, onNext, ref }: TrendKeysProps) {
  const minus = useRef(false);
  const [error, setError] = useState<string | null>(null);

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return;
    if (/[-−]/.test(event.key)) {
      minus.current = true;
      return;
    }
    if (!/\d/.test(event.key)) return;
    // The focus moves on, and the digit must not be typed there.
    event.preventDefault();
    const trend = (minus.current ? -1 : 1) * Number(event.key) || 0;
    minus.current = false;
    if (!TRENDS.some((one) => one === trend)) {
      setError(`A trend lies between −3 and +3, not ${signed(trend)}.`);
      return;
    }
    setError(null);
    onChange(trend);
    onNext();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the radios in it
    <div
      ref={ref}
      className={styles.trend}
      onKeyDown={press}
      onClick={(event) => {
        // A press of an arrow key is a click too, but one without a pointer.
        if (event.detail > 0 && event.target instanceof HTMLInputElement) onNext();
      }}
    >
      <Choices
        label="Economic trend"
        showLabel
        options={OPTIONS}
        value={value === undefined ? null : String(value)}
        onChange={(trend) => {
          setError(null);
          onChange(Number(trend));
        }}
      />
      {error && <ErrorLine className={styles.error}>{error}</ErrorLine>}
    </div>
  );
}
