import { cx } from './cx';
import { Figure } from './figure';
import { signed } from './signed';
import styles from './step-track.module.css';
import track from './track.module.css';

interface StepTrackProps {
  title: string;
  value: number;
  min: number;
  max: number;
  /** What the lowest and the highest end are called. */
  low: string;
  high: string;
  onWhy: () => void;
}

/** A number that walks between two named ends, one cell a step. The whole track opens its lines. */
export function StepTrack({ title, value, min, max, low, high, onWhy }: StepTrackProps) {
  const cells = Array.from({ length: max - min + 1 }, (_, step) => min + step);
  return (
    <button
      type="button"
      className={track.track}
      aria-label={`${title} ${signed(value)}, between ${signed(min)} ${low} and ${signed(max)} ${high}. Why?`}
      onClick={onWhy}
    >
      <span className={track.head}>
        <span className={track.title}>{title}</span>
        <Figure value={value} sign="always" size="figure" className={track.value} />
      </span>
      <span className={styles.cells}>
        {cells.map((cell) => (
          <span
            key={cell}
            className={cx(styles.cell, cell === 0 && styles.zero, cell === value && styles.on)}
          >
            <Figure value={cell} sign="always" plain className={styles.digit} />
          </span>
        ))}
      </span>
      <span className={styles.ends}>
        <span>{low}</span>
        <span>{high}</span>
      </span>
    </button>
  );
}
