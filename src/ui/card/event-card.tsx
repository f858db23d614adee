import { type ReactNode, type RefObject, useId } from 'react';
import { cx } from '../cx';
import { Figure } from '../figure/figure';
import { Icon } from '../mark/icon';
import ledger from '../sheet/ledger.module.css';
import voice from '../type.module.css';
import { tick, useMotion, useTravel } from '../use-motion';
import styles from './event-card.module.css';

export interface EventRow {
  /** The label as printed. */
  rule?: string;
  sentence: ReactNode;
  /** What it did, or what it waits for, with before and after. */
  applied?: { state: 'done' | 'waiting'; text: ReactNode };
  /** The effect drawn. What became of it is then only read aloud, unless it says more than the picture. */
  picture?: ReactNode;
  saysMore?: boolean;
  /** The total that it changes, and the new value as printed: the figure travels there. */
  figure?: { total: string; text: string };
}

interface EventCardProps {
  /** The card's class, and its state on the table. */
  classLine: string;
  title: string;
  /** `short` is its label where the card is narrow. */
  stamp?: { value: number; label: string; short?: string };
  rows: readonly EventRow[];
  foot?: ReactNode;
  /** Has no controls: a long card is focusable itself, so keys can scroll it. */
  still?: boolean;
  ref?: RefObject<HTMLElement | null>;
}

/** A card turned face up for everyone: its title, its stamp, and each effect as a line of the ledger. */
export function EventCard({ classLine, title, stamp, rows, foot, still = false, ref }: EventCardProps) {
  const id = useId();
  const isDrawn = rows.some(({ picture }) => picture);
  return (
    <article
      ref={ref}
      className={cx(styles.card, isDrawn && styles.drawn)}
      aria-labelledby={id}
      {...(still ? { tabIndex: 0 } : {})}
    >
      <div className={styles.head}>
        <div>
          <p className={voice.label}>{classLine}</p>
          <h2 id={id}>{title}</h2>
        </div>
        {stamp && (
          <p className={cx(styles.stamp, stamp.value < 0 && styles.red)}>
            <Figure value={stamp.value} sign="always" className={styles.stampFigure} />{' '}
            <span className={cx(stamp.short !== undefined && styles.long)}>{stamp.label}</span>
            {stamp.short !== undefined && (
              <span className={styles.short} aria-hidden="true">
                {stamp.short}
              </span>
            )}
          </p>
        )}
      </div>
      <ol className={ledger.ledger}>
        {rows.map((row, place) => (
          // The rows of a card never move.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Row key={place} row={row} place={place} />
        ))}
      </ol>
      {foot && <div className={styles.foot}>{foot}</div>}
    </article>
  );
}

/** One effect of the card; it lights up as it is applied, one after the other. */
function Row({
  row: { rule, sentence, applied, picture, saysMore, figure },
  place,
}: {
  row: EventRow;
  place: number;
}) {
  const isDone = applied?.state === 'done';
  const ticks = useMotion<HTMLLIElement>(isDone || null, ...tick(place));
  const source = useTravel<HTMLDivElement>(isDone, place, figure);
  return (
    <li ref={ticks} className={ledger.row}>
      <div className={cx(ledger.rule, styles.rule)}>{rule}</div>
      <div className={cx(ledger.effect, styles.effect)}>
        <p className={styles.sentence}>{sentence}</p>
        {picture ? (
          <div ref={source} className={styles.picture}>
            {picture}
            {applied && <Applied {...applied} isSign={!saysMore} />}
          </div>
        ) : (
          applied && <Applied {...applied} />
        )}
      </div>
    </li>
  );
}

/** What became of an effect: a strip, or only its sign where a picture shows the rest. */
function Applied({ state, text, isSign = false }: NonNullable<EventRow['applied']> & { isSign?: boolean }) {
  return (
    <p className={cx(isSign ? styles.sign : styles.applied, state === 'waiting' && styles.waiting)}>
      <Icon name={state === 'done' ? 'check' : 'clock'} small />
      <span className={cx(isSign && voice.hidden)}>
        <span className={voice.hidden}>{state === 'done' ? 'Applied: ' : 'Waiting: '}</span>
        {text}
      </span>
    </p>
  );
}
