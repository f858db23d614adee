import { type HasProjects, onceForList } from '../../research/catalogue';
import type { Power } from '../../vocabulary';
import { NAMES, namesAdded } from './names';
import type { Amount, Noticed, Notion, Topic } from './notion';
import { COUNTED, isSilent, TOPICS, TYPES } from './topics';

/** What stands in a clause; or the first words that mean nothing here. */
export type Noticing = { notions: Noticed[] } | { unknown: { from: number; end: number; word: string } };

/** From one number to its opposite: “+/-3”, “-3 to +3”. */
const RANGE =
  /\+-(\d)(?!\d)|(?:\+ ?\/ ?-? ?|- ?\/ ?\+ ?)(\d)(?!\d)|- ?(\d) ?(?:to|\.{2,3}|…|\/|and|-) ?\+ ?\3(?!\d)|\+ ?(\d) ?(?:to|\/|and) ?- ?\4(?!\d)/y;
/** A whole number. What is more than that, `1.5`, `1e9` or `007`, is none. */
const NUMBER = /([+-])?( ?)(0|[1-9]\d{0,3})(?![\w½¼¾]|[.,/]\d)/y;
/** A sign that is written out, before its number. */
const SPELLED =
  /(?:(plus|minus) (?=\d)|(plus |minus |[+-] ?)(?=(?:zero|one|two|three|four|five|six|seven|eight|nine)\b(?!-\p{L})))/uy;
