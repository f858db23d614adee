import type { CardPlace } from '../../effects/place';
import { onceForList } from '../../research/catalogue';
import { printList } from '../../vocabulary';
import { notice, noticeKnown } from '../notions/notice';
import { isMatter, type Noticed, type Topic } from '../notions/notion';
import { beginOf, wordsAt } from '../read/mend';
import { asksBack, type Mistake } from '../read/mistake';
import { isReadable, readPieces } from '../read/read-effects';
import { isSecrecy, secrecyIn } from '../read/secrecy';
import { createSourceText, sourceAt } from '../read/source-text';
import { refuseTrendLine } from '../read/trend-line';
import { bothWays, isAsked, kindsFor } from './answers';
import { hasUnderstood, understoodIn } from './nearest-beside';

/** Where words that nothing reads can go on from: nobody is left with a refusal while anything in them is understood. */

/** A way on: other words in the place of what cannot be read. Whoever takes it says what it does. */
export interface Step {
  /**
   * Words that change nothing are left out; what they wait for is so; each thing stands on a line of its own; it is
   * about this kind of effect.
   */
  how: 'without' | 'so' | 'apart' | 'about';
  /** What is left out, piece by piece. */
  left: readonly string[];
  wording: string;
}

/** What is asked of words that cannot be read, and what can be said to it: at least one thing. */
export interface Further {
  asks: string;
  steps: Step[];
}

/** Whether it is asked if the words change anything at all: the first answer is that they do not. */
export const asksIfAnything = ({ steps }: Further): boolean =>
  steps[0]?.how === 'without' && leftIn(steps).length === 1;

/** What is left out by one step or another, each once. */
const leftIn = (steps: readonly Step[]): (readonly string[])[] => [
  ...new Map(
    steps.flatMap(({ how, left }) => (how === 'without' ? [[left.join('\n'), left] as const] : [])),
  ).values(),
];

/** A place in a text. */
type Span = readonly [number, number];

/** No card says more in one place: longer words are told apart by whoever typed them. */
const LONGEST_ASKED = 600;

/** So many are remembered, since a text is read again at every key. */
const MOST_KEPT = 200;
const kept = onceForList(() => new Map<string, Further | null>());

/** The question that a mistake leads on from, where nothing else answers it. */
export function furtherFor(text: string, mistake: Mistake, place: CardPlace): Further | null {
  const { kind, choices, trend } = mistake;
  if (kind === 'ask' || trend || (choices && (kind === 'refused' || asksBack(mistake)))) return null;
  const words = wordsAt(text, mistake);
  // The trend has ways of its own.
  if (refuseTrendLine(words, place)) return null;
  if (words.trim() === '') return text.trim() === '' ? null : asksDeed(place);
  const from = beginOf(text, mistake);
  const rest = text.slice(0, from) + text.slice(from + words.length);
  if (isWhole(words, place)) {
    // What is read whole, and refused, is a matter of the card; what only its line keeps from being read stands alone.
    const isFirst = /(?:^|\n)[^\p{L}\d]*$/u.test(text.slice(0, from));
    const wording = `\n${words}`;
    if (kind !== 'unread') return null;
    if (!isFirst) return askApart([{ how: 'apart', left: [], wording }]);
  }
  return furtherFrom(words, place, /[\p{L}\d]/u.test(rest));
}

const askApart = (steps: Step[]): Further => ({ asks: 'Is this more than one thing?', steps });

/** What an event does of which there is a title alone. */
function asksDeed(place: CardPlace): Further | null {
  const steps = aboutSteps('', place).map((step) => ({ ...step, wording: `\n${step.wording}` }));
  return steps.length > 0 ? { asks: 'What does it do?', steps } : null;
}

const aboutSteps = (words: string, place: CardPlace): Step[] =>
  kindsFor(words, place).map((wording) => ({ how: 'about', left: [], wording }));

/**
 * The question that words lead on from, with at least one way to answer it; nothing where no word of the rules and no
 * number is among them. All that is understood stays: it is divided, and nothing of it is dropped unsaid.
 * @param beside whether something else stands in the text, so that these words may say nothing
 */
