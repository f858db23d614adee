import type { Refusal } from '@/kernel/result';
import { type CardPart, MOST_CARDS } from '../../cards/own-deck';
import { mistakeAt } from '../read/mistake';
import { createSourceLines } from '../read/source-text';
import { type Cell, type Row, readRows, spanOf } from './cells';
import { deckLineOf, SECTIONS, type Section } from './headers';
import { createListed, type Listed, type ListedCard, type ListedPart, type Span } from './listed';
import { readCardNumber, readTrend } from './numbers';
import { readEventCells } from './read-event-cells';
import { readDeckLine } from './read-list-text';
import {
  COLUMNS_ALLOWED,
  type Column,
  columnCalled,
  type Form,
  formOf,
  isBlank,
  sectionCalled,
  wholeOf,
} from './table-form';

/** A table as it is read, row by row. */
interface Table extends Listed {
  columns: (Column | null)[];
  /** Rows are events: several of one number make a card. */
  byEvent: boolean;
  cardOf: Map<number, ListedCard>;
}

/** Reads a list from a table, a row a card or a row an event; cells hold printed words. @rule GS 9.12 */
export function readListCsv(source: string): Listed {
  const form = formOf(source) as Form;
  const sheet = createSourceLines(source);
  const rows = readRows(source, form.separator);
  const table: Table = {
    ...createListed('csv', sheet),
    columns: [],
    byEvent: false,
    cardOf: new Map(),
  };
  const deck = rows[form.deck];
  const named = deck && deckLineOf(wholeOf(deck));
  if (deck && named) readDeckLine(table, named, [deck.from, deck.to]);
  const header = rows[form.header];
  if (!header) refuseHeaderless(table, rows[form.deck + 1]);
  else {
    const isRead = readHeader(table, header);
    // Without these columns no row can be used: it is reported once.
    if (isRead) for (const row of rows.slice(form.header + 1)) readRow(table, row);
  }
  const { format, name, size, sizeAt, cards, mistakes } = table;
  return { format, sheet, name, size, sizeAt, cards, mistakes };
}

function refuseHeaderless(table: Table, row: Row | undefined): void {
  table.mistakes.push(
    mistakeAt(table.sheet, row ? [row.from, row.to] : [0, 0], 'refused', {
      message: 'No row names the columns of this table.',
      allowed: `Write a row above it that does. ${COLUMNS_ALLOWED}`,
    }),
  );
}

/** Reads the names of the columns; false where one is missing that every row needs. */
function readHeader(table: Table, row: Row): boolean {
  const { sheet, mistakes } = table;
  const seen = new Set<string>();
  table.columns = row.cells.map((cell) => {
    const name = cell.value.trim();
    if (name === '') return null;
    const column = columnCalled(name);
    const key = `${column?.section ?? ''} ${column?.holds}`;
    const twice = column !== null && column.holds !== 'notes' && seen.has(key);
    seen.add(key);
    if (column && !twice) return column;
    const message = twice
      ? `There is a second column for this: ${name}.`
      : `No column “${name.slice(0, 40)}” is read.`;
    mistakes.push(
      mistakeAt(sheet, spanOf(cell), 'refused', {
        message,
        allowed: `${COLUMNS_ALLOWED} A column of your own may be called notes.`,
      }),
    );
    return { holds: 'notes' };
  });
  table.byEvent = table.columns.some((column) => column?.holds === 'part');
  const has = (holds: Column['holds']) => table.columns.some((column) => column?.holds === holds);
  const whole = !has('number')
    ? 'the number of the card'
    : !table.byEvent && hasLoose(table)
      ? 'whose event it is'
      : '';
  if (whole)
    mistakes.push(
      mistakeAt(sheet, [row.from, row.to], 'refused', {
        message: `No column tells ${whole}.`,
        allowed: COLUMNS_ALLOWED,
      }),
    );
  return whole === '';
}

/** Whether an event column belongs to no part. */
const hasLoose = ({ columns }: Table) =>
  columns.some((column) => column && !column.section && /title|effects|event|secret/.test(column.holds));

const NO_CELL: Cell = { value: '', from: 0, to: 0, quoted: false };

function readRow(table: Table, row: Row): void {
  const { sheet, mistakes, columns } = table;
  if (isBlank(row)) return;
  if (row.open !== undefined) {
    mistakes.push(
      mistakeAt(sheet, [row.open, row.to], 'refused', {
        message: 'A quotation mark is opened here, and none closes the cell.',
        allowed: 'Close it at the end of the cell; a quotation mark within is written twice.',
      }),
    );
    return;
  }
  const over = row.cells.slice(columns.length).find(({ value }) => value.trim() !== '');
  if (over) {
    mistakes.push(
      mistakeAt(sheet, [over.from, row.to], 'refused', {
        message: 'This row has more cells than there are columns.',
        allowed: 'Put a cell that holds the separator in quotation marks.',
      }),
    );
    return;
  }
  const card = cardAt(table, row);
  // Too many cards are refused together: their rows need not be read.
  if (table.cards.length > MOST_CARDS) return;
  readTrendCell(table, card, cellOf(table, row, 'trend'));
  if (table.byEvent) readNamedPart(table, card, row);
  for (const section of SECTIONS) readSection(table, card, { row, section, named: section });
}

