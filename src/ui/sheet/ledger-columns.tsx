import { Children, type ReactNode, useId } from 'react';
import { cx } from '../cx';
import lay from '../lay.module.css';
import { type Mark, Ribbon, Roundel } from '../mark/roundel';
import { useDeferredRender } from '../page/use-deferred-render';
import styles from './ledger-columns.module.css';

interface LedgerColumnsProps {
  children: ReactNode;
  /** One more sheet: next to the last column if there is room, otherwise below all of them. */
  more?: ReactNode;
}

/** The ledgers of several parties side by side, their parts on one line; stacked where they do not fit. */
export function LedgerColumns({ children, more }: LedgerColumnsProps) {
  const rest = useDeferredRender();
  // The same keys in both layouts, so that the first child keeps its place and focus.
  const all = Children.toArray(children);
  return (
    <div className={styles.columns}>
      {rest ? all : all.slice(0, 1)}
      {more && <div className={styles.more}>{more}</div>}
    </div>
  );
}

interface LedgerColumnProps {
  mark: Mark;
  name: string;
  /** Where its heading can be reached on the page. */
  anchor?: string;
  /** At the right of the name. */
  tools?: ReactNode;
  /** Up to five parts. */
  children: ReactNode;
}

/** One party's ledger. */
export function LedgerColumn({ mark, name, anchor, tools, children }: LedgerColumnProps) {
  const own = useId();
  const id = anchor ?? own;
  return (
    <section className={cx(lay.paper, styles.column)} aria-labelledby={id}>
      <div className={styles.top}>
        <Ribbon mark={mark} className={styles.ribbon} />
        <div className={styles.who}>
          <Roundel mark={mark} size="md" />
          <h2 id={id} tabIndex={-1}>
            {name}
          </h2>
          {tools}
        </div>
      </div>
      {children}
    </section>
  );
}

interface LedgerPartProps {
  title?: string;
  /** The label as printed. */
  rule?: string;
  /** Lines run to the edge; otherwise the part has its own margin. */
  ruled?: boolean;
  children?: ReactNode;
}

/** A part of a ledger, under its own small heading. */
export function LedgerPart({ title, rule, ruled, children }: LedgerPartProps) {
  const id = useId();
  const Tag = title ? 'section' : 'div';
  return (
    <Tag className={cx(styles.part, !children && styles.none)} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className={styles.head}>
          <h3 id={id}>{title}</h3>
          {rule && <span className={styles.rule}>{rule}</span>}
        </div>
      )}
      {ruled ? children : <div className={styles.body}>{children}</div>}
    </Tag>
  );
}
