import { cx } from '../cx';
import lay from '../lay.module.css';
import track from '../page/track.module.css';
import styles from './dial-track.module.css';
import { Figure } from './figure';
import { NeedleDial } from './needle-dial';
import { signed } from './signed';

interface DialTrackProps {
  title: string;
  /** The key of its total: see `Figure`. */
  total?: string;
  /** Null if unknown. */
  value: number | null;
  /** The same in words, with the side it leans to. */
  words: string;
  /** The value at which the needle is horizontal. */
  span?: number;
  /** The side that positive values lean to. */
  plus?: 'left' | 'right';
  onWhy: () => void;
}

/** A number that leans to one of two sides: a dial, its figure and its words. */
export function DialTrack({ title, total, value, words, span, plus, onWhy }: DialTrackProps) {
  return (
    <button
      type="button"
      className={cx(lay.paper, track.track)}
      aria-label={`${title} ${value === null ? '' : `${signed(value)}, `}${words}. Why?`}
      onClick={onWhy}
    >
      <span className={track.head}>
        <span className={track.title}>{title}</span>
        <Figure total={total} value={value} sign="always" size="figure" className={track.value} />
      </span>
      <NeedleDial value={value ?? 0} span={span} plus={plus} className={styles.dial} />
      <span className={styles.words}>{words}</span>
    </button>
  );
}
