import { cx } from '../cx';
import lay from '../lay.module.css';
import { Icon, type IconName } from '../mark/icon';
import type { Mark } from '../mark/roundel';
import { Seals } from '../mark/roundel';
import voice from '../type.module.css';
import styles from './link-list.module.css';

interface LinkItem {
  id: string;
  icon: IconName;
  title: string;
  note?: string;
  /** The owners' seals, next to the words, or under them if there is no room. */
  seals?: readonly Mark[];
  onPress?: () => void;
  /** Opens in its own window. */
  href?: string;
  disabled?: boolean;
}

interface LinkListProps {
  items: readonly LinkItem[];
  /** Makes it a sheet and a landmark; without one it is part of another sheet. */
  label?: string;
}

/** Where one can go from here: icon, title and one line, 62 px each. */
export function LinkList({ items, label }: LinkListProps) {
  const list = (
    <ul className={cx(lay.ruled, styles.list)}>
      {items.map((item) => (
        <li key={item.id}>
          {item.href ? (
            <a
              className={styles.item}
              href={item.href}
              target="_blank"
              rel="noopener"
              onClick={() => item.onPress?.()}
            >
              <Face item={item} />
              <span className={voice.hidden}>Opens a window of its own</span>
            </a>
          ) : (
            <button type="button" className={styles.item} disabled={item.disabled} onClick={item.onPress}>
              <Face item={item} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
  if (!label) return list;
  return (
    <nav className={lay.paper} aria-label={label}>
      {list}
    </nav>
  );
}

function Face({ item: { icon, title, note, seals = [] } }: { item: LinkItem }) {
  return (
    <>
      <Icon name={icon} className={styles.icon} />
      <span className={styles.middle}>
        <span className={styles.words}>
          <bdi>{title}</bdi>
          {note && <span className={styles.note}>{note}</span>}
        </span>
        {seals.length > 0 && <Seals marks={seals} />}
      </span>
      <Icon name="chevron-right" className={styles.go} />
    </>
  );
}
