import { type ReactNode, useEffect } from 'react';
import { cx } from '../cx';
import { LocalAnnouncement, ReadAloud } from './aloud';
import styles from './app-frame.module.css';
import { TopLayer } from './page-layout';
import { arrived } from './print-soon';
import { useFocusOnRoute } from './use-focus-on-route';
import { usePrinting } from './use-printing';

interface AppFrameProps {
  /** Which of several screens that share this frame. */
  page?: string;
  lid?: ReactNode;
  strip?: ReactNode;
  guide?: ReactNode;
  /** A private page: gray background. */
  private?: boolean;
  /** The head of each printed page: which page it is, and of when. */
  paperHead?: readonly string[];
  children?: ReactNode;
}

/** A page between its lid and its guide. Holds the page's one `main`. */
export function AppFrame({ page, lid, strip, guide, private: hidden, paperHead, children }: AppFrameProps) {
  useFocusOnRoute(page);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one has come
  useEffect(() => arrived(), [page]);
  const printing = usePrinting();
  return (
    <div className={cx(styles.app, hidden && styles.private)}>
      <TopLayer />
      <ReadAloud />
      {lid}
      {strip}
      {printing && paperHead && (
        <div className={styles.head}>
          <p>
            {paperHead.map((words) => (
              <span key={words}>{words}</span>
            ))}
          </p>
        </div>
      )}
      <main className={styles.main}>
        <LocalAnnouncement on="page" />
        {children}
      </main>
      {guide}
    </div>
  );
}
