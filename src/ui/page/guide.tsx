import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { cx } from '../cx';
import { Button } from '../form/button';
import { type Mark, Roundel } from '../mark/roundel';
import voice from '../type.module.css';
import styles from './guide.module.css';

interface GuideProps {
  label: string;
  /** Read from a metre and a half: at most 25 letters. */
  line: string;
  reason?: string;
  rule?: string;
  /** The one red button. What it waits for, if disabled, replaces the reason. */
  action?: { label: string; onPress: () => unknown; disabled?: boolean; why?: string };
  /** Placed before the red button; on a page that never has any, left out. */
  extra?: ReactNode;
  /** Who is due; the line names them, so the seals are decoration. */
  marks?: readonly Mark[];
  /** One line on a phone, to leave room for the controls above. */
  one?: boolean;
  /** The page reads the line aloud itself, after what led to it. */
  told?: boolean;
}

/** What is next, at the foot of every public screen: one line, one reason, one red button, which never moves. */
export function Guide({
  label,
  line,
  reason,
  rule,
  action,
  extra,
  marks = [],
  one,
  told: announced,
}: GuideProps) {
  const waits = useId();
  /** The button's label at the first of several quick taps. */
  const meant = useRef<string>(undefined);
  const doing = useRef<unknown>(undefined);
  // Ignore presses while the action runs, such as key repeat or a slow device. Ignore the second of two quick
  // taps if the label has changed since the first: it has not been read yet.
  const press = ({ detail }: MouseEvent) => {
    if (doing.current || (detail > 1 && action?.label !== meant.current)) return;
    meant.current = action?.label;
    const done = Promise.resolve(action?.onPress()).finally(() => {
      if (doing.current === done) doing.current = undefined;
    });
    doing.current = done;
  };
  const guide = useRef<HTMLElement>(null);
  const pressed = useRef(false);
  // The pressed button may have moved or changed: the next Tab continues here.
  useLayoutEffect(() => {
    if (!pressed.current) return;
    if (document.activeElement === document.body) guide.current?.focus({ preventScroll: true });
    else if (!guide.current?.contains(document.activeElement)) pressed.current = false;
  });
  const waiting = action?.disabled ? action.why : undefined;
  const words = waiting ?? reason;
  return (
    <aside
      ref={guide}
      tabIndex={-1}
      className={cx(styles.guide, one && styles.one)}
      aria-label={label}
      onClickCapture={() => {
        pressed.current = true;
      }}
    >
      {marks.length > 0 && (
        <div className={styles.marks} aria-hidden="true">
          {marks.map((mark) => (
            <Roundel key={mark.tone + mark.letter} mark={mark} />
          ))}
        </div>
      )}
      <div className={styles.say}>
        <p className={styles.line} {...(announced ? {} : { 'aria-live': 'polite' })}>
          {line}
        </p>
        {(words || rule) && (
          <p className={cx(styles.reason, one ? voice.hiddenOnPhone : voice.hiddenInLargeType)} id={waits}>
            {words} {rule && <span className={voice.rule}>{rule}</span>}
          </p>
        )}
      </div>
      {(extra || action) && (
        <div className={styles.actions}>
          {extra !== undefined && <div className={styles.extra}>{extra}</div>}
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
