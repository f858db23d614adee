import { NAMES as WORDS } from '../grammar/names';
import { createSourceText } from '../read/source-text';
import type { Section } from './headers';

/** What a column of a table holds: of the card, of the event whose part the row names, or of a named part. */
export interface Column {
  holds: 'number' | 'trend' | 'part' | 'title' | 'effects' | 'event' | 'secret' | 'notes';
  /** The part that the column itself names. */
  section?: Section;
}

const NAMES: Record<Column['holds'], string[]> = {
  number: ['number', 'card', 'no', 'nr', 'num', '#', 'card no', 'card nr', 'card #', 'card number'],
  trend: ['trend', 'economic trend', 'card trend'],
  part: ['part', 'power', 'half', 'section', 'for', 'event for', 'whose', 'nation'],
  title: ['title', 'event title', 'name', 'event name', 'heading'],
  effects: ['effects', 'effect', 'words', 'text', 'event text', 'printed words', 'event effects'],
  event: ['event', 'whole event'],
  secret: ['secret', 'gray', 'grey', 'secret event', 'color', 'colour'],
  notes: ['note', 'notes', 'comment', 'comments', 'remark', 'remarks'],
};

const HOLDS = new Map(
  (Object.keys(NAMES) as Column['holds'][]).flatMap((holds) =>
    NAMES[holds].map((name) => [name, holds] as const),
  ),
);
const OF_EVENT = new Set<Column['holds']>(['title', 'effects', 'event', 'secret']);

/** The content of a column with this name, or null if the name is unknown. */
export function columnCalled(name: string): Column | null {
  if (name.length > 60) return null;
  const plain = createSourceText(name)
    .plain.replace(/[^\p{L}\d#']+/gu, ' ')
    .trim();
  const holds = HOLDS.get(plain);
  if (holds) return { holds };
  const [first = '', ...rest] = plain.split(' ');
  const section = sectionCalled(first);
  if (!section) return null;
  const held = rest.length === 0 ? 'event' : HOLDS.get(rest.join(' '));
  return held && OF_EVENT.has(held) ? { holds: held, section } : null;
}

/** A part by its name: general, or a power. */
export function sectionCalled(name: string): Section | undefined {
  const plain = createSourceText(name)
    .plain.trim()
    .replace(/ event$/, '');
  return plain === 'general' ? 'general' : powerNamed(plain);
}

/** The allowed columns, as shown in refusals. */
export const COLUMNS_ALLOWED =
  'Columns are: number, trend, part, title, effects, secret; or number, trend, General, Germany, Italy, Britain, France, Russia.';

function powerNamed(words: string): Section | undefined {
  const found = WORDS.get(words);
  return found?.is === 'power' ? found.value : undefined;
}
