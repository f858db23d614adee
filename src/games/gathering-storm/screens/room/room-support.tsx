import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { readTotal } from '@/games/gathering-storm/rules/totals';
import { POWERS } from '@/games/gathering-storm/rules/vocabulary';
import { cx } from '@/ui/cx';
import { Figure } from '@/ui/figure/figure';
import lay from '@/ui/lay.module.css';
import { Ribbon, Roundel } from '@/ui/mark/roundel';
import { MARKS } from '../board/marks';
import styles from './room-screen.module.css';

/** The five support levels, as large as they go. */
export function RoomSupport({ open }: { open: OpenState }) {
  return (
    <section className={styles.support} aria-label="Support">
      {POWERS.map((power) => (
        <div key={power} className={cx(lay.paper, styles.power)}>
          <Ribbon mark={MARKS[power]} className={styles.ribbon} />
          <h2>
            <Roundel mark={MARKS[power]} className={styles.roundel} />
            {power}
          </h2>
          <p>
            <Figure
              value={readTotal(open, totalOf.support(power)).value}
              sign="always"
              className={styles.numeral}
            />
          </p>
        </div>
      ))}
    </section>
  );
}
