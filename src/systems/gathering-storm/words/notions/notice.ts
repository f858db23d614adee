import { NAMES } from './names';
import type { Amount, Noticed, Notion, Topic } from './notion';
import { COUNTED, isSilent, TOPICS } from './topics';

/** What stands in a clause; or the first words that mean nothing here. */
export type Noticing = { notions: Noticed[] } | { unknown: { from: number; end: number; word: string } };

/** From one number to its opposite: “+/-3”, “-3 to +3”. */
const RANGE =
  /(?:\+ ?\/ ?-? ?|- ?\/ ?\+ ?)(\d)(?!\d)|- ?(\d) ?(?:to|\.{2,3}|…|\/|and|-) ?\+ ?\2(?!\d)|\+ ?(\d) ?(?:to|\/|and) ?- ?\3(?!\d)/y;
/** A whole number. What is more than that, `1.5`, `1e9` or `007`, is none. */
const NUMBER = /([+-])?( ?)(0|[1-9]\d{0,3})(?![\w½¼¾]|[.,/]\d)/y;
/** A sign that is written out, before its number. */
const SPELLED = /(plus|minus) (?=\d|(?:zero|one|two|three|four|five|six|seven|eight|nine)\b)/y;
/** “= - climate”: what a track says, turned round. */
const INVERSE = /- ?\(?(?=(?:the )?(?:economic )?(?:climate|ec)\b)/y;
/** What stands before a number that is no change. */
const STATED = /(?:=|\b(?:is|are|now|becomes|equals|stays|remains|at|of)) ?$/;
/** “+ or -”: either way. */
const EITHER = /\+ ?(?:or|\/) ?- ?(?!\d)/y;
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
/** The most words of a name or a phrase. */
const LONGEST = Math.max(...[...NAMES.keys(), ...TOPICS.keys()].map((words) => words.split(' ').length));

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
function meaningOf(words: string[]): Notion | undefined {
  const before = words.slice(0, -1).join(' ');
  for (const last of singular(words.at(-1) as string)) {
    const phrase = before === '' ? last : `${before} ${last}`;
    const name = NAMES.get(phrase);
    if (name) return name;
    const topics = TOPICS.get(phrase);
    if (topics) return { is: 'topic', value: topics };
  }
  return undefined;
}

/** The words from a place on that only blanks, hyphens and dots divide. */
function wordsAt(plain: string, at: number, end: number): Word[] {
  const words: Word[] = [];
  let from = at;
  while (words.length < LONGEST) {
    WORD.lastIndex = from;
    const match = WORD.exec(plain);
    if (!match || WORD.lastIndex > end) break;
    const text = match[0].replace(/'s?$/, '').replaceAll('.', '');
    words.push({ text, from, end: WORD.lastIndex });
    from = WORD.lastIndex;
    // A hyphen before a figure is a minus.
    const gap = /^(?:\.? |-(?=\p{L}))/u.exec(plain.slice(from, from + 2));
    if (!gap) break;
    from += gap[0].length;
  }
  return words;
}

/** Notices what a clause of plain text says, word by word, the longest names first. */
export function notice(plain: string, start: number, end: number): Noticing {
  const notions: Noticed[] = [];
  let at = start;
  const add = (notion: Notion, to: number) => {
    notions.push({ ...notion, from: at, end: to });
    at = to;
  };
  while (at < end) {
    const letter = plain[at] as string;
    const range = matchAt(RANGE, plain, at);
    if (range) {
      add({ is: 'range', value: Number(range[1] ?? range[2] ?? range[3]) }, at + range[0].length);
      continue;
    }
    const either = matchAt(EITHER, plain, at) ?? matchAt(/either way\b/y, plain, at);
    if (either) {
      at += either[0].length;
      continue;
    }
    if (/= ?$/.test(plain.slice(start, at)) && matchAt(INVERSE, plain, at)) {
      add({ is: 'topic', value: ['inverse'] }, at + 1);
      continue;
    }
    const times = matchAt(/(?:x|×) ?2\b|2 ?(?:x\b|×)/y, plain, at);
    if (times) {
      add({ is: 'topic', value: ['double'] }, at + times[0].length);
      continue;
    }
    const number = matchAt(NUMBER, plain, at);
    if (number && !/[\p{L}\d]/u.test(number[1] ? '' : (plain[at - 1] ?? ''))) {
      const stated = STATED.test(plain.slice(start, at));
      add(
        { is: 'amount', value: { ...amountOf(number, plain, at), ...(stated ? { stated } : {}) } },
        at + number[0].length,
      );
      continue;
    }
    const spelled = matchAt(SPELLED, plain, at);
    if (spelled) {
      const behind = at + spelled[0].length;
      const word = matchAt(/\d+(?![\w.,/])|\p{L}+/uy, plain, behind)?.[0] ?? '';
      const size = COUNTED.get(word) ?? Number(word);
      add(
        { is: 'amount', value: { size, sign: spelled[1] === 'plus' ? '+' : '-', loose: false } },
        behind + word.length,
      );
      continue;
    }
    // Whoever is meant in an open bracket may still be written.
    if (letter === '[' && !plain.slice(at, end).includes(']'))
      return { unknown: { from: at, end: at + 1, word: letter } };
    if (QUIET.test(letter)) {
      at += 1;
      continue;
    }
    const mark = MARKS.get(letter);
    if (mark) {
      // “+1/level”: for each.
      const each =
        letter === '/' &&
        /\d ?$/.test(plain.slice(start, at)) &&
        /^ ?(?:trade |air |naval |military |atomic |intelligence |research )*(?:level|result|pact)/.test(
          plain.slice(at + 1),
        );
      add({ is: 'topic', value: [each ? 'each' : mark] }, at + 1);
      continue;
    }
    // A dash or a plus between words only divides or adds.
    if (letter === '-' || letter === '+') {
      if (letter === '+') add({ is: 'topic', value: ['up', 'and'] }, at + 1);
      else add({ is: 'topic', value: ['comma', 'silent'] }, at + 1);
      continue;
    }
    const words = wordsAt(plain, at, end);
    if (words.length === 0) return { unknown: { from: at, end: at + 1, word: letter } };
    const read = readWords(plain, words);
    if (!read) {
      const [word] = words as [Word];
      return { unknown: { from: word.from, end: word.end, word: plain.slice(word.from, word.end) } };
    }
    if (read.notion) add(read.notion, read.end);
    else at = read.end;
  }
  return { notions: attach(notions) };
}

/** The longest of these words that mean something; nothing where the first means nothing. */
function readWords(plain: string, words: Word[]): { notion?: Notion; end: number } | null {
  for (let many = words.length; many > 0; many -= 1) {
    const said = words.slice(0, many);
    const notion = meaningOf(said.map(({ text }) => text));
    if (notion) return { notion, end: (said.at(-1) as Word).end };
  }
  const [{ text, end }] = words as [Word];
  const count = text === 'single' ? 1 : COUNTED.get(text);
  if (count !== undefined)
    return { notion: { is: 'amount', value: { size: count, sign: null, loose: false } }, end };
  if (text === 'a' || text === 'an')
    return { notion: { is: 'amount', value: { size: 1, sign: null, loose: false, weak: true } }, end };
  if (text === 'it' && plain[end] === '.') return { notion: { is: 'power', value: 'Italy' }, end: end + 1 };
  // “To 3” sets a number; cards change them.
  if (text === 'to' && matchAt(/ ?[+-]? ?\d/y, plain, end))
    return { notion: { is: 'topic', value: ['set'] }, end };
  return isSilent(text) ? { end } : null;
}

function amountOf(match: RegExpExecArray, plain: string, at: number): Amount {
  const [, sign = null, blank = '', figures = ''] = match;
  const loose = sign === '-' && blank !== '' && /[^\s:]\s$/.test(plain.slice(Math.max(0, at - 2), at));
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
  return joined.filter((notion) => notion.is !== 'amount' || !notion.value.weak || notion.value.of);
}

function matchAt(pattern: RegExp, plain: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(plain);
}
