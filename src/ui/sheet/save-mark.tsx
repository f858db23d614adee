import { cx } from '../cx';
import { Icon } from '../mark/icon';
import styles from './save-mark.module.css';

interface SaveMarkProps {
  state: 'kept' | 'keeping' | 'failed';
  text: string;
}

const ICONS = { kept: 'check', keeping: 'clock', failed: 'warning' } as const;

/** Whether the last entry is saved. Says "kept" only once it is; a failure is read aloud at once. */
export function SaveMark({ state, text }: SaveMarkProps) {
  return (
    <p
      className={cx(styles.mark, state === 'failed' && styles.failed)}
      role={state === 'failed' ? 'alert' : undefined}
    >
      <Icon name={ICONS[state]} small />
      <span>{text}</span>
    </p>
  );
}
