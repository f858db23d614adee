import {
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../cx';
import lay from '../lay.module.css';
import { Icon } from '../mark/icon';
import voice from '../type.module.css';
import styles from './phase-strip.module.css';

/** A sentence as it continues after a comma; a name in capitals stays as it is. */
const goesOnWith = (note: string) =>
  /^\p{Lu}(?!\p{Lu})/u.test(note) ? note.charAt(0).toLowerCase() + note.slice(1) : note;

interface Phase {
  id: string;
  name: string;
  state: 'done' | 'now' | 'later';
  /** Its segments, in brackets. */
  parts?: readonly { name: string; now: boolean }[];
}

interface PhaseStripProps {
  label: string;
  phases: readonly Phase[];
  note?: string;
  /** Makes the later phases buttons. */
  onPick?: (id: string) => void;
}

const STATE_WORDS = { done: 'Done: ', now: 'Now: ', later: '' } as const;

/** The order of the turn. On a phone it is one block that opens into the same list. */
export function PhaseStrip({ label, phases, note, onPick }: PhaseStripProps) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const now = phases.find((phase) => phase.state === 'now');
  const strip = useRef<HTMLElement>(null);

  // A later phase that was picked is no button once it is the present one: the focus stays with it.
  const picked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the phase is what changes
  useLayoutEffect(() => {
    if (!picked.current || document.activeElement !== document.body) return;
    picked.current = false;
    strip.current?.querySelector<HTMLElement>('[aria-current="step"]')?.focus();
  }, [now?.id]);

  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  function close(event: KeyboardEvent) {
    if (event.key === 'Escape') setOpen(false);
  }

  return (
    <nav
      ref={strip}
      className={cx(lay.strip, styles.strip)}
      aria-label={label}
      onBlur={leave}
      onKeyDown={close}
    >
      <button
        type="button"
        className={styles.block}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        <span>
          {now?.name ?? label}
          {note && <span className={styles.blockNote}>{`, ${goesOnWith(note)}`}</span>}
        </span>
        <span className={styles.dots} aria-hidden="true">
          {phases.map((phase) => (
            <i key={phase.id} className={cx(phase.state === 'now' && styles.dotNow)} />
          ))}
        </span>
        <Icon name="chevron-down" small className={cx(styles.fold, open && styles.unfolded)} />
      </button>
      <ol id={list} className={cx(styles.list, open && styles.open)}>
        {phases.map((phase, index) => (
          <Fragment key={phase.id}>
            {index > 0 && (
              <li className={styles.then} aria-hidden="true">
                <Icon name="chevron-right" small />
              </li>
            )}
            <li
              className={cx(styles.phase, styles[phase.state])}
              aria-current={phase.state === 'now' ? 'step' : undefined}
              tabIndex={phase.state === 'now' ? -1 : undefined}
            >
              {phase.state === 'done' && <Icon name="check" small className={styles.mark} />}
              {onPick && phase.state === 'later' ? (
                <button
                  type="button"
                  className={styles.pick}
                  onClick={() => {
                    setOpen(false);
                    picked.current = true;
                    onPick(phase.id);
                  }}
                >
                  {phase.name}
                </button>
              ) : (
                <span>
                  <span className={voice.hidden}>{STATE_WORDS[phase.state]}</span>
                  {phase.name}
                </span>
              )}
              {phase.parts && (
                <span className={styles.parts}>
                  [
                  {phase.parts.map((part, place) => (
                    <Fragment key={part.name}>
                      {place > 0 && ', '}
                      <span className={cx(part.now && styles.partNow)}>{part.name}</span>
                    </Fragment>
                  ))}
                  ]
                </span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
      {note && <p className={lay.stripNote}>{note}</p>}
    </nav>
  );
}
