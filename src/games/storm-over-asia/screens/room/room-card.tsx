import { sayEvent } from '@/games/storm-over-asia/rules/say-event';
import { titleOf } from '@/games/storm-over-asia/rules/showing';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { cx } from '@/ui/cx';
import lay from '@/ui/lay.module.css';
import { named } from '@/ui/sheet/named';
import styles from './room.module.css';

/** A title up to so many letters is set as large as the figures. */
const SHORT = 16;
/** From so many sentences on the card is set closer. */
const MANY = 4;

/** The general card: its title, what it does, and whether it was carried out. @rule SOA 9 */
export function RoomCard({ open }: { open: OpenState }) {
  const { card } = open;
  if (!card)
    return (
      <section className={cx(lay.paper, styles.card)} aria-label="General card">
        <h2 className={styles.long}>The general card is not turned yet</h2>
      </section>
    );
  const { number, event, applied } = card;
  const title = titleOf(open, { list: 'general', ...(number === undefined ? {} : { number }) }, event);
  const sentences = event ? sayEvent(event) : ['What it does is not entered: read it from the card.'];
  return (
    <section
      className={cx(lay.paper, styles.card, sentences.length >= MANY && styles.many)}
      aria-label="General card"
    >
      <h2 className={cx(title.length > SHORT && styles.long)}>{title}</h2>
      <ul className={lay.ruled}>
        {named(sentences.length > 0 ? sentences : ['Nothing happens.']).map(([key, sentence]) => (
          <li key={key}>{sentence}</li>
        ))}
      </ul>
      {!applied && <p className={styles.state}>Not carried out yet</p>}
    </section>
  );
}
