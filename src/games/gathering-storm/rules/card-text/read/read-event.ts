import * as v from 'valibot';
import type { PartialRefusal } from '@/kernel/result';
import { type Event, eventShape } from '../../cards/card';
import { checkEffect, isConditional } from '../../effects';
import type { CardPlace } from '../../effects/place';
import type { Effect } from '../../effects/shapes';
import type { Country } from '../../vocabulary';
import { Chart, type Part } from '../grammar/chart';
import { COUNTRY_NOUNS, NAMES } from '../grammar/names';
import { readByHand, readPrinted, TIMES } from '../grammar/printed';
import { speaksOf, type Token } from '../grammar/token';
import { tokenize } from '../grammar/tokens';
import { findUnseen, type Note, readVerbatim } from './letters';
import { type Mistake, mistakeAt } from './mistake';
import { colorInTitle, type Noted, takeNotes } from './secrecy';
import { createSourceText, endOfLine, isNoTitle, plainFrom, type SourceText, sourceAt } from './source-text';
import { refuseTrendLine } from './trend-line';

/** So many letters are read at a table; the longest card has a tenth of them. */
export const MOST_LETTERS = 4000;

/** An event as it was read; or every mistake in order, and the effects that were read all the same. */
export type ReadEvent =
  | { ok: true; value: Event }
  | { ok: false; mistakes: Mistake[]; effects: Effect[]; title: string; secret: boolean };

/** The context of an event’s text. */
export interface Around {
  /** The number of its first line in its file. */
  line?: number;
  /** Color notes from outside the text. */
  notes?: readonly Note[];
}

/** A range of the text: an effect, or unread words with the first unknown one. */
interface Piece {
  from: number;
  end: number;
  effect?: Effect;
  unread?: PartialRefusal;
  token?: string;
}

/**
 * Reads an event of a list: any text on the first line is its title (`-` for none); its effects follow. Color
 * notes are in brackets: who benefits, `[secret]`, `[public]`.
 * @rule GS Guide; 9.31, 9.41
 */
export function parseEvent(source: string, place: CardPlace, { line, notes = [] }: Around = {}): ReadEvent {
  const sourceText = createSourceText(source, line);
  const title = readTitle(sourceText);
  // A line alone that does something is an effect; any other is a title alone.
  if (title && !title.quoted && isAlone(sourceText, title)) {
    const read = readBody(sourceText, title.from, place, { title: '', notes, mistakes: [] });
    if (read.ok && read.value.effects.length > 0) return read;
  }
  if (!title) {
    const refusal = {
      message: 'There is no event here.',
      allowed: 'Write its title on a line, or - for none, and its effects under it.',
    };
    return {
      ok: false,
      mistakes: [mistakeAt(sourceText, [0, 0], 'unread', refusal)],
      effects: [],
      title: '',
      secret: false,
    };
  }
  return orUntitled(readTitled(sourceText, title, place, notes), sourceText, title, place, notes);
}

/** “German support: -3 (max. +3)” above “+1 for each result”: what only reads as a whole has no title. */
function orUntitled(
  read: ReadEvent,
  sourceText: SourceText,
  { quoted }: Title,
  place: CardPlace,
  notes: readonly Note[],
): ReadEvent {
  if (read.ok || quoted) return read;
  const whole = readBody(sourceText, 0, place, { title: '', notes, mistakes: [] });
  return whole.ok && whole.value.effects.length > 0 ? whole : read;
}

/**
 * Reads what a person types from a card on the table. With several lines, the first is the title, whatever
 * its text; a single line is the effects, unless it is in quotation marks. A general card may have only a
 * trend.
 * @rule GS Guide; 9.12
 */
