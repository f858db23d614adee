import type { Event } from '../../cards/card';
import type { CardPlace } from '../../effects/place';
import type { Effect } from '../../effects/shapes';
import { startsWithName } from '../ask/beside-name';
import { binds, does, isCondition, isLikelyTitle, isWrittenAsTitle } from '../ask/likely-title';
import { respellPrinted } from '../ask/nearest';
import { hasUnderstood } from '../ask/nearest-beside';
import { mayBeMeant, saysRuleWord } from '../ask/rule-words';
import { isTitleAtSight } from '../ask/title-at-sight';
import { NAMES } from '../notions/names';
import { notice, noticeKnown } from '../notions/notice';
import { isSilent, TOPICS } from '../notions/topics';
import { findUnseen } from './letters';
import { beginOf, wordsAt } from './mend';
import { type Mistake, mistakeAt } from './mistake';
import { isReadable, readPieces, type TextPiece } from './read-effects';
import { parseEffects, parseEvent, type ReadEvent } from './read-event';
import { colorInTitle, isSecrecy, secretFirst } from './secrecy';
import { createSourceText, endOfLine, type SourceText, sourceAt } from './source-text';
import { refuseTrendLine } from './trend-line';
import { readVerbatim } from './verbatim';

/** So many letters are read at a table; the longest card has a tenth of them. */
export const MOST_LETTERS = 4000;

/**
 * Reads what someone types from a card on the table. The title may be left out: a first line that is an effect, or
 * has a sign, a figure or a word of the rules in it, is read as one. Nothing that was not understood is a title in
 * silence; in quotation marks anything is one. A national event does something; a general card may have a trend alone.
 * @param where in a deck that is written a title stands over each event: there a name beside other words is one
 * @rule GS Guide; 9.12
 */
export function parseEntered(source: string, place: CardPlace, where: 'table' | 'deck' = 'table'): ReadEvent {
  const unseen = findUnseen(source);
  if (unseen) return { ok: false, mistakes: [unseen], effects: [] };
  const before = secretFirst(source, place);
  const headed = before === source ? null : parseText(before, place, where);
  const read = headed?.ok ? headed : parseText(source, place, where);
  return (read.ok && !place.general && asksColor(source, read.value)) || read;
}

/** “A quiet vote, secret”: what keeps the card secret, or a part of its title? Nothing of it is passed over. */
function asksColor(source: string, { title, secret, effects }: Event): ReadEvent | null {
  const told = secret ? null : colorInTitle(title);
  const from = source.indexOf(title);
  if (told === null || from === -1 || source.charAt(from - 1) === '"') return null;
  const message = 'Is the card secret, or is that a part of its title?';
  const choices = [`${told} [secret]`, quote(title)];
  const mistake = mistakeAt(createSourceText(source), [from, from + title.length], 'ask', {
    message,
    choices,
  });
  return { ok: false, effects: [...effects], mistakes: [mistake] };
}

function parseText(source: string, place: CardPlace, where: 'table' | 'deck'): ReadEvent {
  if (place.general && source.trim() === '')
    return { ok: true, value: { title: '', secret: false, effects: [] } };
  const isMeant = (line: string) => mayBeMeant(line, place, where);
  const first = firstLine(createSourceText(source), place, isMeant);
  const titled = first === null ? null : readTitled(source, first, place);
  if (titled) return titled;
  const read = first === null ? parseEvent(source, place) : parseEvent(`-\n${source}`, place, { line: 0 });
  if (!read.ok)
    return (
      readHeaded(source, first, place) ?? { ...read, mistakes: askTitle(source, read.mistakes, first, place) }
    );
  if (read.value.effects.length > 0)
    return first === null ? read : (asksFirst(source, first, read.value.effects, place) ?? read);
  if (place.general) return asksAlone(source, read.value.title) ?? read;
  return { ok: false, mistakes: [missEffects(source)], effects: [] };
}

/** “Four Year Plan”, where all below it is read: the line is its title, without a question. */
function readTitled(source: string, first: string, place: CardPlace): ReadEvent | null {
  const { words, quoted, note } = readVerbatim(first);
  if (quoted || note || !isTitleAtSight(words, place)) return null;
  if (isReadable(createSourceText(words), place, 'said')) return null;
  const from = source.indexOf(first);
  const read = parseEvent(`${source.slice(0, from)}"${first}"${source.slice(from + first.length)}`, place);
  if (read.ok) return read.value.effects.length > 0 ? read : null;
  return read.mistakes.every(({ kind }) => kind === 'ask') ? read : null;
}

