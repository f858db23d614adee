import { type HasProjects, onceForList } from '../../research/catalogue';
import type { Power } from '../../vocabulary';
import { type Entry, lexicon } from './lexicon';
import { NAMES, namesAdded } from './names';
import { stem, stemmed } from './phrases';
import { type Amount, isTopic, isWho, type Meaning, type Token, type Topic } from './token';

/** Divides a plain text into what its words, numbers and marks mean. */

const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const COUNT = COUNTS.join('|');
/** The number that a word or digits express, or undefined. */
export const countOf = (word: string): number | undefined => {
  const at = COUNTS.indexOf(word);
  return at !== -1 ? at : /^\d+$/.test(word) ? Number(word) : undefined;
};

/** A whole number. `1.5`, `1e9` and `007` do not match. */
const WHOLE = '(?:0|[1-9]\\d{0,3})(?![\\w½¼¾%]|[.,/]\\d)';
const NUMBER = new RegExp(`([+-])?( ?)(${WHOLE}|(?:${COUNT})\\b(?!-\\p{L}))`, 'uy');
/** A minus after its number, as bookkeepers write it; ambiguous if more dashes or words follow. */
const BEHIND = /[+-](?= ?(?:$|[\n,.;:/)[\]]))/y;
const DANGLING = /-(?!\p{L}{2})| ?-(?= ?(?:[-\n.,;)]|$))/uy;
/** “1 - support”: a minus after the number, or a separator. */
const APART = / - /y;
const SPELLED = new RegExp(`(plus|minus) (${WHOLE}|(?:${COUNT})\\b)`, 'uy');
const N = `(\\d|${COUNT})(?![\\w%]|[.,]\\d)`;
const WAYS =
  'either way|(?:in )?(?:either|each) direction|(?:in )?both (?:ways|directions)|up (?:or|and) down|plus or minus';
/** From one number to its opposite: “+/-3”, “-3 to +3”, “3 either way”, “max. +3, min. -3”. */
const RANGES: readonly RegExp[] = [
  `(?:\\+-|\\+ ?/ ?-? ?|- ?/ ?\\+ ?)${N}`,
  `(?:-|minus) ?${N} ?(?:(?:to|\\.{2,3}|…) ?(?:\\+|plus )?|(?:and|/|-) ?(?:\\+|plus )) ?\\1(?!\\d)`,
  `\\+ ?${N} ?(?:to|/|and) ?- ?\\1(?!\\d)`,
  `[+-]? ?${N} (?:(?:points?|max\\.?|maximum|at (?:the )?most),? )?(?:${WAYS})\\b`,
  `(?:plus or minus|plus/minus|(?:up or down|either way)(?: by)?) ?${N}`,
  `max(?:imum)?\\.? ?\\+? ?${N},? ?(?:and )?min(?:imum)?\\.? ?- ?\\1(?!\\d)`,
  `min(?:imum)?\\.? ?- ?${N},? ?(?:and )?max(?:imum)?\\.? ?\\+? ?\\1(?!\\d)`,
].map((source) => new RegExp(source, 'uy'));

const TRACK =
  '(?:the )?(?:e\\.? ?a\\.? ?i\\.?|(?:european )?aggression(?: index)?|index|bop|bal(?:ance)?(?: of power)?|(?:econ(?:omic)?\\.? )?clim(?:ate)?|ec)\\b';
const RUSSIA_OR_ALLIES =
  '(?:rus(?:s|sia)?\\.?(?: or | ?/ ?)(?:the )?all(?:ies)?\\.?|(?:the )?all(?:ies)?\\.?(?: or | ?/ ?)(?:rus(?:s|sia)?|ussr)\\.?)';
/** “+1/level”: for each. */
const COUNTED = '(?:[a-z]+\\.? ){0,3}(?:levels?|lvls?|results?|(?:trade )?pacts?|tp)\\b';

const topic = (...value: Topic[]): Meaning => ({ is: 'topic', value });

