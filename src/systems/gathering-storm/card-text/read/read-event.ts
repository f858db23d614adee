import * as v from 'valibot';
import type { Unread } from '@/kernel/result';
import { type Event, eventShape } from '../../cards/card';
import { checkEffect, isConditional } from '../../effects';
import type { CardPlace } from '../../effects/place';
import type { Effect } from '../../effects/shapes';
import { answersTo, UNANSWERED } from '../ask/answers';
import { DO_IT } from '../ask/lacking';
import { askPronoun, nearestTo, refuseUnread, UNREAD } from '../ask/nearest';
import { askMeaning } from '../ask/two-meanings';
import { noticeKnown } from '../notions/notice';
import type { Lacking } from '../notions/read-freely';
import { type Mistake, mistakeAt } from './mistake';
import { isReadable, readPieces, type TextPiece } from './read-effects';
import { createSourceText, endOfLine, isNoTitle, plainFrom, type SourceText, sourceAt } from './source-text';
import { readTold } from './told-back';
import { refuseTrendLine } from './trend-line';
import { type Note, readVerbatim } from './verbatim';

/** An event as it was read; or every mistake in order, and the effects that were read all the same. */
export type ReadEvent = { ok: true; value: Event } | { ok: false; mistakes: Mistake[]; effects: Effect[] };

/** From so many mistakes on the nearest words are not looked for: the text is no card. */
export const UNHINTED = 100;
/** Beyond so many no answers are looked for: a handful is told at once. */
const ANSWERED = 12;

/** In a longer text, which is no card, the parts of a line are not looked at by themselves. */
const LONGEST_CARD = 800;

/** A note on color and where it stands in the source. */
interface Noted {
  note: Note;
  span: readonly [number, number];
}

/** The title line as read, and where the effects begin in the plain text. */
interface Title {
  title: string;
  notes: Noted[];
  start: number;
  mistakes: Mistake[];
}

/** What is known of an event’s text besides its words. */
export interface Around {
  /** The number of its first line in its file. */
  line?: number;
  /** What something beside it says of its color. */
  notes?: readonly Note[];
  /** How many mistakes were told before it: beyond a hundred the nearest words are not looked for. */
  before?: number;
}

/**
 * Reads an event from its printed words: a title line (`-` for none), then its effects, one or several on a line.
 * What color says stands in brackets: who benefits, `[secret]`, `[public]`.
 * @rule GS Guide; 9.31, 9.41
 */
export function parseEvent(source: string, place: CardPlace, around: Around = {}): ReadEvent {
  const sourceText = createSourceText(source, around.line);
  const title = readTitle(sourceText, place);
  const notes = [...notedAt(around.notes), ...title.notes];
  return readUnder(sourceText, { ...title, notes }, { place, before: around.before ?? 0 });
}

/**
 * Reads an event whose title, if any, stands elsewhere than its effects, so that nothing can be taken for the other.
 * @param effects their printed words, one or several on a line
 */
export function parseEffects(
  effects: string,
  place: CardPlace,
  { title, notes, before = 0 }: { title: string } & Around,
): ReadEvent {
  const sourceText = createSourceText(effects);
  return readUnder(sourceText, { title, notes: notedAt(notes), start: 0, mistakes: [] }, { place, before });
}

/** Notes that stand beside the text. */
const notedAt = (notes: readonly Note[] = []): Noted[] => notes.map((note) => ({ note, span: [0, 0] }));

/** The effects under a title, and what color says of the whole. */
function readUnder(
  sourceText: SourceText,
  { title, notes, start, mistakes }: Title,
  { place, before }: { place: CardPlace; before: number },
): ReadEvent {
  const effects: Effect[] = [];
  const pieces = readPieces(sourceText, start, place);
  for (const piece of pieces) {
    if ('note' in piece) notes.push({ note: piece.note, span: spanOf(sourceText, piece) });
    const told = before + mistakes.length;
    const mistake = mistakeIn(sourceText, piece, place, told < UNHINTED, told < ANSWERED);
    if (mistake) mistakes.push(mistake);
    else if ('reading' in piece && 'effect' in piece.reading) effects.push(piece.reading.effect);
  }
  const secret = notes.some(({ note }) => note === 'secret');
  const wrong = refuseNotes(sourceText, notes, place);
  if (wrong) mistakes.push(wrong);
  if (mistakes.length > 0) return { ok: false, mistakes, effects };
  // Conditional support events are printed on gray (GS Guide, Support).
  const gray = !place.general && notes.length === 0 && effects.some(isConditional);
  return { ok: true, value: { title, secret: secret || gray, effects } };
}

/** The first line with words on it; a line that holds only a note on color is not it. */
function readTitle(sourceText: SourceText, place: CardPlace): Title {
  const { source } = sourceText;
  const notes: Noted[] = [];
  for (const from of sourceText.lines) {
    const end = endOfLine(sourceText, from);
    const line = source.slice(from, end);
    if (line.trim() === '') continue;
    const { words, quoted, note, before } = readVerbatim(line);
    if (note) notes.push({ note, span: [from + before, end] });
    if (words === '' && !quoted) continue;
    const mistakes = refuseTitle(words, quoted, place).map(([kind, refusal]) =>
      mistakeAt(sourceText, [from, end], kind, refusal),
    );
    const title = !quoted && isNoTitle(words) ? '' : words;
    return { title, notes, start: plainFrom(sourceText, end), mistakes };
  }
  const message = 'There is no event here.';
  const allowed = 'Write its title on a line, or - for none, and its effects under it.';
  return {
    title: '',
    notes,
    start: sourceText.plain.length,
    mistakes: [mistakeAt(sourceText, [0, 0], 'unread', { message, allowed })],
  };
}

