import { cx } from '@/ui/cx';
import { Figure } from '@/ui/figure/figure';
import voice from '@/ui/type.module.css';
import styles from './trend-stamp.module.css';

interface TrendStampProps {
  /** Undefined until it is entered. */
  value: number | undefined;
  /** Also shows its words, on an open card. */
  big?: boolean;
}

/** The economic trend as a round stamp. @rule GS 9.21 */
export function TrendStamp({ value, big }: TrendStampProps) {
  return (
    <span className={cx(styles.stamp, big && styles.big, value !== undefined && value < 0 && styles.red)}>
      {value === undefined ? (
        <span aria-hidden="true">?</span>
      ) : (
        <Figure value={value} sign="always" className={styles.figure} />
      )}
      <span className={big ? undefined : voice.hidden}>{value === undefined ? 'No trend' : 'Trend'}</span>
    </span>
  );
}
