import { cx } from '../cx';
import lay from '../lay.module.css';
import { Icon } from '../mark/icon';
import track from '../page/track.module.css';
import { named } from '../sheet/journal-list';
import { Figure } from './figure';
import { signed } from './signed';
import styles from './sum-track.module.css';

interface SumLine {
  text: string;
  amount: number;
  /** `standing` until something ends it, `turn` for this turn only. */
  state: 'standing' | 'turn';
}

interface SumTrackProps {
  title: string;
  /** The key of its total: see `Figure`. */
  total?: string;
  /** Null if unknown. */
  value: number | null;
  /** The sign style of the total everywhere; its sources always show a plus. */
  sign: 'always' | 'minus';
  lines: readonly SumLine[];
  /** Shown if there are no lines. */
  empty?: string;
  onWhy: () => void;
}

/** As many rows as the sheet is high. */
const ROWS = 3;
const ICONS = { standing: 'check', turn: 'clock' } as const;

/** A number that is the sum of its sources, with the sources beside it. A crowd of them is shortened. */
export function SumTrack({
  title,
  total,
  value,
  sign,
  lines,
  empty = 'Nothing counts toward it now',
  onWhy,
}: SumTrackProps) {
  const shown = lines.slice(0, lines.length > ROWS ? ROWS - 1 : ROWS);
  const rest = lines.length - shown.length;
  const read = lines.map(({ text, amount }) => `${text} ${signed(amount)}`).join(', ');
  return (
    <button
      type="button"
      className={cx(lay.paper, track.track)}
      aria-label={`${title} ${value === null ? 'not entered' : signed(value, sign)}${read && `: ${read}`}. Why?`}
      onClick={onWhy}
    >
      <span className={track.title}>{title}</span>
      <span className={styles.sum}>
        <span className={styles.lines}>
          {named(shown, ({ text, amount, state }) => `${text} ${amount} ${state}`).map(
            ([key, { text, amount, state }]) => (
              <span key={key} className={styles.line}>
                <Icon name={ICONS[state]} small />
                <span className={styles.text}>{text}</span>
                <Figure value={amount} sign="always" />
              </span>
            ),
          )}
          {lines.length === 0 && <span className={styles.line}>{empty}</span>}
          {rest > 0 && <span className={styles.line}>and {rest} more</span>}
        </span>
        <Figure total={total} value={value} sign={sign} size="figure" />
      </span>
    </button>
  );
}
