import { printEffect } from '@/games/gathering-storm/rules/card-text/grammar/printed';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import { type EventPlace, placeOf } from '@/games/gathering-storm/rules/cards/find-cards';
import { kindOf } from '@/games/gathering-storm/rules/effects';
import voice from '@/ui/type.module.css';
import styles from './deck-card.module.css';

interface EventLinesProps {
  event: Event;
  place: EventPlace;
  /** Whether its deck is written here, in printed words. */
  written: boolean;
}

/** What an event does, an effect a line: our sentence with its rule; in a deck of one’s own the printed words under it. */
export function EventLines({ event, place, written }: EventLinesProps) {
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
            <p className={styles.says} dir="auto">
              {kind.say(effect)} <span className={voice.rule}>{kind.rule(effect, at.general)}</span>
            </p>
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
