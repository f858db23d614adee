import { FLAGS, POWERS, type Power } from '../vocabulary';
import { FLAG_EVENTS } from '../warlords/flag-events';
import { hasArrow, mayTurn, namedFlags } from './flag-direction';
import { ADJECTIVES, amountOf, POWER_OF, printEffect, turnOf } from './lines';

/** Returns the known word closest to a misspelled one, or null; at most one letter in four may differ. */
export function nearestWord(word: string, known: readonly string[]): string | null {
  const small = word.toLowerCase();
  const same = known.find((item) => item.toLowerCase() === small);
  if (same !== undefined) return same;
  if (small.length < 4 || small.length > 24) return null;
  return known.find((item) => isNear(item.toLowerCase(), small)) ?? null;
}

/** Whether two words differ by at most one letter in four, added, left out, or another. */
function isNear(one: string, other: string): boolean {
  const most = Math.max(1, Math.min(2, Math.floor(one.length / 4)));
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > most) return false;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to += 1)
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (letter === other[to - 1] ? 0 : 1),
      );
    row = next;
  }
  return (row[other.length] ?? 0) <= most;
}

/** A fix for a doubt: replaces a number of lines from this one with other words. */
export interface Way {
  label: string;
  line: number;
  lines: number;
  words: string;
}

/** Something uncertain in a text, with its line and fixes. */
export interface Doubt {
  /** From 1. */
  line: number;
  words: string;
  message: string;
  allowed?: string;
  rule?: string;
  ways: readonly Way[];
}

/** Why a line that resembles a known form does not match it, and what it may have meant. */
export interface LineDoubt {
  message: string;
  allowed?: string;
  rule?: string;
  mended?: string;
}

const KINDS: Record<string, 'support' | 'income' | 'index'> = {
  support: 'support',
  income: 'income',
  jai: 'index',
  aggression: 'index',
  index: 'index',
};
/** Words of the forms that name neither a power nor a number. */
const OTHER_WORDS = ['level', 'national', 'the', 'of', 'and', 'for', 'in'];
const KNOWN = [...Object.keys(KINDS), ...POWERS, ...Object.values(ADJECTIVES), ...OTHER_WORDS];
const COUNTS: Record<string, number> = { two: 2, '2': 2, three: 3, '3': 3, four: 4, '4': 4 };
const FLAG_NAMES = [...FLAGS, 'flag', 'flags'];
const FLAG_WORDS = [...FLAG_NAMES, 'becomes', 'become', 'replaced'];
/** A longer line is no form of a card. */
const LONGEST = 160;
const wordsOf = (text: string) => text.match(/[\p{L}\d]+/gu) ?? [];
const spell = (text: string, known: readonly string[]) =>
  wordsOf(text).map((word) => nearestWord(word, known) ?? word);

/** Returns why an unread line looks like a number or the turning of a flag, or null if it does not. */
export function doubtLine(line: string): LineDoubt | null {
  return line.length > LONGEST ? null : (doubtFlag(line) ?? doubtNumber(line));
}

/** Splits a line into the text before an amount and the amount, or returns null if there is no such place. */
function divide(line: string): { subject: string; amount: string; marked: boolean } | null {
  const at = line.indexOf(':');
  if (at > 0) return { subject: line.slice(0, at), amount: line.slice(at + 1).trim(), marked: true };
  const [, subject, amount] = /^(.+?)\s+([+\-−–]+\s?\S+|\d\S*)$/u.exec(line) ?? [];
  return subject && amount ? { subject, amount, marked: !/^\d/.test(amount) } : null;
}

const FALLS =
  /\b(?:fall\w*|drop\w*|lower\w*|reduc\w*|decreas\w*|declin\w*|los(?:e|es|t|ing)|minus|less|fewer|down|costs?|pays?)\b/iu;
