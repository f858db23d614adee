import { sayEvent } from '@/games/storm-over-asia/rules/say-event';
import { titleOf } from '@/games/storm-over-asia/rules/showing';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { hasCurtain } from '@/kernel/round';
import { useTable } from '@/table/use-table';
import { EventCard } from '@/ui/card/event-card';
import { Button } from '@/ui/form/button';
import { sayApplied } from '../face-words';
import styles from './powers-page.module.css';

/** The general card of the turn, and the cards that were shown since. @rule SOA 9 */
export function FaceUp({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open, moment } = useTable<OpenState>();
  const { card } = open;
  const entered = !hasCurtain(open) && open.step === 'draw' && moment === null;
  if (!card)
    return (
      <EventCard
        classLine="General card"
        title="Not turned yet"
        rows={[
          {
            rule: 'SOA 9',
            sentence:
              'The first card of the turn is face up for all; only its general entry counts (assumed).',
          },
        ]}
        {...(entered ? { foot: <Button onClick={() => onOpen('enter-card')}>Enter the card</Button> } : {})}
      />
    );
  const { number, event, applied } = card;
  const sentences = event
    ? sayEvent(event, card.nothing)
    : ['Its entry is open here: read it from the card.'];
  const state = applied && event ? ('done' as const) : ('waiting' as const);
  return (
    <EventCard
      classLine="General card, face up"
      title={titleOf(open, { list: 'general', ...(number === undefined ? {} : { number }) }, event)}
      rows={(sentences.length > 0 ? sentences : ['Nothing happens.']).map((sentence, at) => {
        const effect = event?.effects[at];
        return {
          rule: effect?.kind === 'turn-flag' ? effect.rule : 'SOA 9',
          sentence,
          applied: { state, text: sayApplied(card) },
        };
      })}
      foot={
        <ul className={styles.shown} aria-label="Shown this turn">
          {open.shown.length === 0 && <li>No other card was shown this turn.</li>}
          {open.shown.map(({ power, title }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: in the order they came
            <li key={at}>
              <b>{power}</b> {title}
            </li>
          ))}
        </ul>
      }
    />
  );
}
