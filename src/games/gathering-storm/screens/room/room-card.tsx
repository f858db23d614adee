import { kindOf } from '@/games/gathering-storm/rules/effects';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { printSigned } from '@/games/gathering-storm/rules/vocabulary';
import { cx } from '@/ui/cx';
import lay from '@/ui/lay.module.css';
import styles from './room-screen.module.css';

/** From so many effects on the card is set closer. */
const MANY = 4;

/** The general card: its title and what it does. */
export function RoomCard({ open: { card } }: { open: OpenState }) {
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