export function parseEntered(source: string, place: CardPlace): ReadEvent {
  const unseen = findUnseen(source);
  if (unseen) return { ok: false, mistakes: [unseen], effects: [], title: '', secret: false };
  const sourceText = createSourceText(source);
  const title = readTitle(sourceText, place);
  if (!title && place.general) return readBody(sourceText, 0, place, { title: '', notes: [], mistakes: [] });
  const isNone = title !== null && !title.quoted && isNoTitle(title.words);
  const untitled = !title || (!title.quoted && !isNone && isAlone(sourceText, title, place));
  const read = untitled
    ? readBody(sourceText, 0, place, { title: '', notes: [], mistakes: [] })
    : orUntitled(readTitled(sourceText, title, place, []), sourceText, title, place, []);
  if (!read.ok || read.value.effects.length > 0 || (place.general && (title?.quoted || isNone))) return read;
  const { length } = source;
  const missing = { message: 'What the event does is missing.', allowed: 'Write it under the title.' };
  return {
    ok: false,
    mistakes: [mistakeAt(sourceText, [length, length], 'unread', missing)],
    effects: [],
    title: read.value.title,
    secret: read.value.secret,
  };
}

/** Reads effects whose title, if any, is given separately. */
export function parseEffects(
  effects: string,
  place: CardPlace,
  { title, notes = [] }: { title: string } & Around,
): ReadEvent {
  return readBody(createSourceText(effects), 0, place, { title, notes, mistakes: [] });
}

/** The title line: its words, and its position in the source. */
interface Title {
  words: string;
  quoted: boolean;
  notes: Note[];
  from: number;
  end: number;
}

/** What marks a line of a list. */
const BULLET = /^\s*(?:[•·▪▫◦‣●○*✱➤]|[-–](?=\s+\p{L}))\s+/u;

/** The first line with words on it; one that holds only a note on color, or at a table only the trend, is not it. */
function readTitle(sourceText: SourceText, place?: CardPlace): Title | null {
  const { source } = sourceText;
  const notes: Note[] = [];
  for (const from of sourceText.lines) {
    const end = endOfLine(sourceText, from);
    const line = source.slice(from, end);
    if (line.trim() === '') continue;
    const { words, quoted, note } = readVerbatim(line.replace(BULLET, ''));
    if (note) notes.push(note);
    if (words === '' && !quoted) continue;
    if (!quoted && place && (isOnlyTrend(words, place) || /^sec(?:ret)?[.:]?$/i.test(words))) continue;
    return { words, quoted, notes, from: plainFrom(sourceText, from), end: plainFrom(sourceText, end) };
  }
  return null;
}

/** Whether a line has the trend and nothing else. @rule GS 9.21 */
export const isOnlyTrend = (words: string, place: CardPlace): boolean =>
  place.general && refuseTrendLine(words, place)?.trend?.rest === '';

/** Whether only color notes, or at a table the trend, follow the title line. */
const isAlone = ({ plain }: SourceText, { end }: Title, place?: CardPlace): boolean =>
  takeNotes(plain, end)
    .rest.slice(end)
    .split('\n')
    .every((line) => line.trim() === '' || (place && isOnlyTrend(line, place)));

function readTitled(
  sourceText: SourceText,
  { words, quoted, notes, from, end }: Title,
  place: CardPlace,
  otherNotes: readonly Note[],
): ReadEvent {
  const colored = quoted || place.general ? null : colorInTitle(words);
  const title = !quoted && isNoTitle(words) ? '' : (colored ?? words);
  const held = v.safeParse(eventShape.entries.title, title);
  const mistakes = held.success
    ? []
    : [
        mistakeAt(sourceText, [sourceAt(sourceText, from), sourceAt(sourceText, end)], 'refused', {
          message: held.issues[0].message,
          allowed: 'The first line is the title.',
        }),
      ];
  const above = notesAbove(sourceText, from, place);
  mistakes.push(...above);
  return readBody(sourceText, end, place, {
    title,
    notes: [...otherNotes, ...notes, ...(colored === null ? [] : ['secret' as const])],
    mistakes,
  });
}

/** Mistakes for text above the title that is not a note: the trend. */
function notesAbove(sourceText: SourceText, from: number, place: CardPlace): Mistake[] {
  return piecesOf(sourceText, 0, from, place).pieces.flatMap(
    (piece) => mistakeOf(sourceText, piece, place) ?? [],
  );
}

interface Head {
  title: string;
  notes: readonly Note[];
  mistakes: Mistake[];
}

