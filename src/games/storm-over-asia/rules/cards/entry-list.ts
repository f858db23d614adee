import { DECK_SIZE, type Event, type List } from './card';
import type { Doubt, Way } from './doubts';
import { createHeads, type Head, type ListPosition, printHead } from './head';
import { cleanLine, rawLinesOf, readLine } from './lines';
import { isVerbatim, printEntryWords, readEntryWords } from './read-entry';

/** An entry of a list, with the line of its head. */
export interface ListedEntry extends ListPosition {
  event: Event;
  line: number;
}

/** A list of entries as it was understood. */
export interface EntryList {
  /** Entries without open doubts. */
  entries: ListedEntry[];
  /** Everything that cannot be read, or is not sure, by its line. */
  mistakes: Doubt[];
}

/** Enough for 640 entries of maximum length. */
export const MOST_LETTERS = 1_000_000;
/** An entry has a title and six effects; the rest of a longer block is not read. */
const MOST_LINES = 50;
/** How many mistakes are reported; later ones are reported once these are fixed. */
export const MOST_MISTAKES = 200;

interface Block {
  /** The line of its first words, from 1. */
  line: number;
  lines: string[];
}

/** Splits a text into blocks at blank lines. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const [at, raw] of rawLinesOf(text).entries()) {
    if (cleanLine(raw) === '') open = null;
    else if (open) open.lines.push(raw);
    else {
      open = { line: at + 1, lines: [raw] };
      blocks.push(open);
    }
  }
  return blocks;
}

type ReadHead = ReturnType<typeof createHeads>;

/**
 * Reads a list of entries: blocks separated by blank lines, each with its list and number as head, followed
 * by the printed words. Never throws: anything that is not part of a list is a mistake on its line.
 * @param categories the table's names of Japan’s four lists
 * @param diplomatic Japan’s diplomatic list at this table; the first one if omitted
 */
export function readEntryList(
  text: string,
  categories: readonly string[] = [],
  diplomatic?: List,
): EntryList {
  if (text.length > MOST_LETTERS) return { entries: [], mistakes: [tooLong(text.length)] };
  const readHead = createHeads(categories);
  const list: EntryList = { entries: [], mistakes: [] };
  const seen = new Map<string, number>();
  let before: Block | null = null;
  for (const block of blocksOf(text)) {
    if (list.mistakes.length >= MOST_MISTAKES) {
      const message = 'What follows is not read yet: fix the mistakes above first.';
      list.mistakes.push({ line: block.line, words: shorten(block.lines[0] ?? ''), message, ways: [] });
      break;
    }
    readBlock({ block, before, readHead, seen, categories, diplomatic }, list);
    before = block;
  }
  return list;
}

function tooLong(letters: number): Doubt {
  const print = (count: number) => count.toLocaleString('en-US');
  return {
    line: 1,
    words: '',
    message: `The text has ${print(letters)} letters; at most ${print(MOST_LETTERS)} are read.`,
    allowed: 'Paste the list in parts.',
    ways: [],
  };
}

const shorten = (words: string) => (words.length > 80 ? `${words.slice(0, 79)}…` : cleanLine(words));

interface Reading {
  block: Block;
  before: Block | null;
  readHead: ReadHead;
  /** The lines of the entries that were there before. */
  seen: Map<string, number>;
  categories: readonly string[];
  diplomatic: List | undefined;
}

function readBlock(reading: Reading, list: EntryList): void {
  const { block, readHead, seen } = reading;
  const [first = '', ...body] = block.lines;
  const head = readHead(first);
  const wrong = doubtHead(reading, head);
  if (wrong || head?.is !== 'head') {
    if (wrong) list.mistakes.push(wrong);
    return;
  }
  const place: ListPosition = { list: head.list, number: head.number };
  const name = printHead(place);
  const earlier = seen.get(name);
  if (earlier === undefined) seen.set(name, block.line);
  const fail = (message: string, allowed: string) =>
    list.mistakes.push({ line: block.line, words: shorten(first), message, allowed, ways: [takeOut(block)] });
  if (earlier !== undefined) {
    fail(`${name} is on line ${earlier} already.`, 'Give it its own number, or take it out.');
    return;
  }
  if (body.length === 0) {
    fail(`There is nothing under ${name}.`, 'Write under it what its card says.');
    return;
  }
  const says = body.slice(0, MOST_LINES);
  const { event, doubts } = readEntryWords(says.join('\n'), { ...place, diplomatic: reading.diplomatic });
  const found = [
    ...doubts.map((doubt) => moveDown(doubt, block.line)),
    ...says.flatMap((line, at) => doubtInner(line, block.line + 1 + at, at === 0, readHead)),
  ].sort((one, other) => one.line - other.line);
  if (found.length > 0) list.mistakes.push(...found);
  else list.entries.push({ ...place, event, line: block.line });
}

