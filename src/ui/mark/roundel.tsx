import type { ReactNode } from 'react';
import { cx } from '../cx';
import crestStyles from './crest.module.css';
import styles from './roundel.module.css';
import sealsStyles from './seals.module.css';

/** How a party is told apart without its color: letter, silhouette, keyline and ribbon, and last the tone. */
export interface Mark {
  letter: string;
  shape: 'square' | 'hexagon' | 'circle' | 'shield' | 'diamond' | 'frame';
  ring: 'solid' | 'dashed' | 'double' | 'dotted';
  ribbon: 'double' | 'bars' | 'solid' | 'diagonals' | 'dots';
  tone: 'g' | 'i' | 'b' | 'f' | 'r' | 'ink' | 'brown';
}

const SHAPES: Record<Mark['shape'], ReactNode> = {
  square: <rect x="2.5" y="2.5" width="43" height="43" rx="5" />,
  hexagon: <path d="M24 .5 44.5 12.3v23.4L24 47.5 3.5 35.7V12.3Z" />,
  circle: <circle cx="24" cy="24" r="23" />,
  shield: <path d="M4 2.5h40v24c0 10.5-9 17.5-20 21C13 44 4 37 4 26.5Z" />,
  diamond: <path d="M24-.5 48.5 24 24 48.5-.5 24Z" />,
  // Hollow, in double lines: its letter is on the paper.
  frame: (
    <path
      fillRule="evenodd"
      d="M2 2h44v44H2ZM5.4 5.4h37.2v37.2H5.4ZM8.2 8.2h31.6v31.6H8.2ZM10 10h28v28H10Z"
    />
  ),
};

const DASHES: Partial<Record<Mark['ring'], string>> = { dashed: '5 3', dotted: '1.5 2.5' };

function radii({ ring, shape }: Mark): number[] {
  if (shape === 'frame') return [];
  if (ring !== 'double') return [15.5];
  return shape === 'circle' ? [20, 17.3] : [15.5, 12.8];
}

interface RoundelProps {
  mark: Mark;
  /** 24, 30, 36, 60 and 172 px; 40 px without a size. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** Without its letter, where it would be too small to read. */
  bare?: boolean;
  /** Its accessible name, if no name is next to it. */
  label?: string;
  className?: string;
}

/** A party's seal. Belongs on paper, never on the desk. */
export function Roundel({ mark, size, bare, label, className }: RoundelProps) {
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cx(styles.roundel, mark.shape === 'frame' && styles.hollow, size && styles[size], className)}
      data-tone={mark.tone}
      viewBox="-1 -1 50 50"
    >
      <g fill="currentColor">{SHAPES[mark.shape]}</g>
      {radii(mark).map((r) => (
        <circle key={r} className={styles.ring} cx="24" cy="24" r={r} strokeDasharray={DASHES[mark.ring]} />
      ))}
      {!bare && (
        <text x="24" y="31.6">
          {mark.letter}
        </text>
      )}
    </svg>
  );
}

interface RibbonProps {
  mark: Mark;
  className?: string;
}

/**
 * A party's pattern along the edge of its sheet. It is horizontal; a parent that sets `--ribbon-across:
 * 90deg` and `--ribbon-along: 0deg` makes it vertical.
 */
export function Ribbon({ mark, className }: RibbonProps) {
  return (
    <span
      className={cx(styles.ribbon, styles[mark.ribbon], className)}
      data-tone={mark.tone}
      aria-hidden="true"
    />
  );
}

/** The owners of an item as small seals in a row; the text next to them says what it is. */
export function Seals({ marks }: { marks: readonly Mark[] }) {
  return (
    <span className={sealsStyles.seals}>
      {marks.map((mark, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seal is its place
        <Roundel key={at} mark={mark} size="xs" />
      ))}
    </span>
  );
}

interface CrestProps {
  /** `text` is as wide as two letters of its line. */
  size?: 'text' | 'lid' | 'head';
  className?: string;
}

/** The outline of a dispatch box with a brass clasp. Decorative: the name is always next to it. */
export function Crest({ size = 'lid', className }: CrestProps) {
  return (
    <svg
      className={cx(crestStyles.crest, crestStyles[size], className)}
      viewBox="0 0 34 28"
      aria-hidden="true"
    >
      <g fill="none" stroke="var(--brass-lid)" strokeWidth="2">
        <rect x="1.5" y="7" width="31" height="19.5" rx="2.5" />
        <path d="M1.5 14h31M11 7V4.5A2.5 2.5 0 0 1 13.5 2h7A2.5 2.5 0 0 1 23 4.5V7" />
      </g>
      <rect x="13.5" y="11" width="7" height="6.5" rx="1" fill="var(--brass-lid)" />
    </svg>
  );
}