function furtherFrom(words: string, place: CardPlace, beside: boolean): Further | null {
  if (words.length > LONGEST_ASKED) return null;
  const known = kept(place);
  const key = JSON.stringify([words, beside, place.general, place.power, place.anyway]);
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MOST_KEPT) known.clear();
  const found = findFurther(words, place, beside);
  known.set(key, found);
  return found;
}

function findFurther(words: string, place: CardPlace, beside: boolean): Further | null {
  const said = noticeKnown(createSourceText(words).plain, place);
  const strange = strangeIn(words, place);
  const nothing: Step[] =
    beside && !doesMore(said) && !said.some(turns) && !hasUnderstood(words, place)
      ? [{ how: 'without', left: [words.trim()], wording: '' }]
      : [];
  const others = stepsOf(words, { said, strange, beside }, place);
  const isSaid = mayBeNothing(words, said) || others.length === 0;
  const steps = !isSaid ? others : HOLDS.test(words) ? [...nothing, ...others] : [...others, ...nothing];
  const [first] = steps;
  if (!first) return null;
  if (first.how === 'so') return { asks: 'Is that the case now?', steps };
  if (first.how === 'apart') return askApart(steps);
  if (first.how === 'about') return { asks: 'What is it about?', steps };
  return { asks: askIfAnything(steps), steps };
}

/** Words that stand in a question are no longer than that, in letters. */
const LONGEST_NAMED = 60;

/** “Does “in a hurry” change anything?”: of what can be left out, by its words. */
function askIfAnything(steps: readonly Step[]): string {
  const [left, ...others] = [
    ...new Set(steps.flatMap((step) => (step.how === 'without' ? [step.left] : []))),
  ];
  if (!left || others.some((other) => other.join() !== left.join()))
    return 'Which of these words changes nothing?';
  const named = printList(left.map((words) => `“${words}”`));
  if (named.length > LONGEST_NAMED) return 'Do these words change anything?';
  return `${left.length > 1 ? 'Do' : 'Does'} ${named} change anything?`;
}

function stepsOf(
  words: string,
  { said, strange, beside }: { said: readonly Noticed[]; strange: readonly Span[]; beside: boolean },
  place: CardPlace,
): Step[] {
  if (strange.length > 0) {
    const without = withoutStrange(words, strange, place, beside);
    return without.length > 0 ? without : apart(words, said, place, 'any');
  }
  if (!said.some(counts)) return [];
  const part = withoutPart(words, place, stands);
  if (part) return [part];
  const divided = apart(words, said, place, 'stands');
  if (divided.length > 0) return divided;
  const about = aboutSteps(words, place);
  if (about.length > 0) return about;
  const rest = withoutPart(words, place, () => true);
  if (rest) return [rest];
  const without = withoutOne(words, said, place);
  return without.length > 0 ? without : apart(words, said, place, 'any');
}

/** “And has 1 less support”: a number and what it is of are more than nothing, whoever's they are. */
const doesMore = (said: readonly Noticed[]): boolean =>
  said.some((notion) => notion.is === 'topic' && notion.value.some((topic) => THINGS.includes(topic))) ||
  doesChange(said);

/** “We put a civil war counter there”: what is put there or comes is more than nothing without a number. */
const THINGS: readonly Topic[] = ['civil war', 'counter', 'unit', 'ship', 'subversion', 'dispute', 'double'];

const doesChange = (said: readonly Noticed[]): boolean =>
  said.some((notion) => notion.is === 'range' || (notion.is === 'amount' && !notion.value.weak)) &&
  said.some((notion) => notion.is === 'country' || (notion.is === 'topic' && notion.value.some(isMatter)));

/** What holds or goes on, and names no number, may say nothing beside what does: “for the rest of the game”. */
const HOLDS =
  /^(?:\W*)(?:for|in|with|without|from|at|until|as|if|when|while|unless|this|and|or|but|then|so)\b/i;
