import type * as v from 'valibot';
import { readShape } from '@/kernel/file/read-shape';
import { said } from '@/kernel/result';
import { checkEffect, EFFECTS, kindOf } from '../../effects';
import type { EffectKind } from '../../effects/effect';
import type { CardPlace } from '../../effects/place';
import type { Effect } from '../../effects/shapes';
import { noticeKnown } from '../notions/notice';
import { type FreeParse, isCounted, joinBase, readFreely } from '../notions/read-freely';
import type { ParseResult } from './parse-result';
import { NOTE, NOTE_BEHIND, NOTE_LAST, NOTE_WITHIN } from './secrecy';
import { createSourceText, pattern, type SourceText, take } from './source-text';
import { readTold } from './told-back';
import type { Note } from './verbatim';

/** Why words that nothing reads are none: the word that means nothing, or what they lack. */
export type Death = Exclude<FreeParse, { ways: unknown }>;

/** A piece of what stands under a title: an effect or its refusal, a note on color, or words that nothing reads. */
export type TextPiece = { from: number; end: number } & (
  | {
      reading: ParseResult<Effect>;
      free?: true /** Each way to mean it, where this card can carry none. */;
      barred?: readonly string[];
    }
  | { note: Note }
  | { unread: Death }
);

const KINDS = Object.values(EFFECTS) as unknown as readonly EffectKind[];

/** “No other effect”, at the end of a line: it says nothing. */
const NOTHING_ELSE =
  '(?:and |with )?(?:(?:there is |has )?no (?:other|further|more|additional) effects?|nothing (?:else|more|further))';
const EFFECT_SEPARATOR = pattern(`(?:[\\s.,;]|(?<=[.,;\\n] ?)${NOTHING_ELSE}(?= ?(?:[.,;\\n]|$)))+`);
const LONGEST_NOTHING = 60;
const NOTHING_BEHIND = new RegExp(`[\\s.,;-]+\\(?${NOTHING_ELSE}[\\s.)]*$`);
/** What may stand between two things of one line that have nothing to do with each other. */
const DIVIDES = /[.,;\n]/;

/** Reads one effect where the text stands, held to the shape of its kind; nothing when no kind begins so. */
export function readAt(sourceText: SourceText, at: number, place: CardPlace): ParseResult<Effect> | null {
  for (const kind of KINDS) {
    const reading: ParseResult<Effect> | null = kind.read(sourceText, at, place);
    if (!reading) continue;
    if (!('effect' in reading)) return reading;
    const held = readShape(kind.shape as v.GenericSchema<unknown, Effect>, reading.effect);
    return held.ok
      ? { end: reading.end, effect: held.value }
      : { end: reading.end, refusal: { message: said(held.refusal) } };
  }
  return null;
}

/**
 * Everything from a place on, piece by piece: as the app says it, as cards print it, and a line that no card prints as people say it.
 * After words that nothing reads it goes on with the next line.
 * @param lines all of them, or the first on which more than a note stands
 */
export function readPieces(
  sourceText: SourceText,
  start: number,
  place: CardPlace,
  lines: 'all' | 'first' = 'all',
): TextPiece[] {
  const pieces: TextPiece[] = [];
  const { plain } = sourceText;
  let at = start;
  for (;;) {
    at = take(sourceText, at, EFFECT_SEPARATOR)?.end ?? at;
    if (at >= plain.length) return pieces;
    const first = lines === 'first' ? pieces.find((piece) => !('note' in piece)) : undefined;
    if (first && endOf(plain, first.from) < at) return pieces;
    const printed = readPrinted(sourceText, at, place);
    if (Array.isArray(printed)) pieces.push(...printed);
    else pieces.push(...readLine(sourceText, { from: at, pieces, place, printed }));
    // Reading goes on, whatever stands there.
    if ((pieces.at(-1) as TextPiece).end <= at)
      pieces.push({ from: at, end: endOf(plain, at), unread: { lacks: null } });
    at = (pieces.at(-1) as TextPiece).end;
  }
}

