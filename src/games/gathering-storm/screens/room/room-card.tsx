import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { useRows } from '@/table/journal/use-rows';
import { cx } from '@/ui/cx';
import { Figure } from '@/ui/figure/figure';
import lay from '@/ui/lay.module.css';
import { named } from '@/ui/sheet/journal-list';
import voice from '@/ui/type.module.css';
import { rowsOf } from '../events/general-card';
import styles from './room-card.module.css';

/** The general card: its title, its trend, and its effects as pictures. What has no picture is said. */
export function RoomCard({ open }: { open: OpenState }) {
  const lines = useRows();
  const { card } = open;
  if (!card)
    return (
      <section className={cx(lay.paper, styles.card, styles.empty)} aria-label="General card">
        <h2>The general card is not turned yet</h2>
      </section>
    );
  // The trend of 0 is said by the stamp.
  const rows = rowsOf(open, lines).slice(card.trend === 0 ? 1 : 0);
  return (
    <section className={cx(lay.paper, styles.card)} aria-label="General card">
      <div className={styles.head}>
        <h2>{card.general.title || 'The general card'}</h2>
        <p className={cx(styles.trend, card.trend < 0 && styles.red)}>
          <Figure value={card.trend} sign="always" className={styles.figure} /> <span>trend</span>
        </p>
      </div>
      <ul className={lay.ruled}>
        {named(rows, ({ sentence }) => String(sentence)).map(([key, { sentence, picture, caption }]) => (
          <li key={key}>
            {caption && (
              <b className={styles.caption} aria-hidden="true">
                {caption}
              </b>
            )}
            {picture}
            <span className={cx(Boolean(picture) && voice.hidden)}>{sentence}</span>
          </li>
        ))}
      </ul>
      {!card.applied && <p className={styles.waits}>Not applied yet</p>}
    </section>
  );
}
