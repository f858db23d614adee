import type { KeyboardEvent } from 'react';
import { cx } from '../cx';
import styles from './die-keys.module.css';
import shape from './key.module.css';

const FIGURES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

interface DieKeysProps {
  label: string;
  /** The figures that are offered: a die of ten shows 0 to 9. */
  from?: number;
  to?: number;
  /** The figure that was tapped. */
  value?: number | null;
  onPick: (figure: number) => void;
  /** A figure that is typed while one of the keys has the focus: all ten count, also where a part is offered. */
  onType?: (figure: number) => void;
}

/** The faces of a ten-sided die as keys: one tap answers. */
export function DieKeys({ label, from = 0, to = 9, value = null, onPick, onType }: DieKeysProps) {
  // A key that is held down is one figure.
  function type({ key, repeat }: KeyboardEvent) {
    if (!repeat && /^\d$/.test(key)) onType?.(Number(key));
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a row of keys
    <div className={styles.keys} role="group" aria-label={label}>
      {FIGURES.slice(from, to + 1).map((figure) => (
        <button
          key={figure}
          type="button"
          className={cx(shape.key, styles.key)}
          aria-pressed={value === null ? undefined : value === figure}
          onClick={() => onPick(figure)}
          onKeyDown={type}
        >
          {figure}
        </button>
      ))}
    </div>
  );
}
