import { createContext, type ReactNode, useContext } from 'react';
import { cx } from '../cx';
import lay from '../lay.module.css';
import styles from './page-layout.module.css';

/** Shown at the top of every page and of every sheet over it: what is under a sheet cannot be reached. */
export const Above = createContext<ReactNode>(null);

export function TopLayer() {
  return useContext(Above);
}

interface PageLayoutProps {
  main: ReactNode;
  side?: ReactNode;
  /** How wide the side is: 330, 400 or 452 px. */
  sideWidth?: 'sm' | 'md' | 'lg';
  /** Overlaps the foot of a `HomeHead`, with its wide margins. */
  raised?: boolean;
}

/** A page of two columns that stack, the main one first. */
export function PageLayout({ main, side, sideWidth = 'sm', raised }: PageLayoutProps) {
  return (
    <div className={cx(styles.page, Boolean(side) && styles[sideWidth], raised && styles.raised)}>
      <div className={cx(lay.column, styles.column)}>{main}</div>
      {side && <div className={cx(lay.column, styles.column)}>{side}</div>}
    </div>
  );
}