/** Reads the effects from a position on, and the color notes of the whole event. */
function readBody(
  sourceText: SourceText,
  start: number,
  place: CardPlace,
  { title, notes: otherNotes, mistakes }: Head,
): ReadEvent {
  const { pieces, notes: noted } = piecesOf(sourceText, start, sourceText.plain.length, place, title);
  const effects: Effect[] = [];
  for (const piece of pieces) {
    const mistake = mistakeOf(sourceText, piece, place);
    if (mistake) mistakes.push(mistake);
    else if (piece.effect) effects.push(piece.effect);
  }
  const notes = [...otherNotes, ...noted.map(({ note }) => note)];
  const wrong = refuseNotes(sourceText, notes, noted, place);
  if (wrong) mistakes.push(wrong);
  const secret = notes.includes('secret');
  if (mistakes.length > 0) return { ok: false, mistakes, effects, title, secret: secret && !place.general };
  // Conditional support events are printed on gray (GS Guide, Support).
  const gray = !place.general && notes.length === 0 && effects.some(isConditional);
  return { ok: true, value: { title, secret: secret || gray, effects } };
}

/** Everything between two places: lines as cards print them, orders to the table, and what people write between these. */
function piecesOf(
  { plain, source, ...lines }: SourceText,
  start: number,
  stop: number,
  place: CardPlace,
  title = '',
): { pieces: Piece[]; notes: Noted[] } {
  const sourceText = { plain, source, ...lines };
  const { notes, rest } = takeNotes(withoutOrders(plain.slice(0, stop)), start);
  const pieces: Piece[] = [];
  let free = -1;
  const flush = (end: number) => {
    if (free !== -1) pieces.push(...readFree(rest, free, end, place, title));
    free = -1;
  };
  for (let at = start; at < stop; ) {
    const line = rest.indexOf('\n', at);
    const end = line === -1 ? stop : line;
    const from = at + (rest.slice(at, end).length - rest.slice(at, end).trimStart().length);
    const written = (colon: number) =>
      source.slice(sourceAt(sourceText, colon), endOfLine(sourceText, sourceAt(sourceText, from)));
    const order = readByHand(plain, from, written);
    const printed = order ? null : readPrinted(rest, from, place);
    if (order || printed) flush(at);
    if (order)
      pieces.push({
        from,
        end,
        ...(order.effect
          ? { effect: order.effect }
          : {
              unread: {
                message: 'When is it shown?',
                rule: 'GS 9.41',
                allowed: `Write one of: ${Object.values(TIMES).join(', ')}; then “, before or after” if the owner says which.`,
              },
            }),
      });
    else if (printed) pieces.push({ from, end: printed.end, effect: printed.effect });
    else if (free === -1 && from < end) free = from;
    at = Math.max(end, printed?.end ?? 0) + 1;
  }
  flush(stop);
  return { pieces, notes };
}

/** Masks the words of orders: brackets in them are not notes; one after them is. */
const withoutOrders = (plain: string): string =>
  plain.replace(
    /(?<=^|\n)( ?by hand[^:\n]{0,60}:)([^\n]*?)((?: ?\[ ?(?:secret|public) ?\][ .]*)?)(?=\n|$)/g,
    (_, head, words, note) => head + words.replace(/./g, 'x') + note,
  );

function readFree(plain: string, from: number, end: number, place: CardPlace, title: string): Piece[] {
  const tokens = tokenize(plain, from, end, place);
  const chart = new Chart(plain, place);
  const parts = disputesOf(chart.read(tokens)).map((part) => readByTitle(part, chart, title));
  return parts.flatMap((part, at): Piece[] => {
    const start = part.tokens[0]?.from ?? from;
    const last = part.tokens.at(-1)?.end ?? end;
    if (part.effects) return part.effects.map((effect) => ({ from: start, end: last, effect }));
    // Words without meaning are part of the unread range, from the previous mark to the next.
    const before = parts[at - 1]?.tokens.at(-1)?.end ?? from;
    const lead = Math.max(before, plain.lastIndexOf('\n', start - 1) + 1);
    const skipped = /^[\s.,;:/&-]*/.exec(plain.slice(lead, start))?.[0].length ?? 0;
    const next = parts[at + 1]?.tokens[0]?.from ?? end;
    const behind = plain.slice(last, next).search(/[\n;,]|\.(?=\s|$)/);
    const stop = behind === -1 ? next : last + behind;
    return [
      { from: lead + skipped, end: start + plain.slice(start, stop).trimEnd().length, ...whyUnread(part) },
    ];
  });
}

