import { memo } from 'react';
import type { EventPlace, FoundCard } from '@/games/gathering-storm/rules/cards/find-cards';
import { eventAt } from '@/games/gathering-storm/rules/cards/find-cards';
import { missingOf } from '@/games/gathering-storm/rules/cards/own-deck';
import { POWERS, printList } from '@/games/gathering-storm/rules/vocabulary';
import { cx } from '@/ui/cx';
import { LIVE } from '@/ui/form/touched';
import { Icon } from '@/ui/mark/icon';
import { Roundel } from '@/ui/mark/roundel';
import voice from '@/ui/type.module.css';
import { MARKS } from '../board/marks';
import { PrintedPicture } from '../events/picture/printed-picture';
import styles from './card-tile.module.css';
import { TrendStamp } from './deck-card';

interface CardTileProps {
  found: FoundCard;
  /** What this table knows about it, in two words. */
  note?: string | undefined;
  open: boolean;
  /** One tile is on the way of the Tab key; the arrows lead to the others. */
  reached: boolean;
  onOpen: (number: number) => void;
}

/** A card of a deck, closed: its number, trend and general event; or the events that were looked for. */
export const CardTile = memo(function CardTile({ found, note, open, reached, onOpen }: CardTileProps) {
  const { card, events } = found;
  const missing = missingOf(card).length;
  const named = events.filter((place) => place !== 'general');
  return (
    <li className={styles.place}>
      <button
        type="button"
        className={cx(styles.tile, open && styles.open)}
        {...LIVE}
        aria-pressed={open}
        tabIndex={reached ? 0 : -1}
        data-number={card.number}
        onClick={() => onOpen(card.number)}
      >
        <span className={styles.number}>
          <span className={voice.hidden}>Card </span>
          {card.number}
        </span>
        <TrendStamp value={card.trend} />
        <span className={styles.words}>
          <span className={styles.title} dir="auto">
            {card.general ? card.general.title || 'Without a title' : 'No general event yet'}
          </span>
          {named.length > 0 ? (
            <Named found={found} places={named} />
          ) : (
            <span className={styles.line}>
              <Powers found={found} />
              {card.general?.effects.map((effect, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the effects of an event never move
                <PrintedPicture key={at} effect={effect} />
              ))}
            </span>
          )}
          {(note || missing > 0) && (
            <span className={styles.note}>
              {note}
              {note && missing > 0 && ', '}
              {missing > 0 && `${missing} ${missing === 1 ? 'part' : 'parts'} missing`}
            </span>
          )}
        </span>
      </button>
    </li>
  );
});

/** Whose events there are; a secret one on gray. */
function Powers({ found: { card } }: { found: FoundCard }) {
  const secret = POWERS.filter((power) => card.national[power]?.secret);
  return (
    <span className={styles.powers}>
      <span className={voice.hidden}>
        {secret.length > 0 ? `Secret: ${printList(secret)}` : 'No secret event'}
      </span>
      {POWERS.map((power) => (
        <span
          key={power}
          aria-hidden="true"
          className={cx(
            styles.power,
            card.national[power]?.secret && styles.secret,
            !card.national[power] && styles.absent,
          )}
        >
          <Roundel mark={MARKS[power]} size="xs" />
        </span>
      ))}
    </span>
  );
}

/** The events that were looked for, by their titles. */
function Named({ found: { card }, places }: { found: FoundCard; places: readonly EventPlace[] }) {
  return places.map((place) => {
    if (place === 'general') return null;
    const event = eventAt(card, place);
    return (
      <span key={place} className={styles.found}>
        <span className={cx(styles.power, event?.secret && styles.secret)}>
          <Roundel mark={MARKS[place]} size="xs" label={place} />
        </span>
        <span dir="auto">{event?.title || 'Without a title'}</span>
        {event?.secret && <Icon name="lock" small label="Secret" />}
      </span>
    );
  });
}