/** What stands at a place as the app says it or a card prints it; else what it is as a card prints it, if only in part. */
function readPrinted(
  sourceText: SourceText,
  from: number,
  place: CardPlace,
): TextPiece[] | ParseResult<Effect> | null {
  const note = take(sourceText, from, NOTE) ?? take(sourceText, from, NOTE_LAST);
  if (note) return [{ from, end: note.end, note: note.words.includes('public') ? 'public' : 'secret' }];
  const told = readTold(sourceText, from, place);
  if (told) {
    const ways = told.effects.map((effect) => [effect]);
    return piecesOf(ways, from, told.end, place, 'printed');
  }
  const reading = readAt(sourceText, from, place);
  const isRead =
    reading && ('effect' in reading || ('choices' in reading && isWhole(sourceText, reading.end)));
  return isRead ? [{ from, end: reading.end, reading }] : reading;
}

/** Whether something stands there that no card prints; it may, where this does not say so. */
function isUnprinted(sourceText: SourceText, place: CardPlace): boolean {
  let at = 0;
  for (;;) {
    at = take(sourceText, at, EFFECT_SEPARATOR)?.end ?? at;
    if (at >= sourceText.plain.length) return false;
    const printed = readPrinted(sourceText, at, place);
    if (!Array.isArray(printed)) return printed === null;
    at = (printed.at(-1) as TextPiece).end;
  }
}

const endOf = (plain: string, from: number) => {
  const next = plain.indexOf('\n', from);
  return next === -1 ? plain.length : next;
};
/** Where a line ends, or what keeps it secret begins. */
function endBeforeNoted(plain: string, from: number): number {
  const end = endOf(plain, from);
  const within = NOTE_WITHIN.exec(plain.slice(from + 1, end));
  const stop = within ? from + 1 + within.index : end;
  // At the end of a line it is looked for there.
  return within && /[\p{L}\d]/u.test(plain.slice(stop + within[0].length, end)) ? stop : end;
}

const endBeforeNote = (plain: string, from: number, end: number) => {
  const tail = Math.max(from, end - LONGEST_NOTHING);
  const said = NOTHING_BEHIND.exec(plain.slice(tail, end));
  return endWithoutNote(plain, from, said ? tail + said.index : end);
};
function endWithoutNote(plain: string, from: number, end: number): number {
  // Most lines end in no letter that a note ends in.
  if (!/[\])tdhnc.,!\s]/.test(plain[end - 1] ?? '')) return end;
  const before = end - (NOTE_BEHIND.exec(plain.slice(from, end))?.[0].length ?? 0);
  // Whatever is read is at least a letter.
  return before > from ? before : end;
}

/** Whether nothing but a note follows on the line. */
const isWhole = ({ plain }: Pick<SourceText, 'plain'>, end: number) =>
  /^(?:[\s.,;]|\[ ?(?:secret|public) ?\])*$/.test(plain.slice(end, endOf(plain, end)));

/** The last pieces, from a place on. */
function sinceOf(pieces: readonly TextPiece[], begin: number): TextPiece[] {
  let at = pieces.length;
  while (at > 0 && (pieces[at - 1] as TextPiece).from >= begin) at -= 1;
  return pieces.slice(at);
}

interface Line {
  from: number;
  /** Those before it; what stands on its line goes with it where the whole line is read at once. */
  pieces: TextPiece[];
  place: CardPlace;
  /** What it is as cards print it, if only in part. */
  printed: ParseResult<Effect> | null;
}