const mayBeNothing = (words: string, said: readonly Noticed[]) =>
  !said.some(counts) ||
  HOLDS.test(words) ||
  !said.some(({ is, value }) => is === 'amount' && !(value as { weak?: boolean }).weak);

/** Words that make an effect wait for something, up to what it is. */
const WAITS = /^(?:if|when|whenever|while|provided|should|case|unless|until|long)$/;
/** “Unless” says the contrary, and “when” mostly no more than when: what they lead on is left out, or not. */
const TURNED = /^(?:unless|until|when|whenever|while)$/;

/** What is no effect, and says something all the same. */
const ECONOMY = /^(?:economy|business)$/;

/** Where words stand that mean nothing; a number that is none goes with all that it is written together with. */
function strangeIn(words: string, place: CardPlace): Span[] {
  const sourceText = createSourceText(words);
  const { plain } = sourceText;
  const spans: Span[] = [];
  // “(Secret until resolved)” is known whole.
  const notes = place.general ? [] : secrecyIn(plain);
  for (let from = 0; from < plain.length; ) {
    const read = notice(plain, from, plain.length, place);
    if ('notions' in read) break;
    let { from: begin, end } = read.unknown;
    const chunk = (at: number) => /[^\s;]/.test(plain[at] ?? ' ');
    if (/\d/.test(plain.slice(Math.max(0, begin - 1), end)) || /[\d½¼¾%]/.test(plain[end] ?? '')) {
      while (begin > 0 && chunk(begin - 1)) begin -= 1;
      while (end < plain.length && chunk(end)) end += 1;
    }
    // What keeps an event secret is never left out as a word that means nothing, nor what speaks of the trend.
    const word = plain.slice(begin, end);
    const isKnown =
      (place.general ? ECONOMY.test(word) : isSecrecy(word)) ||
      notes.some(([from, to]) => from <= begin && end <= to);
    if (!isKnown) spans.push([sourceAt(sourceText, begin), sourceAt(sourceText, end - 1) + 1]);
    from = Math.max(end, from + 1);
  }
  return spans;
}

const textOf = (words: string, [from, end]: Span) => words.slice(from, end);

/** Which of two marks that come to stand beside each other stays. */
const MARKS = '\n;.!:,&/';
const EMPTY = /[([]\s*$/;
const AFTER = /^\s*[)\]]/;

/** Two pieces of a text side by side, without the marks that were left over between them. */
function join(left: string, right: string): string {
  if (EMPTY.test(left) && AFTER.test(right)) return join(left.replace(EMPTY, ''), right.replace(AFTER, ''));
  const [head, tail] = [left.replace(/[^\S\n]+$/, ''), right.replace(/^[^\S\n]+/, '')];
  // “Oil and frobs, support”: nothing is left that would be joined.
  const open = /^[,;.]|^$/.test(tail) ? head.replace(/(?:^|\s+)(?:and|but)$/i, '') : head;
  if (open === '') return tail.replace(/^(?:[\s,.;:!&/]|(?:and|but)\b)+/i, '');
  if (tail === '') return open.replace(/[\s,;:&/]+$/, '');
  const [one, other] = [MARKS.indexOf(open.slice(-1)), MARKS.indexOf(tail.charAt(0))];
  if (one >= 0 && other >= 0) return one <= other ? join(open, tail.slice(1)) : join(open.slice(0, -1), tail);
  return other >= 0 || one === 0 ? open + tail : `${open} ${tail}`;
}

/** The words without what stands at some places; all else stays as it was typed. */
function leaveOut(words: string, spans: readonly Span[]): string {
  let at = 0;
  let left: string | null = null;
  const ends: Span = [words.length, words.length];
  for (const [from, end] of [...spans, ends].sort(([one], [other]) => one - other)) {
    const piece = words.slice(at, Math.max(at, from));
    left = left === null ? piece : join(left, piece);
    at = Math.max(at, end);
  }
  return /[\p{L}\p{N}]/u.test(left ?? '') ? (left ?? '') : '';
}

/** What an effect can begin with: a name, a number, or what changes. */
const counts = (notion: Noticed) =>
  notion.is === 'topic' ? notion.value.some(isMatter) : notion.is !== 'amount' || !notion.value.weak;