const indexOf = ({ columns }: Table, holds: Column['holds'], section?: Section) =>
  columns.findIndex((column) => column?.holds === holds && column.section === section);
const cellOf = (table: Table, row: Row, holds: Column['holds'], section?: Section): Cell =>
  row.cells[indexOf(table, holds, section)] ?? NO_CELL;

/** The card of a row: a new one, or that of earlier rows with the same number. */
function cardAt(table: Table, row: Row): ListedCard {
  const { sheet, mistakes, cardOf, cards } = table;
  const at = indexOf(table, 'number');
  const cell = row.cells[at];
  const span: Span = [row.from, row.to];
  // A number cell merged over the rows of a card has its value in the first row.
  const above = table.byEvent && (cell?.value ?? '').trim() === '' ? cards.at(-1) : undefined;
  if (above) return above;
  const read = at === -1 ? null : readCardNumber((cell?.value ?? '').replace(/^\s*card\s+/i, ''));
  if (read !== null && typeof read !== 'number') {
    const words: Span = cell && cell.value.trim() !== '' ? spanOf(cell) : [row.from, row.from];
    mistakes.push(mistakeAt(sheet, words, 'refused', read));
  }
  const number = typeof read === 'number' ? read : null;
  const before = number !== null && table.byEvent ? cardOf.get(number) : undefined;
  if (before) return before;
  const card: ListedCard = { number, span, parts: [] };
  cards.push(card);
  if (number !== null) cardOf.set(number, card);
  return card;
}

function readTrendCell({ sheet, mistakes }: Table, card: ListedCard, cell: Cell): void {
  if (cell.value.trim() === '') return;
  const trend = readTrend(cell.value);
  const before = card.parts.find(({ part }) => part === 'trend');
  const refuse = (refusal: Refusal) => mistakes.push(mistakeAt(sheet, spanOf(cell), 'refused', refusal));
  if (typeof trend !== 'number') refuse(trend);
  else if (before && before.value !== null && before.value !== trend)
    refuse({
      message: `Card ${card.number} has another trend above.`,
      rule: 'GS 9.21',
      allowed: 'Write the same trend in each of its rows, or in one.',
    });
  if (before) return;
  card.parts.push({ part: 'trend', span: spanOf(cell), value: typeof trend === 'number' ? trend : null });
}

/** The event of a row that names its part. */
function readNamedPart(table: Table, card: ListedCard, row: Row): void {
  const cell = cellOf(table, row, 'part');
  const section = sectionCalled(cell.value);
  if (section) {
    readSection(table, card, { row, section, named: undefined });
    return;
  }
  const loose = (['title', 'effects', 'event', 'secret'] as const).map((holds) => cellOf(table, row, holds));
  const said = cell.value.trim() !== '' ? cell : loose.find(({ value }) => value.trim() !== '');
  if (!said) return;
  table.mistakes.push(
    mistakeAt(table.sheet, spanOf(said), 'refused', {
      message:
        said === cell
          ? `There is no part “${cell.value.trim().slice(0, 40)}” of a card.`
          : 'Whose event is this?',
      rule: 'GS 9.12',
      allowed: 'Write General, Germany, Italy, Britain, France or Russia.',
    }),
  );
}

interface Where {
  row: Row;
  section: Section;
  /** The part given by the columns; undefined if the row names it. */
  named: Section | undefined;
}

/** One event of a row: its title and effects in cells of their own, or the whole in one. */
function readSection(table: Table, card: ListedCard, { row, section, named }: Where): void {
  const cells = {
    title: cellOf(table, row, 'title', named),
    effects: cellOf(table, row, 'effects', named),
    event: cellOf(table, row, 'event', named),
    secret: cellOf(table, row, 'secret', named),
  };
  if (Object.values(cells).every(({ value }) => value.trim() === '')) return;
  const first = [cells.title, cells.event, cells.effects, cells.secret].find(
    (cell) => cell.value.trim() !== '',
  );
  const titled = table.columns.some((column) => column?.holds === 'title');
  const reader = { table, titled, section, cells, before: table.mistakes.length };
  const value = readEventCells(reader);
  card.parts.push({ part: section as CardPart, span: spanOf(first as Cell), value } satisfies ListedPart);
}
