import { Notice } from '@/ui/sheet/notice';
import styles from './dropped-notice.module.css';

/** Files that were dropped and not read, a line each. */
export function DroppedNotice({ left, onClose }: { left: readonly string[]; onClose: () => void }) {
  if (left.length === 0) return null;
  return (
    <Notice tone="refusal" onClose={onClose}>
      {left.map((words, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and none changes its place
        <span className={styles.line} key={at}>
          {words}
        </span>
      ))}
    </Notice>
  );
}