const says = (words: string, place: CardPlace) =>
  noticeKnown(createSourceText(words).plain, place).some(counts);
const reads = (words: string, place: CardPlace) => isReadable(createSourceText(words), place, 'said');

/** What divides one part of a sentence from the next. */
const PARTS = /[,;:.!?()\n](?=\s|$)|\s[-–—]\s|\s(?=secretly\b)/i;

/** “But not in wartime. …”: where nothing else in its part says anything, the part goes whole. */
function wholeParts(words: string, strange: readonly Span[], place: CardPlace): Span[] {
  const parts = strange.map(([from, end]): Span => {
    const before = words.slice(0, from).split(PARTS).at(-1) ?? '';
    const [behind = ''] = words.slice(end).split(PARTS, 1);
    const begin = from - before.trimStart().length;
    const stop = end + behind.trimEnd().length;
    const rest = `${words.slice(begin, from)} ${words.slice(end, stop)}`;
    return says(rest, place) || WAITS.test(words.slice(from, end).toLowerCase())
      ? [from, end]
      : [begin, stop];
  });
  return parts.filter(([from, end], at) => parts.findIndex((one) => one[0] <= from && end <= one[1]) === at);
}

/** “Free build, thanks to old Zog”: without a part that says nothing, where the rest can be read or asked about. */
function withoutPart(
  words: string,
  place: CardPlace,
  fits: (rest: string, place: CardPlace) => boolean,
): Step | null {
  const held = heldIn(words, place);
  const marks = [...words.matchAll(new RegExp(PARTS, 'gi'))];
  const ends = [...marks.map(({ index }) => index), words.length];
  const begins = [0, ...marks.map(({ index, 0: mark }) => index + mark.length)];
  for (const [at, begin] of begins.entries()) {
    const span: Span = [begin, ends[at] as number];
    const left = textOf(words, span).trim();
    if (!/\p{L}/u.test(left) || says(left, place) || WAITS.test(left.split(' ')[0]?.toLowerCase() ?? ''))
      continue;
    if (held.some(([from, end]) => from < span[1] && span[0] < end)) continue;
    const wording = leaveOut(words, [span]);
    if (wording !== '' && says(wording, place) && fits(wording, place))
      return { how: 'without', left: [left], wording };
  }
  return null;
}

/** Without words that mean nothing; what waits for something else goes whole, or not at all. */
function withoutStrange(words: string, known: readonly Span[], place: CardPlace, beside: boolean): Step[] {
  const strange = wholeParts(words, known, place);
  const waits = strange.find((span) => WAITS.test(textOf(words, span).toLowerCase()));
  if (waits) {
    const so = whereItIsSo(words, waits, place);
    if (so && (so.wording !== '' || beside)) return [so];
  }
  const wording = leaveOut(words, strange);
  if (!says(wording, place)) return [];
  // What waited for something is no whole effect without it.
  if (waits && reads(wording, place)) return [];
  const left = strange.map((span) => textOf(words, span));
  // “Income frobs by one”: the word left out may have said that it is less.
  const mayTurn = reads(wording, place) && !hasUnderstood(words, place);
  const ways = mayTurn ? bothWays(wording, place).filter((way) => reads(way, place)) : [];
  return (ways.length > 0 ? ways : [wording]).map((way) => ({ how: 'without', left, wording: way }));
}

