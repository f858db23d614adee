import { Icon, type IconName } from './icon';
import styles from './link-list.module.css';

interface LinkItem {
  id: string;
  icon: IconName;
  title: string;
  note?: string;
  onPress: () => void;
  disabled?: boolean;
}

interface LinkListProps {
  items: readonly LinkItem[];
  /** Makes it a sheet and a landmark of its own; without one it lies in a sheet. */
  label?: string;
}

/** Where one can go from here: icon, title and one line, 62 px each. */
export function LinkList({ items, label }: LinkListProps) {
  const list = (
    <ul className={styles.list}>
      {items.map(({ id, icon, title, note, onPress, disabled }) => (
        <li key={id}>
          <button type="button" className={styles.item} disabled={disabled} onClick={onPress}>
            <Icon name={icon} className={styles.icon} />
            <span className={styles.words}>
              {title}
              {note && <span className={styles.note}>{note}</span>}
            </span>
            <Icon name="chevron-right" className={styles.go} />
          </button>
        </li>
      ))}
    </ul>
  );
  if (!label) return list;
  return (
    <nav className={styles.sheet} aria-label={label}>
      {list}
    </nav>
  );
}
