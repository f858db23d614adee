import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './flag.module.css';
import flagPlacesStyles from './flag-places.module.css';
import { type Mark, Roundel } from './roundel';

interface FlagPlacesProps {
  /** The placed flags, in order. */
  marks: readonly Mark[];
  /** How many places there are. */
  most: number;
  /** Whose they are, in words. */
  label: string;
}

/** Places for flags: a seal for each taken one, a dashed ring for each free one. */
export function FlagPlaces({ marks, most, label }: FlagPlacesProps) {
  const places = Array.from({ length: Math.max(most, marks.length) }, (_, at) => marks[at]);
  return (
    <span className={flagPlacesStyles.places} role="img" aria-label={label}>
      {places.map((mark, at) =>
        mark ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <Roundel key={at} mark={mark} className={flagPlacesStyles.flag} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <i key={at} className={flagPlacesStyles.free} />
        ),
      )}
    </span>
  );
}

/** What distinguishes a flag without color: letter and silhouette, then tone. */
export interface FlagMark {
  letter: string;
  shape: 'oblong' | 'swallow-tail' | 'pennant' | 'triple-notch';
  tone: 'g' | 'b' | 'f' | 'r';
}

/** The cloth of each silhouette, and the position of its letter. */
const CLOTHS: Record<FlagMark['shape'], { cloth: ReactNode; x: number; y: number }> = {
  oblong: { cloth: <rect x="5" y="6" width="34" height="24" rx="2" />, x: 23, y: 24 },
  'swallow-tail': { cloth: <path d="M8 6h32l-9 12 9 12H8Z" />, x: 20, y: 24 },
  pennant: { cloth: <path d="M8 5l33 13L8 31Z" />, x: 17.5, y: 23 },
  'triple-notch': { cloth: <path d="M8 6h29v24l-7-5-7.5 5-7.5-5L8 30Z" />, x: 22.5, y: 22 },
};

interface FlagProps {
  mark: FlagMark;
  small?: boolean;
  /** Its accessible name, if no words are next to it. */
  label?: string;
  className?: string;
}

/** A flag’s staff and cloth in a square of 44, without its letter: as it is drawn in a picture of many small ones. */
export function FlagLines({ mark }: { mark: FlagMark }) {
  return (
    <g className={styles.lines} data-tone={mark.tone}>
      <path d="M5 4v38h3V4Z" />
      {CLOTHS[mark.shape].cloth}
    </g>
  );
}

/** The lines of a place for a flag. */
export function FreeLines() {
  return <rect className={styles.free} x="5" y="6" width="34" height="30" rx="3" />;
}

/** A flag on its staff. Do not put it next to the seals of powers: they share tones. */
export function Flag({ mark, small, label, className }: FlagProps) {
  const { x, y } = CLOTHS[mark.shape];
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cx(styles.flag, small && styles.small, className)}
      data-tone={mark.tone}
      viewBox="0 0 44 44"
    >
      <FlagLines mark={mark} />
      <text className={cx(mark.shape === 'pennant' && styles.narrow)} x={x} y={y}>
        {mark.letter}
      </text>
    </svg>
  );
}

/** An empty place for a flag. */
export function FreePlace({ small }: { small?: boolean }) {
  return (
    <svg className={cx(styles.flag, small && styles.small)} viewBox="0 0 44 44" aria-hidden="true">
      <FreeLines />
    </svg>
  );
}