/** “The Axis must support one side; Russia or the Allies the other”: one thing, where it names no countries. */
function disputesOf(parts: readonly Part[]): Part[] {
  const isOpen = ({ tokens, effects }: Part) => !effects && speaksOf(tokens, 'dispute');
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last && isOpen(last) && isOpen(part))
      all[all.length - 1] = { tokens: [...last.tokens, ...part.tokens], effects: null };
    else all.push(part);
  }
  return all;
}

const countriesIn = (words: readonly string[], of: (word: string) => Country | undefined): Country[] => [
  ...new Set(words.flatMap((word) => of(word.replace('-', ' ')) ?? [])),
];
function countryNamed(word: string): Country | undefined {
  const name = NAMES.get(word);
  return name?.is === 'country' ? name.value : undefined;
}

/** Reads a dispute whose two countries are only in the title. @rule GS Guide, Diplomacy */
function readByTitle(part: Part, chart: Chart, title: string): Part {
  const { tokens, effects } = part;
  if (effects || !speaksOf(tokens, 'dispute') || tokens.some(({ is }) => is === 'country')) return part;
  const words = createSourceText(title).plain.match(/\p{L}+(?:-\p{L}+)?/gu) ?? [];
  const nouns = countriesIn(words, (word) => COUNTRY_NOUNS.get(word));
  // “Bulgarian claims on Rumania”: adjectives count as names if there are not two nouns.
  const named = nouns.length === 2 ? nouns : countriesIn(words, countryNamed);
  if (named.length !== 2) return part;
  const at = tokens[0]?.from ?? 0;
  const countries = named.map((value): Token => ({ is: 'country', value, from: at, end: at }));
  return { tokens, effects: chart.readPart([...countries, ...tokens]) };
}

function whyUnread({ tokens }: Part): Pick<Piece, 'unread' | 'token'> {
  const unknown = tokens.find(({ is }) => is === 'unknown');
  const allowed = 'Say it in other words, or go on by pieces.';
  if (!unknown)
    return { unread: { message: 'Each word is clear, but not what they say together.', allowed } };
  const token = String(unknown.value);
  const unread = /^\d/.test(token)
    ? { message: `“${token}” is not a whole number in figures.`, allowed: 'Write an amount from -9 to +9.' }
    : { message: `“${token}” is not understood here.`, allowed };
  return { unread, token };
}

function mistakeOf(
  sourceText: SourceText,
  { from, end, effect, unread, token }: Piece,
  place: CardPlace,
): Mistake | null {
  const span = [sourceAt(sourceText, from), sourceAt(sourceText, end - 1) + 1] as const;
  if (effect) {
    const refusal = checkEffect(effect, place);
    return refusal && mistakeAt(sourceText, span, 'refused', refusal);
  }
  const trend = refuseTrendLine(sourceText.source.slice(...span), place);
  if (trend) return mistakeAt(sourceText, span, 'unread', trend);
  return mistakeAt(sourceText, span, 'unread', {
    message: 'It cannot be read.',
    ...unread,
    ...(token ? { token } : {}),
  });
}

function refuseNotes(
  sourceText: SourceText,
  notes: readonly Note[],
  noted: readonly Noted[],
  place: CardPlace,
): Mistake | null {
  if (!notes.includes('secret')) return null;
  const at = noted[0] ?? { from: 0, end: 0 };
  const span = [sourceAt(sourceText, at.from), sourceAt(sourceText, at.end)] as const;
  if (place.general)
    return mistakeAt(sourceText, span, 'refused', {
      message: 'A general event is face up for all.',
      rule: 'GS 9.31',
      allowed: 'Leave [secret] out.',
    });
  if (!notes.includes('public')) return null;
  return mistakeAt(sourceText, span, 'refused', {
    message: 'An event is secret or public.',
    rule: 'GS 9.41E',
    allowed: 'Write one of the two.',
  });
}
