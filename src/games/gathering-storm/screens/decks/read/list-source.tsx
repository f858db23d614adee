import type { Ref } from 'react';
import { PARTS, partOf } from '@/games/gathering-storm/rules/cards/own-deck';
import { capitalize } from '@/games/gathering-storm/rules/vocabulary';
import { OpenFile } from '@/table/copies/open-file';
import { TextArea } from '@/ui/form/text-area';
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

/** A longer list is mended line by line; the whole of it would make the page slow. */
const MOST_SHOWN = 400_000;

interface ListSourceProps {
  source: string;
  onChange: (source: string) => void;
  /** Returns whether the pasted text goes into the field. */
  onPaste: (text: string) => boolean;
  onFile: (file: File) => void;
}

const EXAMPLE =
  'Card 1, trend -1\n\nGeneral\nSteel orders rise\nEAI: +1\n\nGermany\nRail yards reopen\nGerman support level: +1';

/** The input for a list: pasted, typed, opened or dropped. */
export function ListSource({ source, onChange, onPaste, onFile }: ListSourceProps) {
  return (
    <Sheet title="The list" tools={<OpenFile what="A list of cards" onFile={onFile} />}>
      <div className={styles.source}>
        {source.length > MOST_SHOWN ? (
          <p>
            {source.length.toLocaleString('en-US')} letters: too long to show in full. Fix its lines one by
            one.
          </p>
        ) : (
          <TextArea
            label="The list as text"
            value={source}
            rows={10}
            placeholder={EXAMPLE}
            onChange={onChange}
            onPaste={(event) => {
              // Rejects what is not text or is too long; the current text stays.
              if (!onPaste(event.clipboardData.getData('text'))) event.preventDefault();
            }}
            hint="Paste it, write it, or drag a file onto this page: text, CSV or JSON. A card begins with its number; General and each power are on a line, the event under them in printed words. A card may be unfinished."
          />
        )}
      </div>
    </Sheet>
  );
}