/** “If the climate is bad, support -1”: what happens where it is so. */
function whereItIsSo(words: string, [from, end]: Span, place: CardPlace): Step | null {
  // “(Secret until then)”: what stands in brackets goes whole.
  const bracket = bracketAround(words, [from, end]);
  if (bracket) return { how: 'without', left: [textOf(words, bracket)], wording: leaveOut(words, [bracket]) };
  const behind = words.slice(end);
  const mark = /[,.;:](?=\s)|\n/.exec(behind);
  const head = words.slice(0, from).replace(/[\s,;:(-]+$/, '');
  const tail = mark ? behind.slice(mark.index + 1).trim() : '';
  const clause = words.slice(from, mark ? end + mark.index : words.length).trim();
  const candidates = [head, tail].filter((part) => part !== '' && says(part, place));
  const wording = [head, tail].filter((part) => part !== '').join(', ');
  if (candidates.length === 0 && wording !== '') return null;
  const isTurned = TURNED.test(textOf(words, [from, end]).toLowerCase());
  return { how: isTurned ? 'without' : 'so', left: [clause], wording };
}

/** No line is divided at more places than these. */
const MOST_PLACES = 40;
/** Beyond so many letters it is divided at its marks, or in its middle. */
const LONGEST = 240;

/** Whether words can be read, or asked about in words of their own. */
const stands = (words: string, place: CardPlace) => reads(words, place) || isAsked(words, place);

/** Two divisions that read as much are both offered. */
const NEARLY = 1.05;
/** So many divisions are looked at closely. */
const MOST_TRIED = 4;

/** What is understood by itself stays as it is. */
const heldIn = (words: string, place: CardPlace): readonly Span[] =>
  words.length > LONGEST ? [] : understoodIn(words, place);

/** Each thing on a line of its own: what is read by itself, and what is asked about next. */
function apart(words: string, said: readonly Noticed[], place: CardPlace, how: 'stands' | 'any'): Step[] {
  const held = heldIn(words, place);
  // Nothing is divided within its brackets.
  const isWithin = (gap: number) => words.lastIndexOf('(', gap - 1) > words.lastIndexOf(')', gap - 1);
  const gaps = gapsOf(words, said).filter(
    (gap) => !isWithin(gap) && !held.some(([from, end]) => from < gap && gap < end),
  );
  const sides = (gap: number): [string, string] => [
    words.slice(0, gap).replace(/(?:[\s,;:.&/]|\band)+$/i, ''),
    words.slice(gap).replace(/^(?:[\s,;.:&/]|-(?!\d)|and\b)+/i, ''),
  ];
  const pairs = gaps.map(sides).filter(([one, other]) => says(one, place) && says(other, place));
  const different = [...new Map(pairs.map((pair) => [pair.join('\n'), pair])).values()];
  const untorn = different.filter((pair) => !tears(pair, said, place));
  // Where neither half is read by itself, each is asked about.
  const asked = () => different.filter((pair) => !pair.some((side) => reads(side, place)));
  const whole = untorn.length > 0 ? untorn : asked();
  if (words.length > LONGEST || how === 'any') {
    const middle = whole[Math.floor(whole.length / 2)];
    return middle ? [dividedAt(middle)] : [];
  }
  // Where a mark stands, what is read on one side of it is a thing by itself.
  const isMarked = ([[one], weight]: [[string, string], number]) =>
    weight > 0 && /^\s*(?:[;.,&\n]|and\b)/i.test(words.slice(one.length));
  const tried = whole
    .slice(0, MOST_PLACES)
    .map((pair): [[string, string], number] => [pair, weigh(pair, place)])
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_TRIED);
  const standing = tried.filter(([pair]) => pair.every((side) => stands(side, place)));
  // “Hun +1 Ger Rum +1”: whose is whose, only she knows.
  const best = standing.filter(([, weight]) => weight * NEARLY >= (standing[0]?.[1] ?? 0)).slice(0, 2);
  const isThing = ([pair]: [[string, string], number]) => pair.some((side) => isWhole(side, place));
  const nearly = [...tried.filter(isMarked), ...tried.filter(isThing)].slice(0, 1);
  return (best.length > 0 ? best : nearly).map(([pair]) => dividedAt(pair));
}

/** “One less | research counter”: a number would stand apart from what it counts, or all by itself. */
function tears(sides: readonly [string, string], said: readonly Noticed[], place: CardPlace): boolean {
  // A number may reach across a full stop for what it counts, where each side is a thing by itself.
  if (sides.every((side) => isWhole(side, place))) return false;
  const parts = sides.map((side) => noticeKnown(createSourceText(side).plain, place));
  const counted = (some: readonly Noticed[]) =>
    some.filter((notion) => notion.is === 'amount' && !notion.value.weak && notion.value.of).length;
  const isNumber = (some: readonly Noticed[]) => some.every(({ is }) => is === 'amount');
  return parts.some(isNumber) || parts.map(counted).reduce((sum, many) => sum + many) < counted(said);
}

