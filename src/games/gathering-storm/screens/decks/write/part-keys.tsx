import { printEffect } from '@/games/gathering-storm/rules/card-text/grammar/printed';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import type { PartCard } from '@/games/gathering-storm/rules/cards/own-deck';
import { partOf } from '@/games/gathering-storm/rules/cards/own-deck';
import { cx } from '@/ui/cx';
import lay from '@/ui/lay.module.css';
import { Icon, type IconName } from '@/ui/mark/icon';
import { Roundel } from '@/ui/mark/roundel';
import voice from '@/ui/type.module.css';
import { MARKS } from '../../board/marks';
import { EVENT_PARTS, type EventPart, nameOf, placeOf } from './parts';
import styles from './write.module.css';

export type PartStatus = 'written' | 'draft' | 'missing';

interface PartKeysProps {
  card: PartCard | undefined;
  statuses: Record<EventPart, PartStatus>;
  open: EventPart;
  onOpen: (part: EventPart) => void;
}

const SIGNS: Record<PartStatus, { icon: IconName; words: string }> = {
  written: { icon: 'check', words: 'written' },
  draft: { icon: 'pen', words: 'a draft, not readable yet' },
  missing: { icon: 'plus', words: 'missing' },
};

/** The six events of the card as far as they are written; each opens its form. */
export function PartKeys({ card, statuses, open, onOpen }: PartKeysProps) {
  return (
    <ul className={cx(lay.ruled, styles.parts)} aria-label="Events of this card">
      {EVENT_PARTS.map((part) => {
        const { icon, words } = SIGNS[statuses[part]];
        const event = card && (partOf(card, part) as Event | undefined);
        return (
          <li key={part}>
            <button
              type="button"
              className={styles.part}
              aria-label={`${nameOf(part)}: ${words}`}
              aria-current={part === open || undefined}
              onClick={() => onOpen(part)}
            >
              {part === 'general' ? <Icon name="book" /> : <Roundel mark={MARKS[part]} size="sm" />}
              <span className={cx(voice.hiddenOnPhone, styles.partWords)}>
                <b>{nameOf(part)}</b>
                <span className={styles.says} dir="auto">
                  {event ? summaryOf(event, part) : words}
                </span>
              </span>
              <Icon name={icon} small />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** An event on one line: its title, or what it does. */
function summaryOf(event: Event, part: EventPart): string {
  if (event.title !== '') return event.title;
  if (event.effects.length === 0) return 'none';
  return event.effects.map((effect) => printEffect(effect, placeOf(part)).replaceAll('\n', ', ')).join(', ');
}
