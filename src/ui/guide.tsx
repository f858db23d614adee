import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from './button';
import { cx } from './cx';
import styles from './guide.module.css';
import { type Mark, Roundel } from './roundel';
import voice from './type.module.css';

interface GuideProps {
  label: string;
  /** Read from a metre and a half: at most 25 letters. */
  line: string;
  reason?: string;
  rule?: string;
  /** Who is asked, in playing order. */
  marks?: readonly Mark[];
  /** The one red button. What a disabled one waits for takes the reason's place. */
  action?: { label: string; onPress: () => void; disabled?: boolean; why?: string };
  /** Stands before the red button. */
  extra?: ReactNode;
  /** One row on a phone, where the taps above matter. */
  one?: boolean;
  /** The button says much, so that on a phone it has a row of its own. */
  long?: boolean;
}

/** What is next, at the foot of every public screen: one line, one reason, one red button. */
export function Guide({ label, line, reason, rule, marks = [], action, extra, one, long }: GuideProps) {
  const waits = useId();
  /** What the button said at the first of several quick taps. */
  const meant = useRef<string>(undefined);
  // A second tap means what the first one meant: where the button says something else by then, nobody has read it.
  const press = ({ detail }: MouseEvent) => {
    if (detail <= 1) meant.current = action?.label;
    if (action?.label === meant.current) action?.onPress();
  };
  const waiting = action?.disabled ? action.why : undefined;
  const words = waiting ?? reason;
  return (
    <aside className={cx(styles.guide, one && styles.one, long && styles.long)} aria-label={label}>
      {marks.length > 0 && (
        <div className={styles.queue} aria-hidden="true">
          {marks.map((mark) => (
            <Roundel key={mark.tone + mark.letter} mark={mark} size="md" />
          ))}
        </div>
      )}
      <div className={styles.say}>
        <p className={styles.line} aria-live="polite">
          {line}
        </p>
        {(words || rule) && (
          <p className={styles.reason} id={waits}>
            {words} {rule && <span className={voice.rule}>{rule}</span>}
          </p>
        )}
      </div>
      {(extra || action) && (
        <div className={styles.actions}>
          {extra}
          {action && (
            <Button
              look="primary"
              className={styles.main}
              disabled={action.disabled && !waiting}
              aria-disabled={waiting ? true : undefined}
              aria-describedby={waiting && waits}
              onClick={waiting ? undefined : press}
            >
              {action.label}
            </Button>
          )}
        </div>
      )}
    </aside>
  );
}
