import { kindOf } from '@/games/gathering-storm/rules/effects';
import { guideFor } from '@/games/gathering-storm/rules/guide/guide';
import { stepAt, stepOfPhase } from '@/games/gathering-storm/rules/guide/phases';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { readTotal } from '@/games/gathering-storm/rules/totals';
import { knowsIndex } from '@/games/gathering-storm/rules/totals/aggression-index';
import {
  CIVIL_WAR_COUNTRIES,
  POWERS,
  printSigned,
  printTurn,
} from '@/games/gathering-storm/rules/vocabulary';
import { RoomFrame } from '@/table/room/room-frame';
import { cx } from '@/ui/cx';
import { Clock } from '@/ui/figure/clock';
import { Figure } from '@/ui/figure/figure';
import lay from '@/ui/lay.module.css';
import { Ribbon, Roundel } from '@/ui/mark/roundel';
import { MARKS } from '../board/marks';
import { readKnownBalance, sayBalance } from '../board/tracks';
import { useTable } from '../use-table';
import styles from './room-screen.module.css';

/** From so many effects on the card is set closer. */
const MANY = 4;

/** The general card: its title and what it does. */
function RoomCard({ open: { card } }: { open: OpenState }) {
  if (!card)
    return (
      <section className={cx(lay.paper, styles.card)} aria-label="General card">
        <h2>The general card is not turned yet</h2>
      </section>
    );
  const { title, effects } = card.general;
  return (
    <section
      className={cx(lay.paper, styles.card, effects.length >= MANY && styles.many)}
      aria-label="General card"
    >
      <h2>{title || 'The general card'}</h2>
      <ul>
        <li>Economic trend {printSigned(card.trend)}</li>
        {effects.map((effect) => (
          <li key={JSON.stringify(effect)}>{kindOf(effect).say(effect)}</li>
        ))}
      </ul>
      {!card.applied && <p className={styles.waits}>Not applied yet</p>}
    </section>
  );
}

/** The five support levels, as large as they go. */
function RoomSupport({ open }: { open: OpenState }) {
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
function RoomTracks({ open }: { open: OpenState }) {
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

/** The public table for a screen across the room: the one next thing, support, the general card and the tracks. */
export function RoomScreen({ go }: { go: (path: string) => void }) {
  const { open } = useTable();
  return (
    <RoomFrame
      className={styles.room}
      name={open.name}
      turn={printTurn(open.turn)}
      phase={`${stepAt(open.step).phase}, ${stepOfPhase(open).toLowerCase()}`}
      next={guideFor(open)}
      go={go}
    >
      <RoomSupport open={open} />
      <RoomCard open={open} />
      <RoomTracks open={open} />
    </RoomFrame>
  );
}