/** “Secret” as a bare word at the head of a line; with a mark behind it, it is the note that it always was. */
const BARE_SECRET = /^secret(?:ly)? /;

function refuseTitle(
  words: string,
  quoted: boolean,
  place: CardPlace,
): [Mistake['kind'], { message: string; allowed?: string; choices?: string[] }][] {
  const held = v.safeParse(eventShape.entries.title, words);
  if (!held.success)
    return [['refused', { message: held.issues[0].message, allowed: 'The first line is the title.' }]];
  const sourceText = createSourceText(words);
  // Decks that were read before these were read as effects have them as titles.
  const isKept = BARE_SECRET.test(sourceText.plain) || readTold(sourceText, 0, place) !== null;
  if (quoted || isKept || !isReadable(sourceText, place)) return [];
  return [
    [
      'ask',
      {
        message: 'Is this a title, or an effect of an event without one?',
        allowed: 'Put a title in quotation marks, or a line with - above the effects.',
        choices: [`"${words}"`, `-\n${words}`],
      },
    ],
  ];
}

const spanOf = (sourceText: SourceText, { from, end }: TextPiece) =>
  [sourceAt(sourceText, from), sourceAt(sourceText, end)] as const;

/** What stands before a place on its line. */
const before = (source: string, at: number) => source.slice(source.lastIndexOf('\n', at - 1) + 1, at);

/** What is told where nothing answers it: nobody is told to name what was named. */
function tellUnread(
  words: string,
  lacks: Lacking['lacks'],
  hint: Unread & { nearest?: string },
  place: CardPlace,
) {
  const said = noticeKnown(createSourceText(words).plain, place);
  const isNamed = lacks === 'where' && said.some(({ is }) => is === 'country');
  if (!isNamed) return { ...hint, message: UNANSWERED[lacks ?? 'apart'] };
  const { rule: _rule, ...rest } = hint;
  return { ...rest, message: UNANSWERED.apart, allowed: DO_IT };
}

/** What a line lacks, with what answers it; where nothing would, it is told and no question. */
function askUnread(words: string, { lacks }: Lacking, hint: Unread & { nearest?: string }, place: CardPlace) {
  const { nearest, message: asks, rule, allowed } = hint;
  const found = answersTo(words, lacks, asks, place);
  if (!found) return tellUnread(words, lacks, hint, place);
  const { message = asks, choices } = found;
  // “Armor +1”: what is only near has nothing to do with a level or a step.
  const near = lacks === null || nearest === undefined ? {} : { nearest };
  // Of another question what was allowed says nothing.
  const told = message === asks ? { ...(rule ? { rule } : {}), ...(allowed ? { allowed } : {}) } : {};
  return { message, ...told, ...near, choices };
}

function mistakeIn(
  sourceText: SourceText,
  piece: TextPiece,
  place: CardPlace,
  hinted: boolean,
  answered: boolean,
): Mistake | null {
  const span = spanOf(sourceText, piece);
  if ('unread' in piece) {
    const words = sourceText.source.slice(...span);
    const trend = refuseTrendLine(words, place);
    if (trend) return mistakeAt(sourceText, span, 'unread', trend);
    const nearest = hinted
      ? nearestTo(words, place, before(sourceText.source, span[0]), sourceText.source.length <= LONGEST_CARD)
      : null;
    const hint = hinted
      ? { ...refuseUnread(words, place, piece.unread), ...(nearest === null ? {} : { nearest }) }
      : UNREAD;
    const { unread } = piece;
    if (!('unknown' in unread)) {
      const asked = answered && hint.message.endsWith('?') ? askUnread(words, unread, hint, place) : hint;
      return mistakeAt(sourceText, span, 'unread', asked);
    }
    const { from, end } = unread.unknown;
    const token = sourceText.source.slice(sourceAt(sourceText, from), sourceAt(sourceText, end - 1) + 1);
    const around = before(sourceText.source, span[0]);
    const who = hinted
      ? (askPronoun(words, { token, before: around }, place) ?? askMeaning(words, token, place))
      : null;
    if (who) return mistakeAt(sourceText, span, 'ask', who);
    return mistakeAt(sourceText, span, 'unread', { ...hint, token });
  }
  if ('note' in piece) return null;
  const { reading } = piece;
  if ('effect' in reading) {
    const refusal = checkEffect(reading.effect, place);
    const choices = piece.barred ? { choices: piece.barred } : {};
    return refusal && mistakeAt(sourceText, span, 'refused', { ...refusal, ...choices });
  }
  const { refusal, choices } = reading;
  return choices
    ? mistakeAt(sourceText, span, 'ask', { ...refusal, choices })
    : mistakeAt(sourceText, span, 'refused', refusal);
}

function refuseNotes(sourceText: SourceText, notes: Noted[], place: CardPlace): Mistake | null {
  const secret = notes.find(({ note }) => note === 'secret');
  if (!secret) return null;
  if (place.general)
    return mistakeAt(sourceText, secret.span, 'refused', {
      message: 'A general event is face up for all.',
      rule: 'GS 9.31',
      allowed: 'Leave [secret] out.',
    });
  const open = notes.find(({ note }) => note === 'public');
  if (!open) return null;
  const refusal = {
    message: 'An event is secret or public.',
    rule: 'GS 9.41E',
    allowed: 'Write one of the two.',
  };
  return mistakeAt(sourceText, open.span, 'refused', refusal);
}
