import { type ReactNode, useId } from 'react';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import type { PartCard } from '@/games/gathering-storm/rules/cards/own-deck';
import { windowOf } from '@/games/gathering-storm/rules/effects';
import { WINDOW_WORDS } from '@/games/gathering-storm/rules/guide/phases';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { POWERS, type Power } from '@/games/gathering-storm/rules/vocabulary';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/mark/icon';
import { Roundel } from '@/ui/mark/roundel';
import voice from '@/ui/type.module.css';
import { MARKS } from '../board/marks';
import styles from './deck-card.module.css';
import { EventLines } from './event-lines';
import { TrendStamp } from './trend-stamp';

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
