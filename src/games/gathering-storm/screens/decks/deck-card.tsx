import { type ReactNode, useId } from 'react';
import { printEffect } from '@/games/gathering-storm/rules/card-text/grammar/printed';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import { type EventPlace, placeOf } from '@/games/gathering-storm/rules/cards/find-cards';
import type { PartCard } from '@/games/gathering-storm/rules/cards/own-deck';
import { kindOf, windowOf } from '@/games/gathering-storm/rules/effects';
import { WINDOW_WORDS } from '@/games/gathering-storm/rules/guide/phases';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { POWERS, type Power } from '@/games/gathering-storm/rules/vocabulary';
import { cx } from '@/ui/cx';
import { Figure } from '@/ui/figure/figure';
import { Icon } from '@/ui/mark/icon';
import { Roundel } from '@/ui/mark/roundel';
import voice from '@/ui/type.module.css';
import { MARKS } from '../board/marks';
import { PrintedPicture } from '../events/picture/printed-picture';
import styles from './deck-card.module.css';
import trendStampStyles from './trend-stamp.module.css';

interface EventLinesProps {
  event: Event;
  place: EventPlace;
  /** Whether its deck is written here, in printed words. */
  written: boolean;
}

/** What an event does, an effect a line: our sentence with its rule; in a deck of one’s own the printed words under it. */
function EventLines({ event, place, written }: EventLinesProps) {
  if (event.effects.length === 0) return <p className={voice.note}>Nothing happens.</p>;
  const at = placeOf(place);
  return (
    <ul className={styles.effects}>
      {event.effects.map((effect, no) => {
        const kind = kindOf(effect);
        return (
          // The effects of an event never move.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={no}>
            <div className={styles.row}>
              <p className={styles.says} dir="auto">
                {kind.say(effect)} <span className={voice.rule}>{kind.rule(effect, at.general)}</span>
              </p>
              <PrintedPicture effect={effect} />
            </div>
            {written && (
              <p className={styles.printed} dir="auto">
                {printEffect(effect, at)}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface TrendStampProps {
  /** Undefined until it is entered. */
  value: number | undefined;
  /** Also shows its words, on an open card. */
  big?: boolean;
}

/** The economic trend as a round stamp. @rule GS 9.21 */
export function TrendStamp({ value, big }: TrendStampProps) {
  return (
    <span
      className={cx(
        trendStampStyles.stamp,
        big && trendStampStyles.big,
        value !== undefined && value < 0 && trendStampStyles.red,
      )}
    >
      {value === undefined ? (
        <span aria-hidden="true">?</span>
      ) : (
        <Figure value={value} sign="always" className={trendStampStyles.figure} />
      )}
      <span className={big ? undefined : voice.hidden}>{value === undefined ? 'No trend' : 'Trend'}</span>
    </span>
  );
}

interface DeckCardProps {
  card: PartCard;
  /** The readings that determine when an event is shown. */
  readings: Pick<OpenState, 'readings' | 'countries'>;
  /** What this table knows about it. */
  notes?: readonly string[];
  /** Link to edit it, in a deck of the user's own. */
  writeHref?: string | undefined;
  tools?: ReactNode;
}

/** A card laid open: its number and trend, the general event, and an event for each power. @rule GS 9.12 */
export function DeckCard({ card, readings, notes = [], writeHref, tools }: DeckCardProps) {
  const id = useId();
  return (
    <article className={styles.card} aria-labelledby={id}>
      {tools && <div className={styles.tools}>{tools}</div>}
      <header className={styles.head}>
        <h2 id={id} className={styles.number}>
          Card {card.number}
        </h2>
        <TrendStamp value={card.trend} big />
      </header>
      {card.trend === undefined && writeHref && (
        <div className={styles.general}>
          <Missing what="the economic trend" href={writeHref} />
        </div>
      )}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <section className={styles.general} aria-label="General event">
        <p className={cx(voice.label, styles.class)}>General event, for all</p>
        {card.general ? (
          <>
            <h3 className={styles.title} dir="auto">
              {card.general.title || 'Without a title'}
            </h3>
            <EventLines event={card.general} place="general" written={writeHref !== undefined} />
          </>
        ) : (
          <Missing what="the general event" href={writeHref} />
        )}
      </section>
      {POWERS.map((power) => (
        <NationalEvent
          key={power}
          power={power}
          event={card.national[power]}
          readings={readings}
          writeHref={writeHref}
        />
      ))}
    </article>
  );
}

interface NationalEventProps extends Pick<DeckCardProps, 'readings' | 'writeHref'> {
  power: Power;
  event: Event | undefined;
}

function NationalEvent({ power, event, readings, writeHref }: NationalEventProps) {
  return (
    <section className={cx(styles.national, event?.secret && styles.secret)} aria-label={`${power}’s event`}>
      <Roundel mark={MARKS[power]} size="md" className={styles.roundel} />
      <div className={styles.event}>
        <p className={cx(voice.label, styles.class)}>
          <span>{power}</span>
          {event?.secret && (
            <span className={styles.lock}>
              <Icon name="lock" small /> Secret
            </span>
          )}
          {event && event.effects.length > 0 && (
            <span className={styles.window}>{WINDOW_WORDS[windowOf(event, readings)].when}</span>
          )}
        </p>
        {event ? (
          <>
            <h3 className={styles.title} dir="auto">
              {event.title || 'Without a title'}
            </h3>
            <EventLines event={event} place={power} written={writeHref !== undefined} />
          </>
        ) : (
          <Missing what={`${power}’s event`} href={writeHref} />
        )}
      </div>
    </section>
  );
}

function Missing({ what, href }: { what: string; href: string | undefined }) {
  if (!href) return <p className={styles.missing}>Not written</p>;
  return (
    <p className={styles.missing}>
      Not written. <a href={href}>Write {what}</a>
    </p>
  );
}
