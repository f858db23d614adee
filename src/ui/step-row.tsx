import { type ReactNode, useId } from 'react';
import { Icon } from './icon';
import styles from './step-row.module.css';

interface StepRowProps {
  name: string;
  /** The track itself. */
  children: ReactNode;
  /** What the track says, in words. */
  words: string;
  onMore?: () => void;
  onLess?: () => void;
  /** Why no more can be put here; stands in words. */
  closed?: string;
}

/** A track with one step less and one more, and the reason where it is closed. */
export function StepRow({ name, children, words, onMore, onLess, closed }: StepRowProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside its controls
    <div className={styles.row} role="group" aria-labelledby={`${id}name`} aria-describedby={`${id}words`}>
      <div className={styles.track}>
        <div id={`${id}name`} className={styles.name}>
          {name}
        </div>
        {children}
        <div id={`${id}words`} className={styles.words}>
          {words}
          {closed && <span className={styles.closed}>{closed}</span>}
        </div>
      </div>
      {onLess && (
        <button type="button" aria-label={`Take a step from ${name}`} onClick={onLess}>
          <Icon name="minus" />
        </button>
      )}
      <button
        type="button"
        aria-label={`Put a step on ${name}`}
        aria-disabled={closed ? true : undefined}
        disabled={!onMore && !closed}
        aria-describedby={`${id}words`}
        onClick={closed ? undefined : onMore}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
