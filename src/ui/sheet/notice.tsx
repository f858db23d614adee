import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../mark/icon';
import voice from '../type.module.css';
import styles from './notice.module.css';

interface NoticeProps {
  /** `due`: something is owed; `refusal`: the reason, read aloud at once. */
  tone?: 'plain' | 'due' | 'refusal';
  rule?: string;
  children: ReactNode;
  onClose?: () => void;
}

const ICONS = { plain: 'info', due: 'clock', refusal: 'warning' } as const;

/** A one-sentence message: what happened, what is due, or what is wrong and what is allowed. */
export function Notice({ tone = 'plain', rule, children, onClose }: NoticeProps) {
  return (
    <div className={cx(styles.notice, styles[tone])} role={tone === 'refusal' ? 'alert' : 'status'}>
      <Icon name={ICONS[tone]} />
      <div className={styles.words}>
        {children} {rule && <span className={voice.rule}>{rule}</span>}
      </div>
      {onClose && (
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="close" label="Close this message" />
        </button>
      )}
    </div>
  );
}
