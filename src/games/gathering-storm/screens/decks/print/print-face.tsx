import type { CSSProperties } from 'react';
import { eventAt, PLACES } from '@/games/gathering-storm/rules/cards/find-cards';
import type { PartCard } from '@/games/gathering-storm/rules/cards/own-deck';
import { cx } from '@/ui/cx';
import { Figure } from '@/ui/figure/figure';
import { Crest } from '@/ui/mark/crest';
import { Icon } from '@/ui/mark/icon';
import { Roundel } from '@/ui/mark/roundel';
import { MARKS } from '../../board/marks';
import styles from './print-face.module.css';
import { sentencesOn, typeSizeOf } from './print-sheets';

/** The front of a card for cutting: all six events on one face, a secret one on gray and so called. @rule GS 9.12 */
export function PrintFront({ card }: { card: PartCard }) {
  return (
    <div
      className={styles.card}
      data-card={card.number}
      style={{ '--type-size': typeSizeOf(card) } as CSSProperties}
    >
      <div className={styles.head}>
        <b className={styles.number}>{card.number}</b>
        <span className={styles.trend}>
          Trend {card.trend === undefined ? '___' : <Figure value={card.trend} sign="always" plain />}
        </span>
      </div>
      <div className={styles.events}>
        {PLACES.map((place) => {
          const event = eventAt(card, place);
          return (
            <div
              key={place}
              className={cx(
                styles.event,
                place === 'general' && styles.general,
                event?.secret && styles.secret,
              )}
            >
              {place !== 'general' && <Roundel mark={MARKS[place]} className={styles.roundel} />}
              <div className={styles.words}>
                <p className={styles.title} dir="auto">
                  {event ? event.title || '–' : `${place === 'general' ? 'General' : place}: ______________`}
                  {event?.secret && (
                    <span className={styles.lock}>
                      <Icon name="lock" small /> Secret
                    </span>
                  )}
                </p>
                <p className={styles.says} dir="auto">
                  {sentencesOn(card, place)}
                </p>
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The back of a card: alike for all cards of a deck. */
export function PrintBack({ name }: { name: string }) {
  return (
    <div className={cx(styles.card, styles.back)}>
      <div className={styles.frame}>
        <Crest size="head" className={styles.crest} />
        <p dir="auto">{name}</p>
      </div>
    </div>
  );
}
