import { sayEvent } from '@/games/storm-over-asia/rules/say-event';
import { titleOf } from '@/games/storm-over-asia/rules/showing';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { useTable } from '@/table/use-table';
import { cx } from '@/ui/cx';
import lay from '@/ui/lay.module.css';
import { named } from '@/ui/sheet/journal-list';
import voice from '@/ui/type.module.css';
import { sayApplied } from '../face-words';
import styles from './side-sheet.module.css';

/** Steps in which the card face up is the thing to read. */
const READ_AT = ['general', 'deal', 'read'];

const OPEN = 'What it does is not entered here: read it from the card when you apply it.';

/** Sentences of a card that was carried out. */
const ROOM = 2;

/** The general card while it is read; then the place is the United Front’s. @rule SOA 9 */
export function CardSheet() {
  const { open } = useTable<OpenState>();
  const { card } = open;
  if (!card || !READ_AT.includes(open.step)) return null;
  const { number } = card;
  const title = titleOf(open, { list: 'general', ...(number === undefined ? {} : { number }) }, card.event);
  const sentences = card.event ? sayEvent(card.event, card.nothing) : [OPEN];
  // Once it is carried out, a long card leaves its room to the warlord cards.
  const shown = card.applied ? sentences.slice(0, ROOM) : sentences;
  const rest = sentences.length - shown.length;
  return (
    <section className={cx(lay.paper, styles.sheet)} aria-label="General card">
      <p className={voice.label}>General card, face up</p>
      <h2>{title}</h2>
      {named(shown).map(([key, sentence]) => (
        <p key={key}>{sentence}</p>
      ))}
      {rest > 0 && <p className={voice.note}>And {rest} more, under Powers.</p>}
      <p className={voice.note}>{sayApplied(card)}</p>
    </section>
  );
}
