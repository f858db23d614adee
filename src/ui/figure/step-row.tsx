import { type ReactNode, type Ref, useId } from 'react';
import { cx } from '../cx';
import { Icon } from '../mark/icon';
import voice from '../type.module.css';
import styles from './step-row.module.css';

interface StepRowProps {
  name: string;
  /** A seal before the name. */
  mark?: ReactNode;
  /** The track itself. */
  children: ReactNode;
  /** The state of the track, in words. */
  words: ReactNode;
  onMore: () => void;
  onLess?: () => void;
  /** Why no more can be put here. */
  closed?: string;
  /** The reason is shown elsewhere: here it is only read aloud. */
  quiet?: boolean;
  /** A picked-up token may be placed here, as the plus shows. */
  place?: boolean;
  /** It hangs over this row. */
  over?: boolean;
  /** The full refusal, after a try. */
  refused?: ReactNode;
  /** The drop target. */
  ref?: Ref<HTMLDivElement>;
}

/** A track with buttons for one step less and more; if closed, the plus is dashed and gives the reason. */
export function StepRow(props: StepRowProps) {
  const { name, mark, children, words, onMore, onLess, closed, quiet, place, over, refused, ref } = props;
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside its controls
    <div
      ref={ref}
      className={cx(styles.row, place && styles.open, over && (place ? styles.over : styles.shut))}
      role="group"
      aria-labelledby={`${id}name`}
      aria-describedby={`${id}words`}
    >
      <div className={styles.track}>
        <div className={styles.name}>
          {mark}
          <span id={`${id}name`}>{name}</span>
        </div>
        {children}
        <div id={`${id}words`} className={styles.words}>
          {words}
          {closed && <span className={cx(quiet ? voice.hidden : styles.closed)}> {closed}</span>}
        </div>
      </div>
      <div className={styles.keys}>
        {onLess && (
          <button type="button" aria-label={`Take a step from ${name}`} onClick={onLess}>
            <Icon name="minus" />
          </button>
        )}
        <button
          type="button"
          className={cx(place && styles.place)}
          aria-label={place ? `Place here: ${name}` : `Put a step on ${name}`}
          aria-disabled={closed ? true : undefined}
          aria-describedby={`${id}words`}
          onClick={onMore}
          data-place={place || undefined}
        >
          {place ? 'Place here' : <Icon name="plus" />}
        </button>
      </div>
      {refused && (
        <p className={styles.refused} role="alert">
          <Icon name="warning" small />
          <span>{refused}</span>
        </p>
      )}
    </div>
  );
}
