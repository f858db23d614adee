import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { KINDS, readTotal, shortName, totalOf } from '@/games/storm-over-asia/rules/totals';
import { nameFront } from '@/games/storm-over-asia/rules/united-front/front';
import { POWERS } from '@/games/storm-over-asia/rules/vocabulary';
import { cx } from '@/ui/cx';
import { Figure } from '@/ui/figure/figure';
import lay from '@/ui/lay.module.css';
import { Ribbon, Roundel } from '@/ui/mark/roundel';
import { MARKS } from '../marks';
import styles from './room.module.css';

/** The four support levels, the aggression index and the United Front, as large as they go. */
export function RoomFigures({ open }: { open: OpenState }) {
  return (
    <section className={styles.figures} aria-label="Support, index and front">
      {POWERS.map((power) => (
        <div key={power} className={cx(lay.paper, styles.figure)}>
          <Ribbon mark={MARKS[power]} className={styles.ribbon} />
          <h2>
            <Roundel mark={MARKS[power]} className={styles.roundel} />
            {power}
          </h2>
          <Figure
            value={readTotal(open, totalOf.support(power)).value}
            sign="always"
            className={styles.numeral}
          />
        </div>
      ))}
      {[totalOf.index, totalOf.front].map((key) => (
        <div key={key} className={cx(lay.paper, styles.figure, styles.bare)}>
          <h2>{key === totalOf.front ? nameFront(open.front) : shortName(key)}</h2>
          <Figure value={readTotal(open, key).value} sign={KINDS[key].sign} className={styles.numeral} />
        </div>
      ))}
    </section>
  );
}
