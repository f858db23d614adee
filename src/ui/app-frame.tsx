import type { ReactNode } from 'react';
import styles from './app-frame.module.css';
import { cx } from './cx';
import { useArrival } from './use-arrival';

interface AppFrameProps {
  lid?: ReactNode;
  strip?: ReactNode;
  guide?: ReactNode;
  /** On the gray desk of what is secret. */
  private?: boolean;
  children?: ReactNode;
}

/** A page between its lid and its guide. Holds the page's one `main`. */
export function AppFrame({ lid, strip, guide, private: hidden, children }: AppFrameProps) {
  useArrival();
  return (
    <div className={cx(styles.app, hidden && styles.private)}>
      {lid}
      {strip}
      <main className={styles.main}>{children}</main>
      {guide}
    </div>
  );
}
