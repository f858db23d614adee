import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { readTotal } from '@/games/gathering-storm/rules/totals';
import { knowsIndex } from '@/games/gathering-storm/rules/totals/aggression-index';
import { CIVIL_WAR_COUNTRIES } from '@/games/gathering-storm/rules/vocabulary';
import { cx } from '@/ui/cx';
import { Clock } from '@/ui/figure/clock';
import { Figure } from '@/ui/figure/figure';
import lay from '@/ui/lay.module.css';
import { readKnownBalance, sayBalance } from '../board/tracks';
import styles from './room-screen.module.css';

interface TrackProps {
  at: 'climate' | 'index' | 'balance';
  title: string;
  value: number | null;
  words: string;
}

function Track({ at, title, value, words }: TrackProps) {
  return (
    <section className={cx(lay.paper, styles.track, styles[at])} aria-label={title}>
      <h2>{title}</h2>
      <Figure value={value} sign="always" className={styles.figure} />
      <p>{words}</p>
    </section>
  );
}

/** Climate, index and balance, and the clocks of the civil wars. */
export function RoomTracks({ open }: { open: OpenState }) {
  const climate = readTotal(open, totalOf.climate).value;
  const index = readTotal(open, totalOf.index);
  const balance = readKnownBalance(open);
  return (
    <>
      <Track
        at="climate"
        title="Economic Climate"
        value={climate}
        words={climate === 0 ? 'Neither way' : climate > 0 ? 'Favorable' : 'Adverse'}
      />
      <Track
        at="index"
        title="Aggression Index"
        value={knowsIndex(open) ? index.value : null}
        words={
          index.lines.map(({ words }) => words).join(', ') ||
          (knowsIndex(open) ? 'Nothing counts yet' : 'Not entered yet')
        }
      />
      <Track at="balance" title="Balance of Power" value={balance} words={sayBalance(balance)} />
      <section className={cx(lay.paper, styles.wars)} aria-label="Civil wars">
        <h2>Civil wars</h2>
        <ul>
          {CIVIL_WAR_COUNTRIES.map((country) => {
            const { counters, state, threshold } = open.civilWars[country];
            const words =
              state === 'quiet' ? `${counters} of ${threshold}` : state === 'fought' ? 'Fought' : 'Ended';
            return (
              <li key={country}>
                <Clock
                  name={country}
                  count={counters}
                  of={threshold}
                  words={words}
                  tone={state === 'fought' ? 'on' : 'plain'}
                />
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}
