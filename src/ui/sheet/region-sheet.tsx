import { type ReactNode, useId } from 'react';
import { cx } from '../cx';
import lay from '../lay.module.css';
import styles from './region-sheet.module.css';

interface RegionSheetProps {
  title: string;
  className?: string | undefined;
  /** Its rows. */
  children: ReactNode;
}

/** A region of a schematic map: its name and its rows, on a sheet in its place. */
export function RegionSheet({ title, className, children }: RegionSheetProps) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <div className={cx(lay.paper, styles.sheet)}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <ul>{children}</ul>
      </div>
    </section>
  );
}