/** A title before a colon, with the color that may stand between them. */
const HEAD = /^([^\n:]{2,60}?)(?: ?[([] ?(secret|public)(?: event| card)? ?[)\]])?(?: ?:| [-–—])\s+(?=\S)/iu;

/** “Popular front: French support -1”: before a colon stands the title where it can be nothing else. */
function readHeaded(source: string, first: string | null, place: CardPlace): ReadEvent | null {
  const [head, title = '', color] = first === null ? [] : (HEAD.exec(first) ?? []);
  if (head === undefined || first === null || !isTitleAtSight(title, place)) return null;
  const from = source.indexOf(first);
  // What is told of the rest is told where it stands.
  const rest = source.slice(0, from) + ' '.repeat(head.length) + source.slice(from + head.length);
  const notes =
    color === undefined ? [] : [color.toLowerCase() === 'public' ? ('public' as const) : ('secret' as const)];
  const read = parseEffects(rest, place, { title, notes });
  if (read.ok && read.value.effects.length === 0) return null;
  return read;
}

/** The first line, where it is no title but an effect or nearly one; else nothing. */
function firstLine(
  sourceText: SourceText,
  place: CardPlace,
  isMeant: (line: string) => boolean,
): string | null {
  const pieces = readPieces(sourceText, 0, place, 'first').filter((piece) => !('note' in piece));
  const [first] = pieces;
  if (!first) return null;
  const end = sourceText.plain.indexOf('\n', first.from);
  const on = pieces.filter(({ from }) => end === -1 || from < end);
  const from = sourceAt(sourceText, first.from);
  const line = sourceText.source.slice(from, endOfLine(sourceText, from)).trim();
  // “A quiet day”, and a line below it “one level more”: there is no such project, and no effect that begins so.
  const goesOn = (piece: TextPiece) =>
    end !== -1 &&
    piece.end > end &&
    'reading' in piece &&
    'refusal' in piece.reading &&
    !piece.reading.choices;
  const isEffect = on.every((piece) => 'reading' in piece && !goesOn(piece));
  return isEffect || isNearly(line, place, isMeant) ? line : null;
}

/** Whether a line that cannot be read may have been meant to do something; in quotation marks it is a title. */
function isNearly(line: string, place: CardPlace, isMeant: (line: string) => boolean): boolean {
  const { words, quoted } = readVerbatim(line);
  return !quoted && (isMeant(words) || respellPrinted(words, place) !== null);
}

/**
 * “Spanish civil war” above “Spain: 0”: a first line without a figure that could be said of an effect may be the title
 * of those below it.
 */
function asksFirst(
  source: string,
  first: string,
  effects: readonly Effect[],
  place: CardPlace,
): ReadEvent | null {
  const sourceText = createSourceText(first);
  if (/[\p{N}+]/u.test(first) || readVerbatim(first).quoted || isReadable(sourceText, place)) return null;
  const alone = readPieces(sourceText, 0, place).filter((piece) => 'reading' in piece).length;
  if (effects.length <= alone || speaksForItself(effects.slice(0, alone), effects.slice(alone))) return null;
  const whole = createSourceText(source);
  const from = source.indexOf(first);
  return {
    ok: false,
    effects: [...effects],
    mistakes: [
      mistakeAt(whole, [from, from + first.length], 'ask', {
        message: 'Is this a title, or an effect of an event without one?',
        choices: [quote(first), `-\n${first}`],
      }),
    ],
  };
}

/**
 * A dispute or a civil war says all of itself in its line, so that it is no title; unless what stands below speaks of
 * the same country, and says it out.
 */
function speaksForItself(said: readonly Effect[], below: readonly Effect[]): boolean {
  const countriesOf = (effect: Effect): readonly string[] =>
    'countries' in effect ? effect.countries : 'country' in effect ? [effect.country] : [];
  const named = said.flatMap(countriesOf);
  return (
    said.length > 0 &&
    said.every(({ kind }) => kind === 'dispute' || kind === 'civil-war') &&
    !below.some((effect) => countriesOf(effect).some((country) => named.includes(country)))
  );
}

