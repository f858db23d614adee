import { useMemo, useState } from 'react';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import { missingOf, PARTS, type PartCard, partOf } from '@/games/gathering-storm/rules/cards/own-deck';
import { kindOf } from '@/games/gathering-storm/rules/effects';
import { signed } from '@/ui/figure/signed';
import lay from '@/ui/lay.module.css';
import { Icon } from '@/ui/mark/icon';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import { nameOf } from '../write/parts';
import styles from './read.module.css';
import type { ParsedList } from './use-list';

/** The cards that were understood; each expands to its sentences, with their line in the list. */
export function UnderstoodCards({ reading }: { reading: ParsedList }) {
  const [open, setOpen] = useState<number | null>(null);
  const lines = useMemo(
    () => new Map(reading.understood.map(({ number, part, line }) => [`${number}/${part}`, line])),
    [reading],
  );
  return (
    <Sheet title="What was understood">
      <ul className={lay.ruled}>
        {reading.cards.map((card) => (
          <li key={card.number}>
            <button
              type="button"
              className={styles.cardRow}
              aria-expanded={open === card.number}
              onClick={() => setOpen((now) => (now === card.number ? null : card.number))}
            >
              <b>Card {card.number}</b>
              <span>{sayCard(card)}</span>
              <Icon name={open === card.number ? 'chevron-down' : 'chevron-right'} small />
            </button>
            {open === card.number && <Parts card={card} lines={lines} />}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** "trend −1, 6 events"; lists missing parts by name if there are few. */
function sayCard(card: PartCard): string {
  const missing = missingOf(card);
  const trend = card.trend === undefined ? 'no trend' : `trend ${signed(card.trend)}`;
  const events = missing.filter((part) => part !== 'trend');
  if (events.length === 0) return trend;
  if (events.length > 2) return `${trend}, ${6 - events.length} of 6 events`;
  return `${trend}, without ${events.map(nameOf).join(' and ')}`;
}

function Parts({ card, lines }: { card: PartCard; lines: ReadonlyMap<string, number> }) {
  return (
    <dl className={styles.parts}>
      {PARTS.map((part) => {
        const value = partOf(card, part);
        const line = lines.get(`${card.number}/${part}`);
        return (
          <div key={part}>
            <dt>
              {nameOf(part)}
              {line !== undefined && <span className={voice.rule}> line {line}</span>}
            </dt>
            <dd>
              {value === undefined && 'missing'}
              {typeof value === 'number' && signed(value)}
              {typeof value === 'object' && <Says event={value} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** An event’s title, its color, and a sentence for each effect. */
export function Says({ event }: { event: Event }) {
  return (
    <>
      {event.title !== '' && <bdi className={styles.title}>{event.title}</bdi>} {event.secret && '(secret) '}
      {event.effects.map((effect) => kindOf(effect).say(effect)).join(' ')}
      {event.title === '' && event.effects.length === 0 && 'none'}
    </>
  );
}
