import { cx } from '../cx';
import voice from '../type.module.css';
import styles from './figure.module.css';

interface FigureProps {
  /** Null if unknown. */
  value: number | null;
  /** `always` writes a plus too; `minus` is for sums such as money. */
  sign?: 'always' | 'minus';
  /** 17, 21, 26, 48 and 64 px (84 on a laptop). */
  size?: 'text' | 'lead' | 'row' | 'figure' | 'numeral';
  /** Uses the surrounding text color: on dark keys and in the header. */
  plain?: boolean;
  /** The key of the total that it shows: a figure that changes it travels here. */
  total?: string | undefined;
  className?: string;
}

/**
 * A number in the numerals of the house. The sign is drawn as bars with the weight of the
 * digits and stays in the text as + or U+2212; a minus is in red ink.
 */
export function Figure({ value, sign = 'minus', size = 'text', plain, total, className }: FigureProps) {
  if (value === null)
    return (
      <span data-total={total} className={cx(styles.number, styles[size], styles.unknown, className)}>
        <span aria-hidden="true">–</span>
        <span className={voice.hidden}>not entered</span>
      </span>
    );
  const shown = value < 0 ? '−' : value > 0 && sign === 'always' ? '+' : null;
  return (
    <span
      data-total={total}
      className={cx(styles.number, styles[size], value < 0 && !plain && styles.red, className)}
    >
      {shown && <span className={cx(styles.sign, shown === '+' && styles.plus)}>{shown}</span>}
      {Math.abs(value)}
    </span>
  );
}