/** A line as people say it: from here on, from its beginning, or with the next line; else what it lacks. */
function readLine({ plain }: SourceText, { from, pieces, place, printed }: Line): TextPiece[] {
  const end = endBeforeNoted(plain, from);
  const begin = plain.lastIndexOf('\n', from - 1) + 1;
  const on = sinceOf(pieces, begin).filter((piece) => !('note' in piece));
  const [first] = on;
  const before = pieces.at(-1);
  const apart =
    on.length === 0 ||
    (before !== undefined && 'note' in before) ||
    (before !== undefined && DIVIDES.test(plain.slice(before.end, from)));
  const rest = readFreely(plain, from, endBeforeNote(plain, from, end), place);
  // What is counted goes with the support before it: “-3, +1 for each …”.
  const counts = 'ways' in rest && rest.ways.some(([effect]) => effect && isCounted(effect));
  const whole = first ? readFreely(plain, first.from, endBeforeNote(plain, first.from, end), place) : null;
  // On a power's own card whoever was named before on the line may be meant again.
  const asks = place.power !== undefined && whole !== null && 'ways' in whole && whole.ways.length > 1;
  // “Russia draws no tiles, one more for Germany”: what the end leaves open the whole says.
  const settles = 'ways' in rest && rest.ways.length > 1 && whole !== null && 'ways' in whole;
  const joined = on.length === 0 && counts ? joinAbove(pieces, rest.ways) : null;
  if (joined) {
    const above = pieces.pop() as TextPiece;
    return piecesOf(joined, above.from, endBeforeNote(plain, from, end), place);
  }
  if (apart && 'ways' in rest && !(first && (counts || asks || (settles && whole.ways.length === 1))))
    return piecesOf(rest.ways, from, endBeforeNote(plain, from, end), place);
  if (first && whole && 'ways' in whole) {
    for (const piece of on) pieces.splice(pieces.indexOf(piece), 1);
    return piecesOf(whole.ways, first.from, endBeforeNote(plain, first.from, end), place);
  }
  const next = endOf(plain, end + 1);
  // A word that means nothing means nothing with the next line either.
  const both =
    end < plain.length && on.length === 0 && !('unknown' in rest)
      ? readFreely(plain, from, endBeforeNote(plain, from, next), place)
      : null;
  if (both && 'ways' in both && !readsAlone(plain, end + 1, next, place))
    return piecesOf(both.ways, from, endBeforeNote(plain, from, next), place);
  const sentence = first && !apart ? readSentence(plain, first.from, [from, end], place) : null;
  if (sentence) {
    for (const piece of on) pieces.splice(pieces.indexOf(piece), 1);
    return sentence;
  }
  // “Conversion cost: 1 lower, I think”: what goes on without a mark may say the opposite of what stands before it.
  if (first && before && !apart && before.end >= from - 1 && isChanged(plain.slice(from, end), place)) {
    for (const piece of on) pieces.splice(pieces.indexOf(piece), 1);
    return [{ from: first.from, end, unread: 'ways' in rest ? { lacks: null } : rest }];
  }
  // What is refused as a card prints it is that only where nothing else stands behind it.
  if (printed && ('effect' in printed || printed.choices || isWhole({ plain }, printed.end)))
    return [{ from, end: printed.end, reading: namedOnly(printed, plain.slice(printed.end, end), place) }];
  return [{ from, end, unread: 'ways' in rest ? { lacks: null } : rest }];
}

/** Whether words say which way, or that nothing is. */
const isChanged = (words: string, place: CardPlace): boolean =>
  noticeKnown(words, place)
    .slice(0, 2)
    .some(
      (notion) =>
        notion.is === 'topic' &&
        !notion.value.includes('silent') &&
        notion.value.some((topic) => topic === 'down' || topic === 'none' || topic === 'inverse'),
    );

/** So far a sentence may go on. */
const LONGEST_SENTENCE = 240;

/** “Italy +2 (this turn). EAI frobs”: what began before goes to the end of its sentence, where that is read. */
function readSentence(
  plain: string,
  begin: number,
  [from, end]: readonly [number, number],
  place: CardPlace,
): TextPiece[] | null {
  const to = Math.min(end, begin + LONGEST_SENTENCE);
  for (const { index } of plain.slice(from, to).matchAll(/[.;](?=\s)/g)) {
    const before = plain.slice(begin, from + index);
    if (before.split('(').length > before.split(')').length) continue;
    const read = readFreely(plain, begin, from + index, place);
    if ('ways' in read) return piecesOf(read.ways, begin, from + index, place);
  }
  return null;
}

