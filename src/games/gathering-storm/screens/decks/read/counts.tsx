import type { Ref } from 'react';
import { PARTS, partOf } from '@/games/gathering-storm/rules/cards/own-deck';
import { capitalize } from '@/games/gathering-storm/rules/vocabulary';
import { Sheet } from '@/ui/sheet/sheet';
import styles from './read.module.css';
import type { ParsedList } from './use-list';

const FORMATS: Record<ParsedList['format'], string> = {
  text: 'Text in printed words',
  csv: 'CSV',
  json: 'JSON',
};

/** The figures of a list: cards, events, mistakes. */
export function Counts({ reading, ref }: { reading: ParsedList; ref: Ref<HTMLDivElement> }) {
  const { cards, mistakes, format } = reading;
  const events = cards.reduce(
    (sum, card) => sum + PARTS.filter((part) => part !== 'trend' && partOf(card, part)).length,
    0,
  );
  const counted = (count: number, word: string) =>
    `${count === 0 ? 'no' : count} ${word}${count === 1 ? '' : 's'}`;
  return (
    <Sheet label="What was read">
      <div ref={ref} tabIndex={-1} className={styles.counts} role="status">
        <b>
          {capitalize(counted(cards.length, 'card'))}, {counted(events, 'event')},{' '}
          {counted(mistakes.length, 'mistake')}
        </b>
        <span>
          {cards.length === 0 ? 'Is this a list of cards? ' : `${FORMATS[format]}. `}Nothing is saved yet.
        </span>
      </div>
    </Sheet>
  );
}
