import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { cx } from '../cx';
import { Icon } from '../mark/icon';
import { type Mark, Roundel } from '../mark/roundel';
import voice from '../type.module.css';
import { LocalAnnouncement } from './aloud';
import { TopLayer } from './page-layout';
import styles from './private-frame.module.css';
import { useFocusOnRoute } from './use-focus-on-route';
import { usePrinting } from './use-printing';

interface Tab {
  id: string;
  name: string;
  /** Without one it is a research sheet. */
  mark?: Mark;
  /** Shown after the name and a comma. */
  note?: string;
  /** The unit of the note, read aloud after it: "cards". */
  unit?: string;
  /** Something is left to do or to read on it; `before` says what. */
  due?: boolean;
}

interface PrivateFrameProps {
  /** The page's one h1. */
  person: string;
  when: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  onHide: () => void;
  /** The sheet lies open for everybody; otherwise it is only its owner’s. */
  faceUp?: boolean;
  /** What to know before hiding: "Italy not read yet". */
  before?: string | undefined;
  /** So many seconds, and it closes by itself; left out while there is more time. */
  secondsLeft?: number;
  /** What the table sees of the papers. */
  foot?: ReactNode;
  /** Under the bar, always in view. */
  strip?: ReactNode;
  /** The head of each printed page, next to the person's name. */
  paperHead?: readonly string[];
  children?: ReactNode;
}

/** A private page: a dark bar with the person's name, a tab for each of their parties, and Hide now. */
export function PrivateFrame({
  person,
  when,
  tabs,
  selected,
  onSelect,
  onHide,
  faceUp = false,
  before,
  secondsLeft,
  foot,
  strip,
  paperHead,
  children,
}: PrivateFrameProps) {
  useFocusOnRoute();
  const printing = usePrinting();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panel = tabs.length > 0;
  // In place of other words, so that nothing moves under a finger.
  const soon = secondsLeft === undefined ? null : `Hides in ${secondsLeft}`;

  function walk(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  }

  return (
    <div className={styles.frame}>
      <div className={styles.top}>
        <TopLayer />
        {soon !== null && (
          <p className={voice.hidden} role="alert">
            This screen hides itself soon. A touch or a key keeps it open.
          </p>
        )}
        <header className={styles.bar}>
          <div className={cx(styles.who, panel && voice.hiddenOnPhone)}>
            <h1>{person}</h1>
            <p>
              {panel && <span className={voice.hidden}>{sayWho(faceUp)}. </span>}
              {printing && paperHead ? paperHead.join(', ') : ((panel ? null : soon) ?? when)}
            </p>
          </div>
          {panel && (
            <div ref={list} className={styles.tabs} role="tablist" aria-label="Your sheets" onKeyDown={walk}>
              {tabs.map((tab) => (
                <button
                  key={tab.id}
                  type="button"
                  role="tab"
                  id={`${id}${tab.id}`}
                  data-tab={tab.id}
                  className={styles.tab}
                  aria-selected={tab.id === selected}
                  aria-controls={`${id}panel`}
                  tabIndex={tab.id === selected ? 0 : -1}
                  onClick={() => onSelect(tab.id)}
                >
                  <span className={styles.plate}>
                    {tab.mark ? (
                      <Roundel mark={tab.mark} className={styles.roundel} />
                    ) : (
                      <Icon name="research" className={styles.sheet ?? ''} />
                    )}
                  </span>
                  <span className={cx(styles.name, tab.id !== selected && voice.hiddenOnPhone)}>
                    {tab.note ? `${tab.name}, ${tab.note}` : tab.name}
                    {tab.unit && <span className={voice.hidden}> {tab.unit}</span>}
                    {tab.id === selected && (
                      <span className={styles.below} aria-hidden="true">
                        <Icon name={faceUp ? 'eye' : 'lock'} small />
                        {soon ?? sayWho(faceUp)}
                      </span>
                    )}
                  </span>
                  {tab.due && tab.id !== selected && <i className={styles.due} />}
                </button>
              ))}
            </div>
          )}
          <button type="button" className={styles.hide} onClick={onHide}>
            <Icon name="eye-off" />
            <span>
              Hide<span className={voice.hiddenOnPhone}> now</span>
              {before && <span className={cx(styles.before, voice.hiddenOnPhone)}> {before}</span>}
            </span>
          </button>
        </header>
        {strip}
      </div>
      <main className={styles.main}>
        <LocalAnnouncement on="page" />
        {panel ? (
          <div
            id={`${id}panel`}
            className={styles.panel}
            role="tabpanel"
            aria-labelledby={`${id}${selected}`}
          >
            {children}
          </div>
        ) : (
          children
        )}
      </main>
      {foot && (
        <footer className={styles.foot}>
          <Icon name="lock" />
          <div className={styles.footWords}>{foot}</div>
        </footer>
      )}
    </div>
  );
}

/** Who may see a sheet. */
const sayWho = (faceUp: boolean) => (faceUp ? 'Face up' : 'Only yours');
