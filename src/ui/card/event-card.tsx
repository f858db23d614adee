import { type ReactNode, useId } from 'react';
import { cx } from '../cx';
import { Figure } from '../figure/figure';
import { Icon } from '../mark/icon';
import ledger from '../sheet/ledger.module.css';
import voice from '../type.module.css';
import styles from './event-card.module.css';

interface EventRow {
  /** The label as printed. */
  rule?: string;
  sentence: ReactNode;
  /** What it did, or what it waits for, with before and after. */
  applied?: { state: 'done' | 'waiting'; text: ReactNode };
}

interface EventCardProps {
  /** The card's class, and its state on the table. */
  classLine: string;
  title: string;
  stamp?: { value: number; label: string };
  rows: readonly EventRow[];
  foot?: ReactNode;
  /** Has no controls: a long card is focusable itself, so keys can scroll it. */
  still?: boolean;
}

/** A card turned face up for everyone: its title, its stamp, and each effect as a line of the ledger. */
export function EventCard({ classLine, title, stamp, rows, foot, still = false }: EventCardProps) {
  const id = useId();
  return (
    <article className={styles.card} aria-labelledby={id} {...(still ? { tabIndex: 0 } : {})}>
      <div className={styles.head}>
        <div>
          <p className={voice.label}>{classLine}</p>
          <h2 id={id}>{title}</h2>
        </div>
        {stamp && (
          <p className={cx(styles.stamp, stamp.value < 0 && styles.red)}>
            <Figure value={stamp.value} sign="always" className={styles.stampFigure} />{' '}
            <span>{stamp.label}</span>
          </p>
        )}
      </div>
      <ol className={ledger.ledger}>
        {rows.map(({ rule, sentence, applied }, place) => (
          // The rows of a card never move.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={place} className={ledger.row}>
            <div className={ledger.rule}>{rule}</div>
            <div className={cx(ledger.effect, styles.effect)}>
              <p className={styles.sentence}>{sentence}</p>
              {applied && (
                <p className={cx(styles.applied, applied.state === 'waiting' && styles.waiting)}>
                  <Icon name={applied.state === 'done' ? 'check' : 'clock'} small />
                  <span>
                    <span className={voice.hidden}>
                      {applied.state === 'done' ? 'Applied: ' : 'Waiting: '}
                    </span>
                    {applied.text}
                  </span>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      {foot && <div className={styles.foot}>{foot}</div>}
    </article>
  );
}