/** A title alone changes nothing: whoever means it says so. */
function asksAlone(source: string, title: string): ReadEvent | null {
  const sourceText = createSourceText(source);
  const from = sourceText.lines.find((at) => source.slice(at, endOfLine(sourceText, at)).trim() !== '') ?? 0;
  const line = source.slice(from, endOfLine(sourceText, from));
  if (title === '' || readVerbatim(line).quoted) return null;
  const words = line.trim();
  const choices = isCondition(words) ? {} : { choices: [quote(words)] };
  const begin = from + line.indexOf(words);
  return {
    ok: false,
    effects: [],
    mistakes: [
      mistakeAt(sourceText, [begin, begin + words.length], 'unread', {
        message: 'Nothing in it says what the card does.',
        allowed: 'Write it under the title.',
        ...choices,
      }),
    ],
  };
}

/** A line as the title that it is meant to be; what color says stays behind it. */
function quote(line: string): string {
  const { words, note } = readVerbatim(line);
  return `"${words}"${note ? ` [${note}]` : ''}`;
}

/** A first line that cannot be read may be a title after all: then it stands in quotation marks. */
function askTitle(source: string, mistakes: Mistake[], first: string | null, place: CardPlace): Mistake[] {
  if (first === null || isCondition(first)) return mistakes;
  const asked = askTitleAbove(source, mistakes, first, place);
  if (asked) return asked;
  const at = mistakes.findIndex(
    (mistake) => mistake.kind === 'unread' && wordsAt(source, mistake).trim() === first,
  );
  const mistake = mistakes[at];
  // A sentence about the trend is no title.
  if (!mistake || refuseTrendLine(first, place)) return mistakes;
  const before = titlesOn(first, place);
  const whole = withSecret(source, mistake, place);
  // Where a part of the line does something, the whole of it is no title.
  const isMore =
    before.length > 0 ||
    first.length > LONGEST_ALONE ||
    (source.length <= LONGEST_DIVIDED && hasUnderstood(first, place));
  const alone = isMore ? [] : [quote(whole.words)];
  const choices = [...before, ...(whole.choices ?? []), ...alone];
  return mistakes.with(at, { ...whole, choices });
}

/** “Italian espionage” above whole sentences: what asks for more, or is for another power, may be the title of those below it. */
function askTitleAbove(
  source: string,
  mistakes: Mistake[],
  first: string,
  place: CardPlace,
): Mistake[] | null {
  const isFirst = (mistake: Mistake) =>
    mistake.kind !== 'unread' &&
    wordsAt(source, mistake).trim() === first &&
    source.slice(0, beginOf(source, mistake)).trim() === '';
  const at = mistakes.findIndex(isFirst);
  const mistake = mistakes[at];
  const below = mistake ? source.slice(beginOf(source, mistake) + mistake.length) : '';
  if (!mistake || below.trim() === '' || !isLikelyTitle(first, place)) return null;
  if (refuseTrendLine(first, place)) return null;
  return mistakes.with(at, { ...mistake, choices: [quote(first), ...(mistake.choices ?? [])] });
}

/** “Secret support for Spain”: where the rest may be a title, the bare word before it belongs to it. */
function withSecret(source: string, mistake: Mistake, place: CardPlace): Mistake {
  const from = beginOf(source, mistake);
  const head = /(?:^|[\n\r])[ \t]*(secret(?:ly)? +)$/i.exec(source.slice(0, from))?.[1];
  if (head === undefined || !isLikelyTitle(mistake.words, place)) return mistake;
  const words = head + mistake.words;
  return { ...mistake, column: mistake.column - head.length, length: mistake.length + head.length, words };
}

/** A longer line is no title. */
const LONGEST_ALONE = 80;
/** A longer text is no card: the parts of its lines are not looked at. */
const LONGEST_DIVIDED = 800;

