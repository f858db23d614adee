import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { cx } from '../cx';
import { Icon } from '../mark/icon';
import voice from '../type.module.css';
import styles from './hand-layout.module.css';
import { SecretCard, type SecretCardProps } from './secret-card';

export interface HandCard extends SecretCardProps {
  id: string;
}

interface HandLayoutProps {
  /** Whose cards they are: "Germany’s cards". */
  label: string;
  /** What holds for all of them. */
  note: string;
  cards: readonly HandCard[];
  /** The card that the orders are for. */
  current: string;
  onPick: (id: string) => void;
  /** The orders for that card. */
  keys: ReactNode;
  /** What that card asks its owner. */
  children?: ReactNode;
}

/** A row that shows less than so many cards is swiped; in a wider one they stand side by side. */
const SWIPED = 2;

/** A hand: cards side by side, on a phone one of them with its neighbors at the edges, and the orders at the foot. */
export function HandLayout({ label, note, cards, current, onPick, keys, children }: HandLayoutProps) {
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const at = cards.findIndex((card) => card.id === current);

  function pick(card: HandCard | undefined) {
    if (!card || !row.current) return;
    onPick(card.id);
    const place = row.current.children[cards.indexOf(card)] as HTMLElement;
    row.current.scrollLeft = place.offsetLeft - (row.current.clientWidth - place.offsetWidth) / 2;
  }
  function walk(event: KeyboardEvent) {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: cards.length - 1 }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    pick(cards[to]);
    row.current?.children[to]?.querySelector('button')?.focus({ preventScroll: true });
  }
  // The card in the middle is the one that the orders are for.
  function swipe() {
    const list = row.current;
    const places = [...(list?.children ?? [])] as HTMLElement[];
    if (!list || list.clientWidth >= SWIPED * (places[0]?.offsetWidth ?? 0)) return;
    const middle = list.scrollLeft + list.clientWidth / 2;
    const offsets = places.map((place) => Math.abs(place.offsetLeft + place.offsetWidth / 2 - middle));
    const nearest = cards[offsets.indexOf(Math.min(...offsets))];
    if (nearest && nearest.id !== current) onPick(nearest.id);
  }
  return (
    <section className={styles.hand} aria-labelledby={id}>
      <h2 id={id} className={voice.hidden}>
        {label}
      </h2>
      {cards.length > 1 && (
        // Screen readers and the keyboard go from card to card.
        <div className={styles.pips} aria-hidden="true">
          {cards.map((card) => (
            <button
              key={card.id}
              type="button"
              tabIndex={-1}
              className={cx(styles.pip, card.id === current && styles.on)}
              onClick={() => pick(card)}
            >
              <span>
                {card.ordered && <Icon name="check" small />}
                {card.id === current && card.place}
              </span>
            </button>
          ))}
        </div>
      )}
      <ul
        ref={row}
        className={styles.row}
        style={{ '--cards': cards.length } as object}
        onKeyDown={walk}
        onScroll={swipe}
      >
        {cards.map(({ id: slot, ...card }, place) => (
          <li key={slot}>
            <SecretCard {...card} up={slot === current} onPick={() => pick(cards[place])} />
          </li>
        ))}
      </ul>
      {children && <div className={styles.asked}>{children}</div>}
      <p className={styles.note}>{note}</p>
      {keys}
    </section>
  );
}