/** Signs and phrases with punctuation or digits, each with its meaning; null if it has none. */
const SIGNS: readonly [RegExp, Meaning | null, behind?: RegExp][] = [
  // The phrase that every dispute contains.
  [
    new RegExp(
      `\\(?(?:the )?ax(?:is)? (?:must |has to )?(?:supports?|backs?) (?:one|1|either|a)(?: side| country| of them)?[,.:;]? ?(?:and |then )?${RUSSIA_OR_ALLIES}(?: must| has to| have to)?(?: (?:supports?|backs?))?(?: the)? other(?: side| one| country)?(?!\\p{L})\\)?`,
      'uy',
    ),
    topic('dispute'),
  ],
  // A track turned round: “supp -bop”, “= - climate”.
  [new RegExp(`- ?(?=\\(?${TRACK}(?! ?:? ?[+-]? ?\\d))`, 'uy'), topic('inverse')],
  [/[x×*] ?- ?1(?![.,]?\d)/y, topic('inverse')],
  [/times - ?1(?![.,]?\d)/y, topic('inverse'), /(?:^|[^\p{L}])$/u],
  [/[x×] ?2\b/y, topic('double'), /(?:^|[^\p{L}])$/u],
  [/2 ?[x×](?!\w)/y, topic('double')],
  [/\+ ?(?:or|\/) ?- ?(?!\d)/y, null],
  [/any 1\b/y, topic('any'), /(?:^|[^\p{L}])$/u],
  [/(?:0|zero) (?:dipl(?:omatic|\.)? )?modifier\b/y, topic('no modifier'), /(?:^|[^\d+-])$/],
  // “For each pact in the Balkans (+2 for Turkey)”: the rule already says so. @rule GS 4.16
  [
    /[([](?:turkey:? ?)?\+? ?(?:2|two)(?: (?:for|in|with) (?:turkey|poland|spain|russia))?[)\]]/y,
    topic('counts two'),
    /\bpacts?\b[^.;\n]*$/,
  ],
  // “Pacts that we and the French have in”: whose pacts count is the rule’s.
  [
    /(?:that )?(?:we|they|you|(?:the )?\p{L}+)(?: and (?:the )?\p{L}+)? (?:have|has|holds?|got) (?=in\b)/uy,
    null,
    /\bpacts? $/,
  ],
  [new RegExp(`/ ?(?=${COUNTED})`, 'y'), topic('each'), /(?<![-\d.,] ?)1 ?$/],
  // “W/ tiles”, “okay, so …”.
  [/w\/ ?/y, null, /(?:^|[^\p{L}])$/u],
  [/(?:so )?(?:okay|ok|right|alright|well|now)(?:, so\b|,| so\b) ?/y, null, /^ ?$/],
  // Quotation marks round a whole line have no meaning.
  [/"/y, null, /(?:^|\n) ?$/],
  [/"(?= ?(?:\n|$))/y, null],
  [/[,/:]? ?& ?/y, topic('and')],
  [/=/y, topic('equal')],
  [/->|[>•|]/y, null],
  [/,/y, topic('comma')],
  [/\//y, topic('comma', 'stroke')],
  [/;|\.(?=\s|$)/y, topic('stop')],
  [/[\n]/y, topic('stop')],
  // A dash or a plus between words only divides or adds.
  [/\+/y, topic('up', 'and')],
  [/-/y, topic('comma', 'silent')],
  [/[\s()[\]{}:.!]/y, null],
];

/** What letters make one word; dots within are those of a shortening. */
const WORD = /(?:\p{L}(?:\.\p{L})+\.?|[\p{L}\d]+)(?:'\p{L}{0,2})?/uy;

interface Phrases {
  find(phrase: string): Meaning | undefined;
  /** The most words of a phrase that begins with this one. */
  longest: ReadonlyMap<string, number>;
}

/** The names of every table and the projects that this one added; these give way to powers and words of the rules. */
const phrasesOf = onceForList((projects): Phrases => {
  const names = new Map([...NAMES].map(([phrase, meaning]) => [stemmed(phrase), meaning]));
  for (const [name, value] of namesAdded(projects)) {
    const phrase = stemmed(name);
    if (!lexicon().has(phrase) && (names.get(phrase)?.is ?? 'project') === 'project')
      names.set(phrase, { is: 'project', value });
  }
  const longest = new Map<string, number>();
  for (const phrase of [...names.keys(), ...lexicon().keys()]) {
    const words = phrase.split(' ');
    const [first] = words as [string];
    longest.set(first, Math.max(words.length, longest.get(first) ?? 1));
  }
  const asTopic = ({ topics, type }: Entry): Meaning => ({
    is: 'topic',
    value: topics,
    ...(type ? { type } : {}),
  });
  const find = (phrase: string): Meaning | undefined => {
    const entry = lexicon().get(phrase);
    return names.get(phrase) ?? (entry && asTopic(entry));
  };
  return { find, longest };
});

/** A place in a plain text. */
interface Spot {
  plain: string;
  at: number;
  end: number;
  phrases: Phrases;
  before: readonly Token[];
}
type Taken = { notion: Meaning | null; end: number };

const matchAt = (wanted: RegExp, plain: string, at: number): RegExpExecArray | null => {
  wanted.lastIndex = at;
  return wanted.exec(plain);
};
/** The text before a position, as far as it can affect what follows. */
const lead = (plain: string, at: number) => plain.slice(Math.max(0, at - 60), at);
const beginsWord = (plain: string, at: number) => !/[\p{L}\d]/u.test(plain[at - 1] ?? '');

/** Tokenizes a range of a plain text. */
export function tokenize(plain: string, from: number, end: number, place: HasProjects): Token[] {
  const phrases = phrasesOf(place);
  const tokens: Token[] = [];
  let at = from;
  const text = end < plain.length ? plain.slice(0, end) : plain;
  while (at < end) {
    const spot = { plain: text, at, end, phrases, before: tokens };
    const taken = takePhrase(spot) ?? takeNumber(spot) ?? takeSign(spot) ?? takeWord(spot);
    if (taken.notion) tokens.push({ ...taken.notion, from: at, end: taken.end });
    at = Math.max(taken.end, at + 1);
  }
  return attach(tokens);
}

/** Several words that mean something together go before a number: “one of them”, “one side”. */
function takePhrase(spot: Spot): Taken | null {
  if (!/[ot1]/.test(spot.plain[spot.at] as string) || !beginsWord(spot.plain, spot.at)) return null;
  const one = matchAt(ONE_OF, spot.plain, spot.at);
  if (one && !/[+-] ?$/.test(lead(spot.plain, spot.at)))
    return { notion: topic('any'), end: spot.at + one[0].length };
  const words = wordsAt(spot);
  const found = takeWord(spot, words);
  return words[0] &&
    countOf(words[0].text) !== undefined &&
    found.notion?.is !== 'unknown' &&
    found.end > words[0].end
    ? found
    : null;
}
const ONE_OF = /(?:1|one) of (?:the )?(?=\p{L})/uy;

function takeSign({ plain, at }: Spot): Taken | null {
  const letter = plain[at] as string;
  // An open bracket may still be completed with a name.
  if (letter === '[' && !plain.slice(at, at + 120).includes(']'))
    return { notion: { is: 'unknown', value: '[' }, end: at + 1 };
  if (/[b-hj-lpqsuvy]/.test(letter) && !/[bcs]/.test(letter)) return null;
  for (const [wanted, meaning, behind] of SIGNS) {
    const found = matchAt(wanted, plain, at);
    if (!found || (behind && !behind.test(lead(plain, at)))) continue;
    // “vs.” and “max.” end no sentence.
    if (letter === '.' && SHORTENED.test(lead(plain, at))) return { notion: null, end: at + 1 };
    return { notion: meaning, end: at + found[0].length };
  }
  return null;
}

/** Abbreviations that end in a full stop. */
const SHORTENED =
  /\b(?:vs?|max|min|dipl?|diplo|mod|econ|inc|nat|lvls?|supp?|fact?|conv|ger|ital?|it|brit|fr|rus|[a-z])$/;

function takeNumber({ plain, at }: Spot): Taken | null {
  const letter = plain[at] as string;
  if (!/[\d+\-(zotfsenmpiu]/.test(letter) || (!/[+\-(]/.test(letter) && !beginsWord(plain, at))) return null;
  // “Two (2)”: repeated in digits.
  if (letter === '(') {
    const again = /\( ?(\d) ?\)/y;
    const found = matchAt(again, plain, at);
    const word = found && /(\p{L}+) $/u.exec(lead(plain, at))?.[1];
    return found && word && countOf(word) === Number(found[1])
      ? { notion: null, end: at + found[0].length }
      : null;
  }
  for (const range of RANGES) {
    const found = matchAt(range, plain, at);
    const value = found ? countOf(found[1] as string) : undefined;
    if (found && value !== undefined) return { notion: { is: 'range', value }, end: at + found[0].length };
  }
  const spelled = matchAt(SPELLED, plain, at);
  if (spelled) {
    const size = countOf(spelled[2] as string) as number;
    const sign = spelled[1] === 'plus' ? '+' : '-';
    return { notion: { is: 'amount', value: { size, sign, loose: false } }, end: at + spelled[0].length };
  }
  return takeFigure(plain, at);
}

/** Words before a number that make it a value, not a change. */
const STATED =
  /(?:=|\b(?:is|are|worth|now|becomes|equals|stays|remains|at|(?<!modifier )(?<!mod\. )(?<!bonus )(?<!boost )of)) ?$/;
/** “To 3” sets a number, unless it is a bound. */
const SETS = /(?<!up )(?<!down )(?<!limit )(?<!equal )\bto ?$/;

function takeFigure(plain: string, at: number): Taken | null {
  const found = matchAt(NUMBER, plain, at);
  // A minus directly after a digit belongs to that number; one after a word may be a separator.
  if (!found || (found[1] && /\d$/.test(plain.slice(Math.max(0, at - 1), at)) && found[1] === '-'))
    return null;
  const [whole, sign = null, blank = '', word = ''] = found;
  const size = countOf(word) as number;
  const end = at + whole.length;
  const loose = sign === '-' && blank !== '' && /[^\s:]\s$/.test(plain.slice(Math.max(0, at - 2), at));
  const stated = STATED.test(lead(plain, at)) ? { stated: true as const } : {};
  const amount = (value: Amount, to = end): Taken => ({ notion: { is: 'amount', value }, end: to });
  const trailing = /\d$/.test(word) && matchAt(BEHIND, plain, end);
  // “1-” has its minus after the number; with a sign before it as well it is ambiguous.
  if (trailing)
    return sign
      ? { notion: { is: 'unknown', value: whole + trailing[0] }, end: end + 1 }
      : amount({ size, sign: trailing[0] as '-', loose: false }, end + 1);
  // A dash that follows and ends nothing may also be a minus.
  if (matchAt(DANGLING, plain, end) || (!sign && matchAt(APART, plain, end)))
    return { notion: { is: 'unknown', value: plain.slice(at, end + 2).trim() }, end };
  return amount({ size, sign: sign as Amount['sign'], loose, ...stated });
}

const LETTERS: Record<string, Power> = { g: 'Germany', i: 'Italy', b: 'Britain', f: 'France', r: 'Russia' };
/** “(G)”, “[B/F]”, “G sup +1”, “Hun +1 G”: a power by its letter, if only a power fits there. */
const POWER_LETTERS: readonly [RegExp, RegExp][] = [
  [/([gibfr])(?= ?(?:[,/&] ?[gibfr] ?)*[)\]])/y, /[([] ?(?:[gibfr] ?[,/&] ?)*$/],
  [/([gbfr])\.? ?(?=[+-] ?\d|(?:supp?(?:ort)?|inc(?:ome)?|tiles?)\b)/y, /(?:^|[ ([,;/&\n])$/],
  [/([gibfr])(?=$|[;,.\n]| [[(])/y, /\d $/],
];
/** “It support +1” is Italy’s: a pronoun does not precede a noun; “it.” is an abbreviation. */
const ITALY_AHEAD =
  /\.(?= ?[\p{L}+])|(?= ?(?:[+-] ?\d|supp?(?:ort)?\b|inc(?:ome)?\b|tiles?\b|fact(?:ory)?\b|&|[,/+]? ?ge(?:r|rmany)?\b|- ?\d|$|[;,\n]))/uy;

function takeWord(spot: Spot, words = wordsAt(spot)): Taken {
  const { plain, at, phrases } = spot;
  for (const [wanted, behind] of POWER_LETTERS) {
    const found = beginsWord(plain, at) ? matchAt(wanted, plain, at) : null;
    const value = found && behind.test(lead(plain, at)) ? LETTERS[found[1] as string] : undefined;
    if (value) return { notion: { is: 'power', value }, end: at + 1 };
  }
  const [first] = words;
  if (!first) return { notion: { is: 'unknown', value: plain[at] as string }, end: at + 1 };
  for (let many = words.length; many > 0; many -= 1) {
    const said = words.slice(0, many);
    const last = said.at(-1) as { text: string; end: number };
    const found = phrases.find(said.map(({ text }) => stem(text)).join(' '));
    if (!found) continue;
    const meaning =
      found.is === 'topic' && stem(last.text) !== last.text ? { ...found, many: true as const } : found;
    return read(meaning, spot, said.length === 1 ? first.text : '', last.end);
  }
  // “1.5”, “1e9”, “007”: no whole number.
  const figures = matchAt(/\d[\w%½¼¾]*(?:[.,]\d[\w%½¼¾]*)*/y, plain, at)?.[0];
  const value = figures ?? first.text;
  return { notion: { is: 'unknown', value }, end: Math.max(first.end, at + (figures?.length ?? 0)) };
}

/** The meaning of a word in its context. */
function read(meaning: Meaning, { plain, at, end, before }: Spot, word: string, to: number): Taken {
  if (word === 'single')
    return { notion: { is: 'amount', value: { size: 1, sign: null, loose: false } }, end: to };
  if (word === 'a' || word === 'an')
    return { notion: { is: 'amount', value: { size: 1, sign: null, loose: false, weak: true } }, end: to };
  if (
    word === 'to' &&
    SETS.test(plain.slice(Math.max(0, at - 8), to)) &&
    /^ ?[+-]? ?\d/.test(plain.slice(to, end))
  )
    return { notion: topic('set'), end: to };
  // “From Italy”: what Italy gives is not a gain of Italy.
  if (
    word === 'from' &&
    NAMES.get(/^ (?:the )?(\p{L}+)/u.exec(plain.slice(to, end))?.[1] ?? '')?.is === 'power'
  )
    return { notion: { is: 'unknown', value: word }, end: to };
  if (word === 'it') {
    const italy = matchAt(ITALY_AHEAD, plain, to);
    const isHead =
      before.length === 0 ||
      isTopic(before.at(-1), 'stop', 'comma', 'and') ||
      before.at(-1)?.is === 'amount' ||
      before.at(-1)?.is === 'power';
    if (italy && isHead) return { notion: { is: 'power', value: 'Italy' }, end: to + italy[0].length };
  }
  const silent = meaning.is === 'topic' && meaning.value.length === 1 && meaning.value[0] === 'silent';
  return { notion: silent ? null : meaning, end: to };
}

/** The words from a place on that only blanks, hyphens and dots divide. */
function wordsAt({ plain, at, end, phrases }: Spot): { text: string; end: number }[] {
  const words: { text: string; end: number }[] = [];
  let from = at;
  let longest = 1;
  while (words.length < longest) {
    const found = matchAt(WORD, plain, from);
    if (!found || from + found[0].length > end) break;
    const text = found[0].replace(/'s?$/, '').replaceAll('.', '');
    if (words.length === 0) longest = phrases.longest.get(stem(text)) ?? 1;
    from += found[0].length;
    words.push({ text, end: from });
    // A hyphen before a digit is a minus; an apostrophe may precede its letters.
    const gap = /^(?:\.? |\n|-(?=\p{L}))/u.exec(plain.slice(from, from + 2));
    if (!gap) break;
    from += gap[0].length;
  }
  return words;
}

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

/** Joins a number to the thing that it counts: “two naval projects”, “+1 level”; “brit + fr” is no more of France. */
function attach(tokens: readonly Token[]): Token[] {
  const joined = tokens.map((token, at): Token => {
    if (token.is !== 'amount') return token;
    for (const next of tokens.slice(at + 1, at + 5)) {
      if (next.is === 'amount' || next.is === 'range' || next.is === 'unknown') break;
      if (next.is !== 'topic') continue;
      const of = COUNTABLE.find((one) => next.value.includes(one));
      if (of) return { ...token, value: { ...token.value, of } };
      if (isTopic(next, 'comma', 'and', 'or', 'stop')) break;
    }
    return token;
  });
  const remaining = joined.filter((token) => token.is !== 'amount' || !token.value.weak || token.value.of);
  const isName = (token: Token | undefined) => token && (isWho(token) || token.is === 'country');
  return remaining.map(
    (token, at): Token =>
      isTopic(token, 'up') &&
      isTopic(token, 'and') &&
      token.end - token.from < 3 &&
      isName(remaining[at - 1]) &&
      isName(remaining[at + 1])
        ? { ...token, is: 'topic', value: ['and'] }
        : token,
  );
}
