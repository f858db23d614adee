import * as v from 'valibot';
import type { Refusal } from '@/kernel/result';
import { deckShape } from '../../cards/card';
import { MOST_CARDS } from '../../cards/own-deck';
import { hasUnseen, refuseUnseen } from '../read/letters';
import { type Mistake, mistakeAt } from '../read/mistake';
import { parseEvent } from '../read/read-event';
import { createSourceLines, endOfLine, type SourceLines } from '../read/source-text';
import { type CardHeader, deckLineOf, headerOf, type Section } from './headers';
import { createListed, type Listed, type ListedCard, type ListedPart, type Span } from './listed';
import { COLUMNS_ALLOWED, isForeignTable } from './table-form';

/** The text under a heading: its start and end, and the number of its first line. */
interface Under {
  section: Section;
  span: Span;
  from: number;
  line: number;
  end: number;
  /** Contains an invisible character, so it is dropped. */
  unseen: boolean;
}

/** A text as it is divided, line by line. */
interface Reader extends Listed {
  /** The text under the last heading of the last card. */
  under: Under | null;
}

/** Reads a list in printed words: it is divided at its headings, and each part is read by itself. @rule GS 9.12 */
export function readListText(source: string): Listed {
  const sheet = createSourceLines(source);
  const reader: Reader = {
    ...createListed('text', sheet),
    under: null,
  };
  const clean = !hasUnseen(source);
  for (const [at, from] of sheet.lines.entries()) readLine(reader, [from, endOfLine(sheet, from)], at, clean);
  close(reader);
  const { under: _, ...listed } = reader;
  const foreign = listed.cards.length === 0 && isForeignTable(source);
  return foreign ? { ...listed, mistakes: [refuseForeign(sheet)] } : listed;
}

/** A table without our columns is answered once, and not line by line. */
const refuseForeign = (sheet: SourceLines) =>
  mistakeAt(sheet, [0, endOfLine(sheet, 0)], 'refused', {
    message: 'This is a table, and no row in it names columns of a list of cards.',
    allowed: `Write a row above it that does. ${COLUMNS_ALLOWED}`,
  });

function readLine(reader: Reader, span: Span, at: number, clean: boolean): void {
  const { sheet, cards, mistakes } = reader;
  const line = sheet.source.slice(...span);
  const unseen = clean ? null : refuseUnseen(sheet, span);
  if (unseen) mistakes.push(unseen);
  const header = headerOf(line);
  if (header?.kind === 'card') {
    close(reader);
    cards.push(readHeader(reader, header, span));
  } else if (cards.length > MOST_CARDS) {
    // Too many cards are refused together: the text under them need not be read.
  } else if (header && cards.length > 0) {
    close(reader);
    const from = sheet.lines[at + 1] ?? span[1];
    reader.under = {
      section: header.section,
      span,
      from,
      line: sheet.line + at + 1,
      end: from,
      unseen: unseen !== null,
    };
  } else if (reader.under) {
    reader.under.end = span[1];
    if (unseen) reader.under.unseen = true;
  } else if (line.trim() !== '' && !unseen) readLoose(reader, line, span);
}

/** Ends the part that is open and reads it. */
function close(reader: Reader): void {
  const { under, cards, sheet, mistakes } = reader;
  reader.under = null;
  if (!under) return;
  const { section: part, span, from, end, line, unseen } = under;
  const place = part === 'general' ? { general: true } : { general: false, power: part };
  const source = sheet.source.slice(from, end);
  const add = (more: Pick<ListedPart, 'value' | 'empty'>) =>
    cards.at(-1)?.parts.push({ part, span, ...more });
  if (source.trim() === '') return void add({ value: null, empty: true });
  const read = parseEvent(source, place, { line });
  if (!read.ok) for (const mistake of read.mistakes) mistakes.push(mistake);
  add({ value: read.ok && !unseen ? read.value : null });
}

function readHeader({ sheet, mistakes }: Reader, { number, trend }: CardHeader, span: Span): ListedCard {
  const refuse = (refusal: Refusal, kind: Mistake['kind'] = 'refused') => {
    mistakes.push(mistakeAt(sheet, span, kind, refusal));
    return null;
  };
  const held = typeof number === 'number' ? number : refuse(number);
  const value = trend === null ? undefined : typeof trend === 'number' ? trend : refuse(trend);
  return {
    number: held,
    span,
    parts: value === undefined ? [] : [{ part: 'trend', span, value }],
  };
}

/** Reads a line before the first event of a card: the deck's name, or a mistake. */
function readLoose(reader: Reader, line: string, span: Span): void {
  const { sheet, cards, mistakes, name } = reader;
  const add = (message: string, allowed: string) =>
    mistakes.push(mistakeAt(sheet, span, 'unread', { message, allowed }));
  const deck = cards.length > 0 || name !== null ? null : deckLineOf(line);
  if (deck) readDeckLine(reader, deck, span);
  else if (cards.length > 0)
    add(
      'This comes before the first event of the card.',
      'Write General, or the name of a power, on a line.',
    );
  else add('This comes before the first card.', 'Begin a card with a line such as: Card 12, trend -1.');
}

/** Stores the deck name and the number of cards from the line. */
export function readDeckLine(
  listed: Listed,
  { name, size }: NonNullable<ReturnType<typeof deckLineOf>>,
  span: Span,
): void {
  const { sheet, mistakes } = listed;
  listed.sizeAt = span;
  if (v.is(deckShape.entries.name, name)) listed.name = name;
  else
    mistakes.push(
      mistakeAt(sheet, span, 'unread', {
        message: 'A deck’s name has 1 to 200 letters.',
        allowed: 'Write for example: Deck: Our cards.',
      }),
    );
  if (typeof size === 'number') listed.size = size;
  else if (size !== null) mistakes.push(mistakeAt(sheet, span, 'refused', size));
}