const UNCLEAR = /\p{N}|\b(?:not|never|no|without|instead|except|unless|from|or)\b|n['’]t\b/iu;

/** Returns the amount by the verb before it; null if words and sign disagree or there are several numbers. */
function meantBy(subject: string, amount: string, figure: number): number | null {
  if (UNCLEAR.test(subject)) return null;
  if (!FALLS.test(subject)) return figure;
  return /^\d/.test(amount) ? -figure : null;
}

function doubtNumber(line: string): LineDoubt | null {
  const parts = divide(line);
  if (!parts) return null;
  const { amount, marked } = parts;
  const words = spell(parts.subject, KNOWN);
  const kinds = [...new Set(words.flatMap((word) => KINDS[word.toLowerCase()] ?? []))];
  const numeric = /^[+\-−–]*\s?\d[\d.,/]*\.?$/u.test(amount);
  if (kinds.length === 0 && !(marked && numeric && words.length <= 6)) return null;
  if (kinds.length === 0)
    return {
      message: `No number of this game is called “${parts.subject.trim()}”.`,
      allowed: 'Write it like this: Japanese support level: +1',
    };
  const whole = /^[+\-−–]?\s?\d+\.?$/u.test(amount);
  if (!whole)
    return {
      message: amount === '' ? 'The amount is missing.' : `“${amount}” is not a whole number in figures.`,
      allowed: 'Write an amount from −9 to +9.',
    };
  const figure = amountOf(amount.replace(/\.$/, ''));
  if (Math.abs(figure) > 9)
    return { message: 'An amount lies between −9 and +9.', allowed: 'Write a smaller one.' };
  const value = meantBy(parts.subject, amount, figure);
  if (value === null)
    return {
      message: 'It does not say clearly by how much the number changes.',
      allowed: 'Write one number in each line: Japanese support level: −1',
    };
  return nameNumber(words, kinds, value);
}

/** Which number was meant, by its kind and the powers that are named. */
function nameNumber(
  words: readonly string[],
  kinds: readonly ('support' | 'income' | 'index')[],
  amount: number,
): LineDoubt {
  const [kind] = kinds;
  const powers = [
    ...new Set(
      words.flatMap((word): readonly Power[] => {
        const power = POWER_OF.get(word.toLowerCase());
        return power ? [power] : [];
      }),
    ),
  ];
  const unlike = { message: 'This looks like a number, but is not written like one.' };
  if (kinds.length > 1 || !kind)
    return { ...unlike, allowed: 'Name one number in each line: Japanese support level: +1' };
  if (kind === 'index') return { ...unlike, mended: printEffect({ kind: 'line', total: 'index', amount }) };
  if (powers.length > 0)
    return {
      ...unlike,
      mended: powers
        .map((power) => printEffect({ kind: 'line', total: `${kind}:${power}`, amount }))
        .join('\n'),
    };
  const stranger = words.find((word) => !KNOWN.includes(word));
  return {
    message: stranger ? `“${stranger}” is not a power of this game.` : 'It does not say whose number it is.',
    allowed: 'Name Japanese, Chinese, British or Russian.',
  };
}

const UNREAD: LineDoubt = {
  message: 'This line cannot be read.',
  allowed: 'Write it like this: Japanese support level: +1',
};
const SIGNED = /(?:^|[\s:(])[+−-]\s?\d|\d\s?%|[+]/u;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'plus', 'minus'];
const EFFECT_WORDS = [
  ...KNOWN.filter((word) => !OTHER_WORDS.includes(word)),
  'level',
  ...FLAG_WORDS,
  ...NUMBERS,
  'front',
];

/** Returns why a typed card title may be meant as an effect (sign, figure, word of the rules), or null. */
export function doubtTitleWords(line: string): LineDoubt | null {
  const known = wordsOf(line).some((word) => nearestWord(word.replace(/s$/, ''), EFFECT_WORDS) !== null);
  return known || SIGNED.test(line) || /\p{N}/u.test(line) ? (doubtLine(line) ?? UNREAD) : null;
}

/** Returns why a typed line that is left to the board may be meant as a number, or null. */
export function doubtOrderWords(line: string): LineDoubt | null {
  const numbers = wordsOf(line).some((word) => nearestWord(word, Object.keys(KINDS)) !== null);
  return numbers || SIGNED.test(line) ? (doubtLine(line) ?? UNREAD) : doubtLine(line);
}

const TURNS = FLAG_EVENTS.map(({ from, to }) => `${from} to ${to}`).join(', ');

function doubtFlag(text: string): LineDoubt | null {
  if (!mayTurn(text)) return null;
  const line = text.replace(/\p{L}+/gu, (word) => nearestWord(word, FLAG_NAMES) ?? word);
  const { flags, turn } = namedFlags(line);
  const says = turn !== null || /becom|replac|convert|turn/i.test(line);
  if (!says || flags.length === 0 || !(hasArrow(line) || /\bflags?\b/i.test(line))) return null;
  const rule = 'SOA 26.111, 26.213';
  const allowed = `The rules know: ${TURNS}.`;
  if (!turn)
    return flags.length > 1
      ? { message: 'It does not say clearly which flag becomes which.', allowed, rule }
      : { message: 'It does not say which flag it turns into.', allowed, rule };
  const effect = turnOf(turn.from, turn.to);
  if (!effect)
    return {
      message: `No event of the rules turns a ${turn.from} flag into a ${turn.to} flag.`,
      allowed,
      rule,
    };
  const count = wordsOf(line).flatMap((word) => COUNTS[word.toLowerCase()] ?? [])[0] ?? 1;
  return {
    message:
      count > 1
        ? 'Each flag is turned in a line of its own.'
        : 'This looks like the turning of a flag, but is not written like one.',
    rule,
    mended: Array.from({ length: count }, () => printEffect(effect)).join('\n'),
  };
}

/** Applies one fix to a text. */
export function takeWay(text: string, { line, lines, words }: Way): string {
  const all = text.split(/\r\n|[\n\r\u2028\u2029]/u);
  all.splice(line - 1, lines, ...words.split('\n'));
  return all.join('\n');
}
