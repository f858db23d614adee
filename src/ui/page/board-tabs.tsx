import { useLayoutEffect, useRef } from 'react';
import { cx } from '../cx';
import lay from '../lay.module.css';
import styles from './board-tabs.module.css';

interface BoardTab {
  id: string;
  name: string;
  /** Its address. */
  href: string;
}

interface BoardTabsProps {
  label: string;
  tabs: readonly BoardTab[];
  current: string;
  note?: string;
}

/** The pages of one table, side by side under the header; links, so each can open in its own window. */
export function BoardTabs({ label, tabs, current, note }: BoardTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  // On a phone the row scrolls: the current page is in view, with part of its neighbors.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is current
  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - list.current.clientWidth / 3;
  }, [current]);
  return (
    <nav className={cx(lay.strip, styles.strip)} aria-label={label}>
      <ul ref={list} className={styles.list}>
        {tabs.map(({ id, name, href }) => (
          <li key={id}>
            <a className={styles.tab} href={href} aria-current={id === current ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      {note && <p className={lay.stripNote}>{note}</p>}
    </nav>
  );
}