const takeOut = ({ line, lines }: Block): Way => ({
  label: 'Take it out',
  line,
  lines: lines.length,
  words: '',
});

function moveDown(doubt: Doubt, by: number): Doubt {
  return {
    ...doubt,
    words: shorten(doubt.words),
    line: doubt.line + by,
    ways: doubt.ways.map((way) => ({ ...way, line: way.line + by })),
  };
}

/** Why the first line of a block is not the head of an entry. */
function doubtHead({ block, before, categories }: Reading, head: Head | null): Doubt | null {
  const { line } = block;
  const words = shorten(block.lines[0] ?? '');
  const replace = (label: string, text: string): Way => ({ label, line, lines: 1, words: text });
  if (head && head.is !== 'unknown' && (head.number < 1 || head.number > DECK_SIZE))
    return {
      line,
      words,
      message: `The deck has ${DECK_SIZE} cards: ${head.number} is none of them.`,
      allowed: `Write a number from 1 to ${DECK_SIZE}.`,
      ways: [takeOut(block)],
    };
  if (head?.is === 'head') return null;
  if (head?.is === 'long')
    return {
      line,
      words,
      message: 'What an entry says goes under its number.',
      ways: [replace('Begin a line behind the number', `${printHead(head)}\n${head.rest}`)],
    };
  const names = `General, Japanese 1 to 4, Chinese, British or Russian${categories.length > 0 ? `; of this table: ${categories.join(', ')}` : ''}`;
  if (head?.is === 'unknown') {
    const japanese = /^japan(ese)?$/i.test(head.name);
    const meant = head.nearest && printHead({ list: head.nearest, number: head.number });
    return {
      line,
      words,
      message: japanese ? 'Which of Japan’s four lists is it?' : `There is no list called “${head.name}”.`,
      allowed: japanese ? `Write Japanese 1, ${head.number} or another of the four.` : `The lists: ${names}.`,
      ways: [...(meant ? [replace(`Did you mean “${meant}”?`, meant)] : []), takeOut(block)],
    };
  }
  return {
    line,
    words,
    message: 'This is not under a list and a number.',
    allowed: 'Head it with its list and number: General 12',
    ways: [...(before ? [join(before, block)] : []), takeOut(block)],
  };
}

/** Removes a blank line within an entry. */
function join(before: Block, { line, lines }: Block): Way {
  const end = before.line + before.lines.length;
  return {
    label: `It belongs to “${shorten(before.lines[0] ?? '')}”`,
    line: end,
    lines: line - end + 1,
    words: lines[0] ?? '',
  };
}

/** A head in the midst of an entry: the blank line before it is missing. */
function doubtInner(raw: string, line: number, first: boolean, readHead: ReadHead): Doubt[] {
  const words = cleanLine(raw);
  if (readLine(words) || isVerbatim(words) || readHead(words)?.is !== 'head') return [];
  return [
    {
      line,
      words,
      message: 'This is the head of another entry.',
      allowed: 'Leave a blank line before it.',
      ways: [
        { label: 'Leave a blank line before it', line, lines: 1, words: `\n${words}` },
        first
          ? { label: 'Keep it as a title: it changes nothing', line, lines: 1, words: `Title: ${words}` }
          : { label: 'Done on the board', line, lines: 1, words: `By hand: ${words}` },
      ],
    },
  ];
}

/** Prints a list of entries in a form that any table can read again. */
export function printEntryList(
  entries: readonly (ListPosition & { event: Event })[],
  categories: readonly string[] = [],
  diplomatic?: List,
): string {
  const readHead = createHeads(categories);
  const isHead = (words: string) => readHead(words)?.is === 'head';
  return entries
    .map(({ event, ...place }) => {
      const words = printEntryWords(event, { ...place, diplomatic }, isHead);
      // An entry that says nothing is still an entry.
      return `${printHead(place)}\n${words === '' ? `[${event.window.replace('-', ' ')}]` : words}\n`;
    })
    .join('\n');
}
