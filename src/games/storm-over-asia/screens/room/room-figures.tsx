import { sayEvent } from '@/games/storm-over-asia/rules/say-event';
import { titleOf } from '@/games/storm-over-asia/rules/showing';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { KINDS, readTotal, shortName, totalOf } from '@/games/storm-over-asia/rules/totals';
import { nameFront } from '@/games/storm-over-asia/rules/united-front/front';
import { POWERS } from '@/games/storm-over-asia/rules/vocabulary';
import { cardsInDeck, heldOutOf } from '@/games/storm-over-asia/rules/warlords/cards';
import { cx } from '@/ui/cx';
import { Figure } from '@/ui/figure/figure';
import lay from '@/ui/lay.module.css';
import { Ribbon, Roundel } from '@/ui/mark/roundel';
import { named } from '@/ui/sheet/journal-list';
import { FlagRow } from '../china/flag-row';
import { PLACES } from '../china/places';
import { MARKS } from '../marks';
import { sayFlags } from '../words';
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

/** China from across the room: nine regions in their places with large flags. @rule SOA 23.21 */
export function RoomMap({ open: { china, warlords } }: { open: OpenState }) {
  return (
    <section className={styles.map} aria-label="Chinese regions">
      {PLACES.map((region) => {
        const { flags, conquered } = china[region];
        const out = conquered ? 'Conquered' : heldOutOf(warlords).includes(region) ? 'Held out' : null;
        return (
          <div
            key={region}
            className={cx(lay.paper, styles.region, out && styles.out)}
            role="img"
            aria-label={[region, sayFlags(flags), out].filter(Boolean).join('. ')}
          >
            <p className={styles.place}>
              <b>{region}</b>
              {out && <span>{out}</span>}
            </p>
            <p className={styles.flags}>
              <FlagRow flags={flags} places />
            </p>
          </div>
        );
      })}
    </section>
  );
}

/** Characters per line. */
const LINE = 14;

/** The chance of each possible card, and the one that is held out. @rule SOA 26.112D */
export function RoomWarlord({ open: { china, warlords } }: { open: OpenState }) {
  const deck = cardsInDeck(china, warlords);
  const chance = deck.length === 1 ? (deck[0] as string) : deck.length === 0 ? 'None' : `1 in ${deck.length}`;
  const heldOut = heldOutOf(warlords).join(', ') || 'None';
  return (
    <section className={cx(lay.paper, styles.warlord)} aria-label="Warlord cards">
      <dl className={lay.ruled}>
        <div>
          <dt>{deck.length > 1 ? 'Each warlord card' : 'Next warlord card'}</dt>
          <dd>{chance}</dd>
        </div>
        <div>
          <dt>Held out</dt>
          <dd className={cx(heldOut.length > LINE && styles.longName)}>{heldOut}</dd>
        </div>
      </dl>
    </section>
  );
}

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