/** “= - climate”: what a track says, turned round. */
const INVERSE = /- ?\(?(?=\p{L})/uy;
/** What stands before a number that is no change. */
const STATED = /(?:=|\b(?:is|are|worth|now|becomes|equals|stays|remains|at|(?<!modifier )of)) ?$/;
/** “+ or -”: either way, where “3” follows further on. */
const EITHER = /\+ ?(?:or|\/) ?- ?(?!\d)/y;
const WAYS =
  'either way|(?:in )?(?:either|each) direction|(?:in )?both (?:ways|directions)|up (?:or|and) down|plus or minus';
/** “3 either way”, “plus or minus three”: from one number to its opposite. */
const EITHER_WAY = new RegExp(
  `[+-]? ?(?:(\\d)(?![\\d.,/])|(\\p{L}+)) (?:(?:points?|max\\.?|maximum|at most) )?(?:${WAYS})\\b|` +
    '(?:plus or minus|plus/minus|(?:up or down|either way)(?: by)?) ?(?:(\\d)(?![\\d.,/])|(\\p{L}+)\\b)',
  'uy',
);
const TRACK =
  '(?:the )?(?:e\\.? ?a\\.? ?i\\.?|(?:european )?aggression(?: index)?|index|bop|bal(?:ance)?(?: of power)?|(?:econ(?:omic)?\\.? )?climate|ec)';
/** “Supp -bop”: a minus before a track that has no number of its own. */
const MINUS_TRACK = new RegExp(`- ?(?!${TRACK} ?:? ?[+-]? ?\\d)(?=${TRACK}(?!\\p{L}))`, 'uy');
/** “: -EAI”, where no blank stands between. */
const TURNED_ROUND = /-(?!(?:zero|one|two|three|four|five|six|seven|eight|nine)\b)(?=\p{L})/uy;
/** “Minus three to plus three”, “max. +3, min. -3”. */
const BOUNDS =
  /(?:minus|-) ?(\p{L}+) (?:to|and) (?:plus|\+) ?\1\b|max\.? ?\+? ?(\d),? ?(?:and )?min\.? ?- ?\2(?!\d)|min\.? ?- ?(\d),? ?(?:and )?max\.? ?\+? ?\3(?!\d)/uy;
/** “Times -1”: the other way round. */
const TURNED = /(?:times|x|×|\*) ?- ?1(?![.,]?\d)/y;
/** “Two (2)”: a number in words, and once more in figures. */
const AGAIN = /\( ?(\d) ?\)/y;
const TIMES = /(?:x|×) ?2\b|2 ?(?:x\b|×)/y;
/** What stands behind “it” where that is Italy. */
const ITALY_BEHIND = /\. ?\p{L}| ?(?:[+-] ?\d|supp?(?:ort)?\b|inc(?:ome)?\b|tiles?\b|factory\b|&|\+\p{L})/uy;
/** What stands before “back” where something comes back. */
const GIVEN =
  /\b(?:gives?|gets?|gains?|wins?|earns?|brings?|buys?) (?:(?:us|you|them|her|him) )?(?:one|\+?1)(?: of it)? $/;
/** “1 of”: any one. */
const ONE_OF = /(?:1 of (?:the )?(?=\p{L})|any 1\b)/uy;
/** What is counted, behind “+1/”. */
const COUNTED_BEHIND = / ?(?:(?:[a-z]+\.? ){0,3}(?:levels?|lvls?|results?)|(?:trade )?(?:pact|tp))\b/y;
const RUSSIA = 'rus(?:s|sia)?\\.?';
const ALLIES = '(?:the )?all(?:ies)?\\.?';
const OR = '(?: or | ?/ ?)';
/** “Axis supports one, Russia or Allies other”: what every dispute says, whatever stands before it. */
const AXIS_BACKS = new RegExp(
  '[,.:;-]? ?\\(?(?:the )?ax(?:is)? (?:must |has to )?(?:supports?|backs?) (?:one|1|either|a)(?: side| country| of them)?[,.:;]? ?(?:and |then )?' +
    `(?:${RUSSIA}${OR}${ALLIES}|${ALLIES}${OR}${RUSSIA})` +
    '(?: must| has to| have to)?(?: (?:supports?|backs?))?(?: the)? other(?: side| one| country)?(?!\\p{L})',
  'uy',
);
/** “(zero modifier)”. */
const ZERO_MODIFIER = /(?:0|zero) (?:dipl(?:omatic|\.)? )?modifier(?!\p{L})/uy;
/** Whether there begins, behind a mark, what every dispute says. */
export const saysOfDispute = (plain: string, at: number): boolean => matchAt(AXIS_BACKS, plain, at) !== null;
/** What letters make one word; dots within are those of a shortening. */
const WORD = /(?:[\p{L}](?:\.[\p{L}])+\.?|[\p{L}\d]+)(?:'\p{L}{0,2})?/uy;
/** Marks that say nothing; quotation marks are not among them, since what stands in them is a title. */
const QUIET = /[\s()[\]{}:.!>]/;
const MARKS = new Map<string, Topic>([
  [',', 'comma'],
  [';', 'comma'],
  ['/', 'comma'],
  ['&', 'and'],
  ['=', 'equal'],
]);
/** What words mean at a place. */
interface Lexicon {
  names: ReadonlyMap<string, Notion>;
  /** The most words of a name or a phrase that begins with this one. */
  longestFrom: ReadonlyMap<string, number>;
}

/**
 * The names of every table, and those of the projects that this one added. What else a project may be called gives way
 * to them; the name of a power or a category and the words of the rules do not.
 */
const lexiconOf = onceForList((projects): Lexicon => {
  const names = new Map(NAMES);
  for (const [phrase, name] of namesAdded(projects)) {
    const said = meaningOf(phrase.split(' '), NAMES);
    if (!said || said.is === 'project') names.set(phrase, { is: 'project', value: name });
  }
  const longestFrom = new Map<string, number>();
  for (const phrase of [...names.keys(), ...TOPICS.keys()]) {
    const words = phrase.split(' ');
    const first = words[0] as string;
    longestFrom.set(first, Math.max(words.length, longestFrom.get(first) ?? 1));
  }
  return { names, longestFrom };
});

interface Word {
  text: string;
  from: number;
  end: number;
}

const singular = (word: string): string[] => [
  word,
  ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
  ...(word.endsWith('es') && word.length > 4 ? [word.slice(0, -2)] : []),
  ...(word.endsWith('s') && word.length > 2 ? [word.slice(0, -1)] : []),
];

/** What some words mean together, the last of them in any number. */
function meaningOf(words: string[], names: Lexicon['names']): Notion | undefined {
  const before = words.slice(0, -1).join(' ');
  for (const last of singular(words.at(-1) as string)) {
    const phrase = before === '' ? last : `${before} ${last}`;
    const name = names.get(phrase);
    if (name) return name;
    const topics = TOPICS.get(phrase);
    const type = TYPES.get(phrase);
    const many = last === words.at(-1) ? {} : { many: true as const };
    if (topics) return { is: 'topic', value: topics, ...(type ? { type } : {}), ...many };
  }
  return undefined;
}

/** The words from a place on that only blanks, hyphens and dots divide. */
function wordsAt({ plain, at, end, lexicon }: Spot): Word[] {
  const words: Word[] = [];
  let from = at;
  let longest = 1;
  while (words.length < longest) {
    WORD.lastIndex = from;
    const match = WORD.exec(plain);
    if (!match || WORD.lastIndex > end) break;
    const text = match[0].replace(/'s?$/, '').replaceAll('.', '');
    if (words.length === 0) longest = lexicon.longestFrom.get(text) ?? 1;
    words.push({ text, from, end: WORD.lastIndex });
    from = WORD.lastIndex;
    // A hyphen before a figure is a minus.
    const gap = /^(?:\.? |-(?=\p{L}))/u.exec(plain.slice(from, from + 2));
    if (!gap) break;
    from += gap[0].length;
  }
  return words;
}

/** A place in a clause that begins at `start` and ends at `end`. */
interface Spot {
  plain: string;
  start: number;
  at: number;
  end: number;
  lexicon: Lexicon;
}

/** What was taken, up to `end`; without a notion it says nothing. */
interface Taken {
  notion?: Notion;
  end: number;
}

const topic = (...value: Topic[]): Notion => ({ is: 'topic', value });
/** What stands before a place of the clause, as far as it may tell of what follows. */
const behind = ({ plain, start, at }: Spot, letters = 12) => plain.slice(Math.max(start, at - letters), at);

/** Numbers, signs and marks, in the order in which they are tried. */
const SIGNS: readonly ((spot: Spot) => Taken | null)[] = [
  ({ plain, at }) => {
    const range = matchAt(RANGE, plain, at);
    const most = Number(range?.[1] ?? range?.[2] ?? range?.[3] ?? range?.[4]);
    return range && { notion: { is: 'range', value: most }, end: at + range[0].length };
  },
  readBounds,
  readEitherWay,
  ({ plain, at }) => {
    const minus = plain[at] === '-' ? matchAt(MINUS_TRACK, plain, at) : null;
    return minus && { notion: topic('inverse'), end: at + minus[0].length };
  },
  ({ plain, at }) => {
    const either = matchAt(EITHER, plain, at);
    return either && { end: at + either[0].length };
  },
  (spot) =>
    (/= ?$/.test(behind(spot)) && matchAt(INVERSE, spot.plain, spot.at)) ||
    (/: ?$/.test(behind(spot)) && matchAt(TURNED_ROUND, spot.plain, spot.at))
      ? { notion: topic('inverse'), end: spot.at + 1 }
      : null,
  ({ plain, at }) => {
    const turned = matchAt(TURNED, plain, at);
    return turned && { notion: topic('inverse'), end: at + turned[0].length };
  },
  ({ plain, at }) => {
    const times = matchAt(TIMES, plain, at);
    return times && { notion: topic('double'), end: at + times[0].length };
  },
  ({ plain, at }) => {
    const one = /[\p{L}\d]/u.test(plain[at - 1] ?? '') ? null : matchAt(ONE_OF, plain, at);
    return one && { notion: topic('any'), end: at + one[0].length };
  },
  readFigure,
  readSpelledSign,
  (spot) => {
    const { plain, at } = spot;
    const mark = MARKS.get(plain[at] as string);
    if (!mark) return null;
    // “+1/level”: for each; “-3 / armor level +1 each” only divides.
    const each =
      plain[at] === '/' && /(?<![-\d.,] ?)1 ?$/.test(behind(spot)) && matchAt(COUNTED_BEHIND, plain, at + 1);
    return { notion: topic(each ? 'each' : mark), end: at + 1 };
  },
  // A dash or a plus between words only divides or adds.
  ({ plain, at }) => (plain[at] === '+' ? { notion: topic('up', 'and'), end: at + 1 } : null),
  ({ plain, at }) => (plain[at] === '-' ? { notion: topic('comma', 'silent'), end: at + 1 } : null),
];

function readBounds({ plain, at }: Spot): Taken | null {
  const bounds = matchAt(BOUNDS, plain, at);
  const most = bounds?.[1] ? COUNTED.get(bounds[1]) : Number(bounds?.[2] ?? bounds?.[3]);
  return bounds && most !== undefined
    ? { notion: { is: 'range', value: most }, end: at + bounds[0].length }
    : null;
}

function readEitherWay({ plain, at }: Spot): Taken | null {
  const letter = plain[at] as string;
  const isNumber = /[+\-\d]/.test(letter);
  // Most numbers end their words, and most signs stand before no figure: nothing is tried there.
  if (isNumber ? !/[ \d]/.test(plain[at + 1] ?? '') : !/[a-z]/.test(letter)) return null;
  const either = /[\p{L}\d]/u.test(plain[at - 1] ?? '') ? null : matchAt(EITHER_WAY, plain, at);
  if (!either) return null;
  const most = COUNTED.get(either[2] ?? either[4] ?? '') ?? Number(either[1] ?? either[3] ?? 'none');
  return Number.isNaN(most) ? null : { notion: { is: 'range', value: most }, end: at + either[0].length };
}

function sayAgain(spot: Spot): Taken | null {
  const again = matchAt(AGAIN, spot.plain, spot.at);
  const word = again && /(\p{L}+) $/u.exec(behind(spot))?.[1];
  return again && word && COUNTED.get(word) === Number(again[1]) ? { end: spot.at + again[0].length } : null;
}

function readFigure(spot: Spot): Taken | null {
  const { plain, at } = spot;
  const number = matchAt(NUMBER, plain, at);
  if (!number || (!number[1] && /[\p{L}\d]/u.test(plain[at - 1] ?? ''))) return null;
  const stated = STATED.test(behind(spot));
  const value = { ...amountOf(number, plain, at), ...(stated ? { stated } : {}) };
  return { notion: { is: 'amount', value }, end: at + number[0].length };
}

function readSpelledSign({ plain, at }: Spot): Taken | null {
  const spelled = matchAt(SPELLED, plain, at);
  if (!spelled) return null;
  const from = at + spelled[0].length;
  const word = matchAt(/\d+(?!\w|[.,/]\d)|\p{L}+/uy, plain, from)?.[0] ?? '';
  const size = COUNTED.get(word) ?? Number(word);
  const said = spelled[1] ?? spelled[2] ?? '';
  const sign = /plus|\+/.test(said) ? '+' : '-';
  const loose = said === '- ' && isLoose(plain, at);
  return { notion: { is: 'amount', value: { size, sign, loose } }, end: from + word.length };
}

/** Notices what a clause of plain text says, word by word, the longest names first. */
export function notice(plain: string, start: number, end: number, place: HasProjects): Noticing {
  const lexicon = lexiconOf(place);
  const notions: Noticed[] = [];
  let at = start;
  while (at < end) {
    const spot = { plain, start, at, end, lexicon };
    const taken = takeSign(spot) ?? takeWords(spot);
    if (!taken) return { unknown: unknownAt(spot) };
    if (taken.notion) notions.push({ ...taken.notion, from: at, end: taken.end });
    at = taken.end;
  }
  return { notions: attach(notions.map(asTilePoints)) };
}

/** “Inc −3 tp”: beside income “tp” are tile points, and no trade pacts. */
function asTilePoints(notion: Noticed, _: number, all: readonly Noticed[]): Noticed {
  const isBoth =
    notion.is === 'topic' && notion.value.includes('tile point') && notion.value.includes('pact');
  const ofIncome = (one: Noticed) => one !== notion && one.is === 'topic' && one.value.includes('income');
  return isBoth && all.some(ofIncome)
    ? { ...notion, value: notion.value.filter((topic) => topic !== 'pact') }
    : notion;
}

/** What is understood of a text, whatever else stands in it. */
export function noticeKnown(plain: string, place: HasProjects): Noticed[] {
  const notions: Noticed[] = [];
  for (let from = 0; from < plain.length; ) {
    const read = notice(plain, from, plain.length, place);
    if ('notions' in read) return [...notions, ...read.notions];
    const { unknown } = read;
    const before = notice(plain, from, unknown.from, place);
    if ('notions' in before) notions.push(...before.notions);
    from = Math.max(unknown.end, from + 1);
  }
  return notions;
}

function takeSign(spot: Spot): Taken | null {
  const letter = spot.plain[spot.at] as string;
  // Whoever is meant in an open bracket may still be written.
  if (letter === '[' && !spot.plain.slice(spot.at, spot.end).includes(']')) return null;
  if (spot.at - spot.start < 2 && /[osrawn]/.test(letter)) {
    const okay = matchAt(IS_OKAY, spot.plain, spot.at);
    if (okay) return { end: spot.at + okay[0].length };
  }
  const again = letter === '(' ? sayAgain(spot) : null;
  if (again) return again;
  const whole = readWhole(spot, letter);
  if (whole) return whole;
  if (QUIET.test(letter)) return { end: spot.at + 1 };
  // Most letters begin words; numbers and signs that are written out begin with one of these.
  if (!/[^a-z]|[aemptx]|[bfnosuz]/.test(letter)) return null;
  for (const read of SIGNS) {
    const taken = read(spot);
    if (taken) return taken;
  }
  return null;
}

/** Phrases with marks or figures in them. */
function readWhole({ plain, at, end }: Spot, letter: string): Taken | null {
  const backs = /[,.:;(at-]/.test(letter) ? matchAt(AXIS_BACKS, plain, at) : null;
  if (backs && at + backs[0].length <= end) return { notion: topic('dispute'), end: at + backs[0].length };
  const cause = /[btdo]/.test(letter) ? readCause(plain, at, end) : null;
  if (cause) return cause;
  const ours = /\bpacts? $/.test(plain.slice(Math.max(0, at - 7), at)) ? matchAt(HELD_IN, plain, at) : null;
  if (ours) return { end: at + ours[0].length };
  const two =
    letter === '(' && /\bpacts?\b/.test(plain.slice(Math.max(0, at - 60), at))
      ? matchAt(TWO_FOR, plain, at)
      : null;
  if (two) return { notion: topic('counts two'), end: at + two[0].length };
  const zero = letter === '0' || letter === 'z' ? matchAt(ZERO_MODIFIER, plain, at) : null;
  return zero && { notion: topic('no modifier'), end: at + zero[0].length };
}

/** “For each trade pact in the Balkans (+2 for Turkey)”: what is so in any case. @rule GS 4.16 */
const TWO_FOR = /\((?:turkey:? ?)?\+? ?(?:2|two)(?: (?:for|in|with) (?:turkey|poland|spain|russia))?\)/uy;

/** “For each pact we and the French have in the Balkans”: whose pacts count is the rule’s. */
const HELD_IN =
  /(?:that )?(?:we|they|you|our side|(?:the )?\p{L}+)(?: and (?:the )?\p{L}+)? ?(?:have|has|hold|holds|got|'ve got|have got) (?=in\b)/uy;

const CAUSE =
  /(?:because of|thanks to|due to|owing to) ((?:(?:the|a|an|our|its|their|his|her|your|my|all|old) )*)(\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*){0,3}?)(?=$|[,;:.!\n]| (?:we|us|our|you|i)\b)/uy;

/** “Because of the strikes we lose one income”: why it happens says nothing, where it has no word of the rules. */
function readCause(plain: string, at: number, end: number): Taken | null {
  if (/[\p{L}\d]/u.test(plain[at - 1] ?? '')) return null;
  const cause = matchAt(CAUSE, plain, at);
  const words = cause?.[2]?.split(/[ -]/) ?? [];
  const isOther = (word: string) =>
    meaningOf([word.replace(/'s?$/, '')], NAMES) === undefined && !COUNTED.has(word);
  return cause && at + cause[0].length <= end && words.every(isOther) ? { end: at + cause[0].length } : null;
}

const LETTERS: Record<string, Power> = { g: 'Germany', i: 'Italy', b: 'Britain', f: 'France', r: 'Russia' };
const LETTER_BEFORE = /[([] ?(?:[gibfr] ?[,/&] ?)*$/;
const LETTER_HERE = /([gibfr])(?= ?(?:[,/&] ?[gibfr] ?)*[)\]])/y;

/** “G sup +1”, “Hun G +1”: “I” is whoever speaks there. */
const LETTER_AHEAD = /([gbfr])\.? ?(?=[+-] ?\d|(?:supp?(?:ort)?|inc(?:ome)?|tiles?)\b)/y;
/** “Hun +1 G”, “Hun +1 G, EAI +1”. */
const LETTER_LAST = /([gibfr])(?=$|[;,.\n]| [[(])/y;

/** “(G)”, “[B/F]”: a power by its letter, in brackets, and where nothing else but a power can stand. */
function readLetter(spot: Spot): Taken | null {
  const { plain, at, end } = spot;
  if (!/[ ([,;/&\n]/.test(plain[at - 1] ?? ' ')) return null;
  const letter =
    (LETTER_BEFORE.test(behind(spot)) && matchAt(LETTER_HERE, plain, at)?.[1]) ||
    matchAt(LETTER_AHEAD, plain, at)?.[1] ||
    (/\d $/.test(behind(spot)) && matchAt(LETTER_LAST, plain.slice(0, end), at)?.[1]);
  const value = letter ? LETTERS[letter] : undefined;
  return value ? { notion: { is: 'power', value }, end: at + 1 } : null;
}

function takeWords(spot: Spot): Taken | null {
  const power = readLetter(spot);
  if (power) return power;
  const words = wordsAt(spot);
  return words.length === 0 ? null : readWords(spot, words);
}

function unknownAt(spot: Spot): { from: number; end: number; word: string } {
  const { plain, at } = spot;
  const [word] = wordsAt(spot);
  const to = word?.end ?? at + 1;
  return { from: at, end: to, word: plain.slice(at, to) };
}

/** “Okay, so we get …”: no leave is given at the head of what is said. */
const IS_OKAY = /(?:so )?(?:okay|ok|right|alright|well|now)(?:, so\b|,| so\b) ?/y;

/** What “it” is: whoever alone was named before, else what is spoken of; beside another power it may be Italy. */
function readIt(spot: Spot, end: number): Taken | null {
  const { plain, at, start } = spot;
  const before = plain.slice(Math.max(start, at - 20), at);
  const last = /(\p{L}+)\.?(?:'s)? ?(?:[,/&+]|and|or)? ?$/u.exec(before)?.[1];
  const powersIn = (text: string) =>
    (text.match(/\p{L}+/gu) ?? []).flatMap((word) => {
      const name = spot.lexicon.names.get(word);
      return name?.is === 'power' ? [name.value] : [];
    });
  if (last !== undefined && powersIn(last).length > 0) return null;
  // Of two that were named it may be either, and of one named in another thing of the line too: that is asked.
  const line = plain.lastIndexOf('\n', at) + 1;
  const [ahead, here] = [powersIn(plain.slice(line, start)), powersIn(plain.slice(start, at))];
  if (new Set([...ahead, ...here]).size > 1 || (ahead.length > 0 && here.length === 0)) return null;
  return { notion: topic('whoever', 'thing'), end };
}

/** The longest of these words that mean something; nothing where the first means nothing. */
function readWords(spot: Spot, words: Word[]): { notion?: Notion; end: number } | null {
  const { plain, lexicon } = spot;
  // “Each result gives one back”: of what was lost.
  if (words[0]?.text === 'back' && GIVEN.test(behind(spot, 24))) return { end: words[0].end };
  for (let many = words.length; many > 0; many -= 1) {
    const said = words.slice(0, many);
    const notion = meaningOf(
      said.map(({ text }) => text),
      lexicon.names,
    );
    if (notion) return { notion, end: (said.at(-1) as Word).end };
  }
  const [{ text, end }] = words as [Word];
  const count = text === 'single' ? 1 : COUNTED.get(text);
  if (count !== undefined)
    return { notion: { is: 'amount', value: { size: count, sign: null, loose: false } }, end };
  if (text === 'a' || text === 'an')
    return { notion: { is: 'amount', value: { size: 1, sign: null, loose: false, weak: true } }, end };
  // “It support +1” is Italy’s: no pronoun stands before a noun. “It.” is a name made short.
  // So it is behind a number that ends the clause: “Albania +1 It”.
  if (
    text === 'it' &&
    (matchAt(ITALY_BEHIND, plain, end) || isLastBehindNumber(spot, end) || isHeadOfPowers(spot, end))
  )
    return { notion: { is: 'power', value: 'Italy' }, end: plain[end] === '.' ? end + 1 : end };
  if (text === 'it') return readIt(spot, end);
  // “To 3” sets a number; cards change them.
  if (text === 'to' && matchAt(/ ?[+-]? ?\d/y, plain, end))
    return { notion: { is: 'topic', value: ['set'] }, end };
  // “W/ tiles”: with.
  if (text === 'w' && plain[end] === '/') return { end: end + 1 };
  // “+1 support from Italy”: what Italy gives is nothing that it gets.
  if (text === 'from' && isPowerNext(spot, end)) return null;
  return isSilent(text) ? { end } : null;
}

function isPowerNext({ plain, end, lexicon }: Spot, at: number): boolean {
  WORD.lastIndex = at + 1;
  const word = WORD.exec(plain);
  return (
    word !== null && WORD.lastIndex <= end && lexicon.names.get(word[0].replace(/'s?$/, ''))?.is === 'power'
  );
}

/** “It Ger sup +1”, “It, Ger sup +1”: at the head of a line no pronoun stands before another power. */
function isHeadOfPowers({ plain, at, lexicon }: Spot, end: number): boolean {
  const next = /^(?: ?[,/&+] ?| and | )(\p{L}+)/u.exec(plain.slice(end, end + 30))?.[1];
  const isHead = /(?:^|[\n;]) ?$/.test(plain.slice(0, at));
  return isHead && next !== undefined && lexicon.names.get(next)?.is === 'power';
}

const isLastBehindNumber = (spot: Spot, end: number) =>
  /[+-] ?\d $/.test(behind(spot)) && (end >= spot.end || /[;,\n]/.test(spot.plain[end] ?? ''));

/** Whether a dash before a blank stands by itself, so that it may only divide. */
const isLoose = (plain: string, at: number) => /[^\s:]\s$/.test(plain.slice(Math.max(0, at - 2), at));

function amountOf(match: RegExpExecArray, plain: string, at: number): Amount {
  const [, sign = null, blank = '', figures = ''] = match;
  const loose = sign === '-' && blank !== '' && isLoose(plain, at);
  return { size: Number(figures), sign: sign as Amount['sign'], loose };
}

/** Joins a number to the thing that it counts: “two naval projects”, “+1 level”. */
function attach(notions: Noticed[]): Noticed[] {
  const COUNTABLE: readonly Topic[] = [
    'tile',
    'level',
    'step',
    'counter',
    'unit',
    'ship',
    'space',
    'point',
    'project',
    'result',
    'pact',
    'spy ring',
  ];
  const joined = notions.map((notion, at) => {
    if (notion.is !== 'amount') return notion;
    for (const next of notions.slice(at + 1, at + 5)) {
      if (next.is === 'amount' || next.is === 'range') break;
      if (next.is !== 'topic') continue;
      const of = COUNTABLE.find((topic) => next.value.includes(topic));
      if (of) return { ...notion, value: { ...notion.value, of } };
      if (next.value.some((topic) => topic === 'comma' || topic === 'and' || topic === 'or')) break;
    }
    return notion;
  });
  return joined
    .filter((notion) => notion.is !== 'amount' || !notion.value.weak || notion.value.of)
    .filter((_, at, all) => !joinsOnly(all.slice(at)))
    .map((notion, at, all) => (addsNames(all[at - 1], notion, all[at + 1]) ? { ...notion, ...AND } : notion));
}

const AND = { is: 'topic', value: ['and'] } as const;

/** “Brit+fr”: a plus between names joins them, and says nothing of more. */
function addsNames(before: Noticed | undefined, notion: Noticed, after: Noticed | undefined): boolean {
  const isName = (one: Noticed | undefined) =>
    one !== undefined && ['power', 'side', 'country'].includes(one.is);
  const isPlus = notion.is === 'topic' && notion.value.includes('up') && notion.value.includes('and');
  return isPlus && isName(before) && isName(after);
}

/** “…, but no diplomatic effect”: what only says what does not follow is no other thing than what stands before it. */
function joinsOnly([mark, ...after]: readonly Noticed[]): boolean {
  const is = (notion: Noticed | undefined, ...topics: Topic[]) =>
    notion?.is === 'topic' && topics.some((topic) => notion.value.includes(topic));
  if (!is(mark, 'comma', 'and')) return false;
  const [next] = after.filter((notion) => !is(notion, 'comma', 'and'));
  return is(next, 'no modifier');
}

function matchAt(pattern: RegExp, plain: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(plain);
}
