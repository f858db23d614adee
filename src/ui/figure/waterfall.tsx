import type { CSSProperties } from 'react';
import { cx } from '../cx';
import { named } from '../sheet/journal-list';
import { Figure } from './figure';
import styles from './waterfall.module.css';

interface Part {
  words: string;
  amount: number;
}

interface WaterfallProps {
  label: string;
  /** What adds up, in order. */
  parts: readonly Part[];
  /** The sum, in words and as a number; `note` stands between them. */
  total: Part & { note?: string | undefined };
}

/** What a number adds up from: each part as a bar that begins where the one before it ended. */
export function Waterfall({ label, parts, total }: WaterfallProps) {
  const ends = parts.map((_, at) => parts.slice(0, at + 1).reduce((sum, { amount }) => sum + amount, 0));
  const low = Math.min(0, ...ends);
  const span = Math.max(0, ...ends) - low || 1;
  const share = (value: number) => `${((100 * value) / span).toFixed(1)}%`;
  return (
    <div className={styles.waterfall} style={{ '--zero': share(-low) } as CSSProperties}>
      {parts.length > 0 && (
        <ul aria-label={label}>
          {named(parts, ({ words }) => words).map(([key, { words, amount }], at) => {
            const end = ends[at] as number;
            const bar = {
              '--from': share(Math.min(end, end - amount) - low),
              '--span': share(Math.abs(amount)),
            };
            return (
              <li key={key} className={styles.part}>
                <span className={styles.words}>{words} </span>
                <span className={styles.track} aria-hidden="true">
                  <i className={cx(styles.bar, amount < 0 && styles.minus)} style={bar as CSSProperties} />
                </span>
                <Figure value={amount} sign="always" className={styles.amount} />
              </li>
            );
          })}
        </ul>
      )}
      <p className={styles.total}>
        <b className={styles.words}>{total.words} </b>
        {total.note && <span className={styles.note}>{total.note} </span>}
        <Figure value={total.amount} sign="always" className={styles.sum} />
      </p>
    </div>
  );
}
