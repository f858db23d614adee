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
  return (
    <nav className={cx(lay.strip, styles.strip)} aria-label={label}>
      <ul className={styles.list}>
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
