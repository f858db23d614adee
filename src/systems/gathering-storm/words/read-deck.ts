import * as v from 'valibot';
import { type Card, cardShape, type Deck, deckShape } from '../cards/card';
import { type Header, headerOf, isDeckLine, SECTIONS, type Section } from './headers';
import { type Mistake, mistakeAt, type ReadDeck, sortMistakes } from './mistake';
import { createPassage, endOfLine, type Passage } from './passage';
import { readDeckJson } from './read-deck-json';
import { parseEvent } from './read-event';
import { readVerbatim } from './verbatim';

/** Where an event of a text stands: its header's line, and the first line and end of what is under it. */
interface Part {
  section: Section;
  span: [number, number];
  from: number;
  line: number;
  end: number;
}

interface CardText {
  header: Header & { kind: 'card' };
  span: [number, number];
  parts: Part[];
}

/** A deck's text in its parts. */
interface Outline {
  name: string | null;
  cards: CardText[];
  mistakes: Mistake[];
}

/**
 * Reads a whole deck from its text or its JSON: the cards that were understood, and every mistake by line and
 * column. There is a deck only without mistakes.
 * @rule GS 9.12
 */
export function parseDeck(source: string): ReadDeck {
  return /^\s*[{[]/.test(source) ? readDeckJson(source) : readDeckText(source);
}

function readDeckText(source: string): ReadDeck {
  const passage = createPassage(source);
  const outline = outlineOf(passage);
  const { mistakes } = outline;
  const seen = new Set<number>();
  const cards = outline.cards.flatMap((text) => {
    const before = mistakes.length;
    for (const mistake of refuseHeader(passage, text, seen)) mistakes.push(mistake);
    const events = text.parts.map((part) => [part.section, readPart(passage, part, mistakes)]);
    const { number, trend } = text.header;
    if (mistakes.length > before || trend === null) return [];
    const { general, ...national } = Object.fromEntries(events);
    return [{ number, trend, general, national } as Card];
  });
  const name = outline.name ?? `Deck of ${outline.cards.length} cards`;
  const whole = v.safeParse(deckShape.entries.cards, cards);
  if (mistakes.length === 0 && !whole.success)
    mistakes.push(mistakeAt(passage, [0, 0], 'refused', { message: whole.issues[0].message }));
  const deck: Deck | null = mistakes.length === 0 ? { name, cards } : null;
  return { deck, cards, mistakes: sortMistakes(mistakes) };
}

/** Divides a text at its headers. What stands before the first event of a card is a mistake. */
function outlineOf(passage: Passage): Outline {
  const outline: Outline = { name: null, cards: [], mistakes: [] };
  for (const [at, from] of passage.lines.entries()) {
    const end = endOfLine(passage, from);
    const line = passage.source.slice(from, end);
    const card = outline.cards.at(-1);
    const part = card?.parts.at(-1);
    const header = headerOf(line);
    if (header?.kind === 'card') outline.cards.push({ header, span: [from, end], parts: [] });
    else if (header && card) {
      const under = passage.lines[at + 1] ?? end;
      card.parts.push({ section: header.section, span: [from, end], from: under, line: at + 2, end: under });
    } else if (part) part.end = end;
    else if (line.trim() !== '') readLoose(passage, outline, [from, end]);
  }
  return outline;
}

/** A line before the first event of a card: the deck's name, or nothing that can stand there. */
function readLoose(passage: Passage, outline: Outline, span: [number, number]): void {
  const line = passage.source.slice(...span);
  const add = (message: string, allowed: string) =>
    outline.mistakes.push(mistakeAt(passage, span, 'unread', { message, allowed }));
  if (outline.cards.length > 0)
    add(
      'This stands before the first event of the card.',
      'Write General, or the name of a power, on a line.',
    );
  else if (!isDeckLine(line) || outline.name !== null)
    add('This stands before the first card.', 'Begin a card with a line such as: Card 12, trend -1.');
  else {
    const { words } = readVerbatim(line.slice(line.search(/[:：]/) + 1));
    if (v.is(deckShape.entries.name, words)) outline.name = words;
    else add('A deck’s name has 1 to 200 letters.', 'Write for example: Deck: Our cards.');
  }
}

function readPart(passage: Passage, part: Part, mistakes: Mistake[]) {
  const { section, span, from, line, end } = part;
  const place = section === 'general' ? { general: true } : { general: false, power: section };
  const source = passage.source.slice(from, end);
  if (source.trim() === '') {
    const message = `No event stands under ${nameOf(section)}.`;
    const allowed = 'Write its title on a line, or - for none, and its effects under it.';
    mistakes.push(mistakeAt(passage, span, 'refused', { message, allowed }));
    return null;
  }
  const read = parseEvent(source, place, line);
  if (read.ok) return read.value;
  for (const mistake of read.mistakes) mistakes.push(mistake);
  return null;
}

const nameOf = (section: Section) => (section === 'general' ? 'General' : section);

/** What is wrong with a card besides its events: its number, its trend, a section twice or missing. */
function refuseHeader(passage: Passage, { header, span, parts }: CardText, seen: Set<number>): Mistake[] {
  const mistakes: Mistake[] = [];
  const add = (
    kind: Mistake['kind'],
    at: [number, number],
    message: string,
    allowed: string,
    rule?: string,
  ) => mistakes.push(mistakeAt(passage, at, kind, { message, allowed, ...(rule ? { rule } : {}) }));
  const { number, trend } = header;
  const example = `Write for example: Card ${number}, trend -1.`;
  if (!v.is(cardShape.entries.number, number)) add('refused', span, 'A card’s number is 1 to 999.', example);
  else if (seen.has(number))
    add('refused', span, `Card ${number} is there twice.`, 'Give each card a number of its own.');
  seen.add(number);
  if (trend === null) add('ask', span, 'What is the card’s economic trend?', example, 'GS 9.21');
  else if (!v.is(cardShape.entries.trend, trend))
    add('refused', span, 'A trend lies between −3 and +3.', example, 'GS 9.21');
  for (const section of SECTIONS) {
    const [first, again] = parts.filter((part) => part.section === section);
    const event = section === 'general' ? 'general event' : `event for ${section}`;
    if (!first)
      add(
        'refused',
        span,
        `Card ${number} has no ${event}.`,
        `Write ${nameOf(section)} on a line, the event under it.`,
        'GS 9.12',
      );
    else if (again)
      add('refused', again.span, `Card ${number} has a second ${event}.`, 'Leave one of them.', 'GS 9.12');
  }
  return mistakes;
}
