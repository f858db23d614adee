import type { KeyLine } from '@/kernel/help';
import styles from './help.module.css';

/** Keys, and what they do. */
export function KeyList({ keys }: { keys: readonly KeyLine[] }) {
  return (
    <ul className={styles.keys}>
      {keys.map(({ keys: caps, does }) => (
        <li key={does}>
          <span className={styles.caps}>
            {caps.map((cap) => (
              <kbd key={cap}>{cap}</kbd>
            ))}
          </span>
          <span>{does}</span>
        </li>
      ))}
    </ul>
  );
}
