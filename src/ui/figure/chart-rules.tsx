import type { CSSProperties } from 'react';
import { cx } from '../cx';
import styles from './chart.module.css';
import { signed } from './signed';

interface ChartRulesProps {
  min: number;
  max: number;
  /** The numbers at the margin instead of the rules. */
  numbers?: boolean;
}

/** At most a dozen rules: every one, every fifth, every tenth … */
function stepOf(span: number): number {
  return [1, 5, 10, 20, 50].find((step) => span / step <= 12) ?? 100;
}

/** The rules of the ledger at whole numbers, the line of 0 in ink; or their numbers at the margin. */
export function ChartRules({ min, max, numbers }: ChartRulesProps) {
  const step = stepOf(max - min);
  const first = Math.ceil(min / step) * step;
  const values = Array.from({ length: Math.floor((max - first) / step) + 1 }, (_, at) => first + at * step);
  return (
    <div className={numbers ? styles.numbers : styles.rules} aria-hidden="true">
      {values.map((value) => (
        <i
          key={value}
          className={cx(value === 0 && styles.zero)}
          style={{ '--y': ((max - value) / (max - min)) * 100 } as CSSProperties}
        >
          {numbers && (min < 0 ? signed(value) : value)}
        </i>
      ))}
    </div>
  );
}
