import { type ReactNode, useId } from 'react';
import { cx } from '../cx';
import lay from '../lay.module.css';
import voice from '../type.module.css';
import styles from './sheet.module.css';

interface SheetProps {
  title?: ReactNode;
  titleLevel?: 2 | 3 | 4;
  /** The title is only read aloud. */
  hideTitle?: boolean;
  /** A name, if there is no title. */
  label?: string;
  /** Shown at the right of the title. */
  tools?: ReactNode;
  /** Space around the content; without it lists and ledgers run to the edge under a ruled title. */
  pad?: boolean;
  /** 17 px in the sans, or 26 and 34 px in the serif. */
  titleSize?: 'body' | 'head' | 'title';
  /** The sheet takes the focus if its focused element is removed. */
  takesFocus?: boolean;
  as?: 'section' | 'article' | 'aside' | 'nav' | 'div';
  className?: string;
  children?: ReactNode;
}

const TITLES = { body: undefined, head: styles.head26, title: styles.head34 } as const;

/** A sheet of paper on the desk. */
export function Sheet({
  title,
  titleLevel = 2,
  hideTitle,
  label,
  tools,
  pad,
  titleSize = 'body',
  takesFocus,
  as: Tag = 'section',
  className,
  children,
}: SheetProps) {
  const id = useId();
  const Title = `h${titleLevel}` as const;
  const head = title !== undefined && title !== null;
  const named = Tag === 'div' ? {} : head ? { 'aria-labelledby': id } : { 'aria-label': label };
  return (
    <Tag
      className={cx(lay.paper, styles.sheet, pad && styles.pad, className)}
      tabIndex={takesFocus ? -1 : undefined}
      {...named}
    >
      {head && (
        <div
          className={cx(
            hideTitle && !tools ? voice.hidden : styles.head,
            TITLES[titleSize],
            hideTitle && styles.alone,
          )}
        >
          <Title id={id} className={cx(hideTitle && voice.hidden)}>
            {title}
          </Title>
          {tools && <div className={cx(lay.buttons, styles.tools)}>{tools}</div>}
        </div>
      )}
      {children}
    </Tag>
  );
}
