import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { cardsInDeck, heldOutOf } from '@/games/storm-over-asia/rules/warlords/cards';
import { cx } from '@/ui/cx';
import lay from '@/ui/lay.module.css';
import styles from './room.module.css';

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