/** “Talks in the north. EAI +1”: a title and what it does on one line, where the rest of it can be read. */
function titlesOn(line: string, place: CardPlace): string[] {
  for (const { index, 0: mark } of line.matchAll(/[.!?:;,] | [-–—] /g)) {
    const title = line.slice(0, index + (/[!?]/.test(mark) ? 1 : 0)).trim();
    const rest = line.slice(index + mark.length).trim();
    // A title that speaks of an effect may be one, which would be lost; unless it is written as titles are.
    if (binds(title) || (does(title) && !isTitleHead(title, place))) break;
    // “Sec. Support +1”: what keeps it secret is no title.
    if (isSecrecy(title)) continue;
    // Behind a semicolon another part begins; and a part that does something by itself would be lost.
    if (title.includes(';') || hasUnderstood(title, place)) break;
    if (isAllRules(title) || (mark.startsWith(',') && isListedName(title, rest, place))) continue;
    // Written as titles are before a colon it may be one, whatever follows.
    const isHead =
      mark.startsWith(':') &&
      (isWrittenAsTitle(title) || isShortHead(title)) &&
      isStrange(title, place) &&
      saysRuleWord(rest, place);
    const isRest = title !== '' && /\p{L}/u.test(rest) && (isHead || isUnderstood(rest, place));
    // “Greece is leaning our way, so …”: where it happens is no title.
    if (namesCountry(title, place) && !isWrittenAsTitle(title) && !mark.startsWith(':')) break;
    // A sentence about two of them says something: “Hungary and Rumania fall out, EAI +1”.
    if (namesTwo(title, place) && !isWrittenAsTitle(title)) break;
    // What is an effect by itself is no title.
    if (isRest && !isReadable(createSourceText(title), place, 'said')) return [`"${title}"\n${rest}`];
  }
  return splitUnmarked(line, place);
}

/** “Diplomatic initiative”: so few words, the first of them in a capital. */
const isShortHead = (title: string): boolean =>
  /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}$/u.test(title) && !binds(title);

/** Whether a word is in it that no rule has. */
function isStrange(title: string, place: CardPlace): boolean {
  const { plain } = createSourceText(title);
  return 'unknown' in notice(plain, 0, plain.length, place);
}

const namesCountry = (title: string, place: CardPlace): boolean =>
  noticeKnown(createSourceText(title).plain, place).some(({ is }) => is === 'country');

const namesTwo = (title: string, place: CardPlace): boolean =>
  noticeKnown(createSourceText(title).plain, place).filter(({ is }) => is === 'country' || is === 'power')
    .length > 1;

const isOfRules = (word: string) => NAMES.has(word) || TOPICS.has(word) || isSilent(word);
/** “Germany or Italy”: whose it is. */
const isListOfNames = (title: string): boolean =>
  title
    .toLowerCase()
    .split(/[ ,/]+/)
    .every((word) => NAMES.has(word) || /^(?:and|or)$/.test(word));
/** “Poland”, “any air”: words of the rules alone begin an effect, and are no title unless they are written as one. */
const isAllRules = (title: string): boolean =>
  title.toLowerCase().split(/[ ,]+/).every(isOfRules) &&
  !(title.includes(' ') && isWrittenAsTitle(title) && !isListOfNames(title));

/** “Zog, Ger sup +1”: one word before another name may be a name. */
const isListedName = (title: string, rest: string, place: CardPlace): boolean =>
  /^\p{L}{1,5}$/u.test(title) && startsWithName(rest, place);

/** “Hoare-Laval Pact”: written as titles are, with a word that no rule has. */
const isTitleHead = (title: string, place: CardPlace): boolean =>
  isWrittenAsTitle(title) && !isReadable(createSourceText(title), place, 'said');

/** Whether words are read, or asked about. */
function isUnderstood(rest: string, place: CardPlace): boolean {
  const read = parseEffects(rest, place, { title: '' });
  return read.ok
    ? read.value.effects.length > 0
    : read.mistakes.every(({ kind }) => kind === 'ask') && saysRuleWord(rest, place);
}

/** So many words are tried as a title before what it does. */
const LONGEST_TITLE = 10;

/** “The abdication British support level -1”: nothing stands between the title and what cards print. */
function splitUnmarked(line: string, place: CardPlace): string[] {
  const words = line.split(' ');
  for (let at = 1; at <= Math.min(LONGEST_TITLE, words.length - 2); at += 1) {
    const title = words.slice(0, at).join(' ');
    const rest = words.slice(at).join(' ');
    // Behind a mark another part begins.
    if (does(title) || binds(title) || title.includes(';')) return [];
    if (isAllRules(title)) continue;
    if (isReadable(createSourceText(rest), place)) return [`"${title}"\n${rest}`];
  }
  return [];
}

function missEffects(source: string): Mistake {
  const sourceText = createSourceText(source);
  return mistakeAt(sourceText, [source.length, source.length], 'unread', {
    message: 'What the event does is missing.',
    allowed: 'Write it under the title.',
  });
}
