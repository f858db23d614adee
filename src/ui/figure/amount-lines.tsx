import type { ReactNode } from 'react';
import { cx } from '../cx';
import { named } from '../sheet/journal-list';
import voice from '../type.module.css';
import styles from './amount-lines.module.css';
import { Figure } from './figure';

interface AmountLine {
  id: string;
  text: string;
  /** Small print under the text. */
  note?: string;
  /** Null if unknown. */
  amount: number | null;
  /** A level with its plus, or a sum without. */
  sign?: 'always' | 'minus';
  /** The whole line in words, if it can be opened. */
  label?: string;
  onPress?: () => void;
}

interface AmountSum {
  text: string;
  /** Small print under the text: since when, what is missing. */
  notes?: readonly string[];
  value: number;
  /** A change with its plus, or a sum without. */
  sign?: 'always' | 'minus';
  /** Under the text, in red ink: "2 short". */
  short?: string;
  label: string;
  onPress: () => void;
}

interface AmountLinesProps {
  /** Names the list of lines. */
  label: string;
  lines: readonly AmountLine[];
  sum?: AmountSum;
}

/** Lines and their sum: words, the double red margin, the amount. Each opens into its reason. */
export function AmountLines({ label, lines, sum }: AmountLinesProps) {
  return (
    <div className={cx(styles.account, sum && styles.summed)}>
      <ul className={styles.lines} aria-label={label}>
        {lines.map((line) => (
          <li key={line.id}>
            <Pressed className={styles.line} label={line.label} onPress={line.onPress}>
              <span className={styles.text}>
                {line.text}
                {line.note && <span className={styles.note}>{line.note}</span>}
              </span>
              <span className={styles.amount}>
                <Figure value={line.amount} sign={line.sign ?? 'always'} className={styles.small} />
              </span>
            </Pressed>
          </li>
        ))}
      </ul>
      {sum && (
        <button
          type="button"
          className={cx(styles.line, styles.sum)}
          aria-label={sum.label}
          onClick={sum.onPress}
        >
          <span className={styles.text}>
            {sum.text} <span className={cx(voice.why, styles.why)}>Why?</span>
            {sum.short && <span className={styles.short}>{sum.short}</span>}
            {named(sum.notes ?? []).map(([key, note]) => (
              <span key={key} className={styles.note}>
                {note}
              </span>
            ))}
          </span>
          <span className={styles.amount}>
            <Figure value={sum.value} sign={sum.sign ?? 'minus'} className={styles.figure} />
          </span>
        </button>
      )}
    </div>
  );
}

interface PressedProps {
  className: string | undefined;
  label?: string | undefined;
  onPress?: (() => void) | undefined;
  children: ReactNode;
}

/** A line; a button if it opens something. */
function Pressed({ className, label, onPress, children }: PressedProps) {
  if (!onPress) return <div className={className}>{children}</div>;
  return (
    <button type="button" className={className} aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}
