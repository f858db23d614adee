import type { CSSProperties } from 'react';
import { cx } from '../cx';
import lay from '../lay.module.css';
import track from '../page/track.module.css';
import styles from './dial-track.module.css';
import { Figure } from './figure';
import { signed } from './signed';

interface DialTrackProps {
  title: string;
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
export function DialTrack({ title, value, words, span = 5, plus = 'left', onWhy }: DialTrackProps) {
  const lean = Math.max(-1, Math.min(1, (value ?? 0) / span)) * 84 * (plus === 'left' ? -1 : 1);
  return (
    <button
      type="button"
      className={cx(lay.paper, track.track)}
      aria-label={`${title} ${value === null ? '' : `${signed(value)}, `}${words}. Why?`}
      onClick={onWhy}
    >
      <span className={track.head}>
        <span className={track.title}>{title}</span>
        <Figure value={value} sign="always" size="figure" className={track.value} />
      </span>
      <svg
        className={styles.dial}
        style={{ '--lean': `${lean}deg` } as CSSProperties}
        viewBox="14 4 152 84"
        aria-hidden="true"
      >
        <path className={styles.arc} d="M20 78A70 70 0 0 1 160 78" />
        <path className={styles.ticks} d="M27 78h12M44 32l9 9M90 15v15M136 32l-9 9M153 78h-12" />
        <g className={styles.needle}>
          <path d="M90 22 96.1 78H83.9Z" />
          <circle cx="90" cy="78" r="8" />
        </g>
      </svg>
      <span className={styles.words}>{words}</span>
    </button>
  );
}