/** “Support -3”, and on the next line “+1 for each armor level”: what it begins with stands above. */
function joinAbove(pieces: readonly TextPiece[], ways: readonly Effect[][]): readonly Effect[][] | null {
  const above = pieces.at(-1);
  const base = above && 'reading' in above && 'effect' in above.reading ? above.reading.effect : null;
  if (base?.kind !== 'support') return null;
  const joined = ways.map((way) => joinBase([base, ...way]));
  return joined.every((way, at) => way !== null && way.length === ways[at]?.length)
    ? (joined as Effect[][])
    : null;
}

/** “Sweden: +1 (Germany)”: of the ways offered those that name who is named behind. */
function namedOnly(reading: ParseResult<Effect>, behind: string, place: CardPlace): ParseResult<Effect> {
  if (!('choices' in reading) || !reading.choices) return reading;
  const powersIn = (words: string) =>
    noticeKnown(words, place).flatMap((notion) => (notion.is === 'power' ? [notion.value] : []));
  const typed = powersIn(behind);
  const choices = reading.choices.filter((choice) =>
    powersIn(createSourceText(choice).plain).some((power) => typed.includes(power)),
  );
  return choices.length > 0 ? { ...reading, choices } : reading;
}

const readsAlone = (plain: string, from: number, end: number, place: CardPlace) =>
  'ways' in readFreely(plain, from, endBeforeNote(plain, from, end), place);

/** One way to mean it, a piece an effect; or a question with each way as cards print it. */
function piecesOf(
  ways: readonly Effect[][],
  from: number,
  end: number,
  place: CardPlace,
  how: 'printed' | 'free' = 'free',
): TextPiece[] {
  const free = how === 'free' ? ({ free: true } as const) : {};
  // What no card may carry here was not meant; where nothing else can be, its refusal says why.
  const possible = ways.filter((way) => way.every((effect) => !checkEffect(effect, place)));
  const [only = [], ...others] = possible.length > 0 ? possible : ways.slice(0, 1);
  const barred = possible.length === 0 && ways.length > 1 ? { barred: printedWays(ways, place) } : {};
  if (others.length === 0)
    return only.map((effect) => ({ from, end, reading: { end, effect }, ...free, ...barred }));
  const choices = printedWays(possible, place);
  return [{ from, end, reading: { end, refusal: askWhich(possible), choices }, ...free }];
}

const printedWays = (ways: readonly Effect[][], place: CardPlace) =>
  ways.map((way) => way.map((effect) => kindOf(effect).print(effect, place)).join('\n'));

/** What the ways differ in; one power or several at once are the same kind and the same amount. */
function askWhich(ways: readonly Effect[][]) {
  const differ = (of: (effect: Effect) => unknown) =>
    new Set(ways.map((way) => [...new Set(way.map(of))].join())).size > 1;
  if (differ(({ kind }) => kind)) return { message: 'Which of these does it do?' };
  if (differ((effect) => ('max' in effect ? effect.max : '')))
    return { message: 'How far can it go in all?' };
  if (differ((effect) => ('region' in effect ? effect.region : ''))) return { message: 'In which region?' };
  const isAmount = differ((effect) => ('amount' in effect ? effect.amount : ''));
  return { message: isAmount ? 'More, or less?' : 'Whose is it?' };
}

/**
 * Whether a line would be read as effects if it stood under a title.
 * @param how as cards print them, or as people say them too
 */
export function isReadable(
  sourceText: SourceText,
  place: CardPlace,
  how: 'printed' | 'said' = 'printed',
): boolean {
  if (how === 'printed' && isUnprinted(sourceText, place)) return false;
  const pieces = readPieces(sourceText, 0, place);
  return (
    pieces.some((piece) => 'reading' in piece) &&
    !pieces.some((piece) => 'unread' in piece || (how === 'printed' && 'free' in piece))
  );
}
