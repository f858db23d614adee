import { NAMES as WORDS } from '../grammar/names';
import { createSourceText } from '../read/source-text';
import { type Row, readRows } from './cells';
import { deckLineOf, type Section } from './headers';

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

const SEPARATORS = [',', ';', '\t'];
const LOOKED_AT = 5000;

/** The form of a table: the separator of its cells, and the row that names the columns. */
export interface Form {
  separator: string;
  /** The row that names its deck, and the one that names the columns; −1 for none. */
  deck: number;
  header: number;
  /** How many columns are named. */
  named: number;
}

/** Whether a text is a table: a row that names columns stands first, or rows that begin with a number. */
export const isTable = (source: string) => formOf(source) !== null;

/** The separator of a table's cells; null for any other text. */
export const separatorOf = (source: string) => formOf(source)?.separator ?? null;

/** The form of a table; null for any other text. */
export function formOf(source: string): Form | null {
  const begin = source.slice(0, LOOKED_AT);
  const forms = SEPARATORS.map((separator) => formWith(begin, separator)).filter((form) => form !== null);
  return forms.sort((one, other) => other.named - one.named)[0] ?? null;
}

function formWith(begin: string, separator: string): Form | null {
  const rows = firstRows(begin, separator);
  const deck = rows[0] && deckLineOf(wholeOf(rows[0].row)) ? rows[0].at : -1;
  const rest = rows.slice(deck === -1 ? 0 : 1);
  // A row with a title may precede the column names.
  const first = rest.find(({ row }) => filled(row) > 1) ?? rest[0];
  if (!first) return null;
  const columns = first.row.cells.map(({ value }) => columnCalled(value));
  const named = columns.filter((column) => column !== null).length;
  const numbered = columns.some((column) => column?.holds === 'number');
  if (named > 2 || (named === 2 && numbered)) return { separator, deck, header: first.at, named };
  const figures = /^\s*\d{1,4}\s*$/.test(first.row.cells[0]?.value ?? '');
  return figures && first.row.cells.length > 2 ? { separator, deck, header: -1, named: 0 } : null;
}

/** The first nonblank rows of a table. */
const firstRows = (begin: string, separator: string) =>
  readRows(begin, separator, 12).flatMap((row, at) =>
    isBlank(row) || isSeparatorLine(row) ? [] : [{ row, at }],
  );

/** Whether a text that is no list of ours is a table all the same: its rows have as many cells each. */
export const isForeignTable = (source: string): boolean =>
  SEPARATORS.some((separator) => {
    const [first, ...others] = firstRows(source.slice(0, LOOKED_AT), separator).map(
      ({ row }) => row.cells.length,
    );
    return first !== undefined && first > 1 && others.length > 0 && others.every((cells) => cells === first);
  });

const filled = ({ cells }: Row) => cells.filter(({ value }) => value.trim() !== '').length;

/** A row of empty cells. */
export const isBlank = ({ cells, open }: Row) =>
  open === undefined && cells.every(({ value }) => value.trim() === '');
const isSeparatorLine = ({ cells }: Row) => /^sep=/i.test(cells[0]?.value ?? '');
/** The text of all cells of a row. */
export const wholeOf = ({ cells }: Row) =>
  cells
    .map(({ value }) => value.trim())
    .filter((value) => value !== '')
    .join(', ');