const dividedAt = (sides: readonly string[]): Step => ({ how: 'apart', left: [], wording: sides.join('\n') });

/** How much of a division is read: without a question counts twice. */
function weigh(sides: readonly [string, string], place: CardPlace): number {
  const of = (side: string) => (isWhole(side, place) ? 2 : reads(side, place) ? 1 : 0) * side.length;
  return sides.map(of).reduce((sum, weight) => sum + weight);
}

/** Between which of the things that a line says it can be divided: at its marks, or anywhere where it has none. */
function gapsOf(words: string, said: readonly Noticed[]): number[] {
  const marks = [...words.matchAll(/[;\n]|[.,](?=\s)| and (?=\S)/g)].map(({ index }) => index + 1);
  const sourceText = createSourceText(words);
  const between = said.slice(1).map(({ from }) => sourceAt(sourceText, from));
  return [...new Set([...marks, ...between])].sort((one, other) => one - other);
}

const isMark = (notion: Noticed) => notion.is === 'topic' && notion.value.includes('comma');
/** No effect has a larger number. */
const MOST = 9;
/** Without “less”, “no” or “opposite” the rest would say the contrary. */
const TURNS: readonly Topic[] = ['down', 'none', 'inverse', 'paid', 'gone', 'cost'];
const turns = (notion: Noticed) =>
  notion.is === 'topic' &&
  !notion.value.includes('silent') &&
  notion.value.some((topic) => TURNS.includes(topic));
/** A name or a number is no word that may say nothing, unless no effect can have it. */
const mayGo = (notion: Noticed) =>
  (notion.is === 'topic' && !isMark(notion) && !turns(notion) && !notion.value.some(isMatter)) ||
  (notion.is === 'amount' && (notion.value.weak === true || notion.value.size > MOST));

/** The brackets in which something stands beside something else. */
function bracketAround(words: string, [from, end]: Span): Span | null {
  const open = words.lastIndexOf('(', from);
  const close = words.indexOf(')', end);
  if (open === -1 || close === -1 || words.lastIndexOf(')', from) > open) return null;
  const isAlone = words.slice(open + 1, from).trim() === '' && words.slice(end, close).trim() === '';
  return isAlone ? null : [open, close + 1];
}

/** Without one of its words, where the rest can then be read or asked about: which it is, whoever typed it says. */
function withoutOne(words: string, said: readonly Noticed[], place: CardPlace): Step[] {
  const sourceText = createSourceText(words);
  const held = heldIn(words, place);
  const ways = said
    .filter(mayGo)
    .slice(0, MOST_PLACES)
    .flatMap(({ from: at, end: to }): Step[] => {
      const span: Span = [sourceAt(sourceText, at), sourceAt(sourceText, to - 1) + 1];
      if (held.some(([from, end]) => from < span[1] && span[0] < end)) return [];
      // “(2 steps)”: what stands in brackets goes whole.
      if (bracketAround(words, span)) return [];
      return [{ how: 'without', left: [textOf(words, span)], wording: leaveOut(words, [span]) }];
    });
  const left = ways.filter(({ wording }) => says(wording, place));
  const read = left.filter(({ wording }) => reads(wording, place)).slice(0, MOST_TRIED);
  if (read.length > 0) return read;
  const asked = left.slice(0, MOST_TRIED * 2).find(({ wording }) => isAsked(wording, place));
  return asked ? [asked] : left.slice(0, 1);
}

/** Whether all of the words is read, whatever this card may have. */
export const isWhole = (words: string, place: CardPlace): boolean =>
  readPieces(createSourceText(words), 0, place).some((piece) => 'reading' in piece) &&
  readPieces(createSourceText(words), 0, place).every(
    (piece) => 'note' in piece || ('reading' in piece && 'effect' in piece.reading),
  );
