import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import { readTotal } from '@/games/gathering-storm/rules/totals';
import { knowsIndex } from '@/games/gathering-storm/rules/totals/aggression-index';
import { POWERS } from '@/games/gathering-storm/rules/vocabulary';
import { cx } from '@/ui/cx';
import { Figure } from '@/ui/figure/figure';
import { signed } from '@/ui/figure/signed';
import lay from '@/ui/lay.module.css';
import { Ribbon, Roundel } from '@/ui/mark/roundel';
import { MARKS } from '../board/marks';
import { readKnownBalance } from '../board/tracks';
import { useTable } from '../use-table';
import styles from './power-strip.module.css';

/** Support and tracks in one strip, in view whatever the stage shows; each opens into its lines. */
export function PowerStrip({ onOpen, always }: { onOpen: (sheet: string) => void; always: boolean }) {
  const { open } = useTable();
  const tracks = [
    { total: totalOf.climate, name: 'Climate', value: readTotal(open, totalOf.climate).value },
    {
      total: totalOf.index,
      name: 'Index',
      value: knowsIndex(open) ? readTotal(open, totalOf.index).value : null,
    },
    { total: totalOf.balance, name: 'Balance', value: readKnownBalance(open) },
  ];
  return (
    <div className={cx(styles.frame, always && styles.always)}>
      <p className={styles.caption} aria-hidden="true">
        Support
      </p>
      <ul className={cx(lay.paper, styles.strip)} aria-label="Support and tracks">
        {POWERS.map((power) => {
          const total = totalOf.support(power);
          const { value } = readTotal(open, total);
          return (
            <li key={power}>
              <Ribbon mark={MARKS[power]} className={styles.ribbon} />
              <button
                type="button"
                aria-label={`Support of ${power} ${signed(value)}. Why?`}
                onClick={() => onOpen(`why:${total}`)}
              >
                <Roundel mark={MARKS[power]} className={styles.seal} />
                <Figure total={total} value={value} sign="always" className={styles.numeral} />
              </button>
            </li>
          );
        })}
        {tracks.map(({ total, name, value }) => (
          <li key={name} className={styles.track}>
            <button
              type="button"
              aria-label={`${name} now ${value === null ? 'not entered' : signed(value)}. Why?`}
              onClick={() => onOpen(`why:${total}`)}
            >
              <span className={styles.name}>{name}</span>
              <Figure total={total} value={value} sign="always" className={styles.figure} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
