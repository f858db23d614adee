import type { Refusal } from '@/kernel/result';
import { EFFECTS } from '../effects';
import type { Place } from '../effects/effect';
import { PROJECTS } from '../research/catalogue';
import { COUNTRIES, capitalize, POWERS, REGION_NAMES, SIDES } from '../vocabulary';
import { createPassage } from './passage';
import { isReadable } from './read-effects';
import { refusePower } from './reading';
import { countryNames, namesIn, powerNames, printOr } from './spellings';

/** What a line that nothing could read may have meant. */

const EXAMPLES = Object.values(EFFECTS).map(({ example }) => example);
const WORD = /[\p{L}'-]+/gu;
const wordsOf = (text: string) => text.match(WORD) ?? [];

/** The different words of each form. */
const EXAMPLE_WORDS = EXAMPLES.map((example): [string, string[]] => [
  example,
  [...new Set(wordsOf(createPassage(example).plain))],
]);

/** Every word of the printable forms, by its small letters. */
const KNOWN = new Map(
  [
    ...EXAMPLES,
    ...COUNTRIES,
    ...POWERS.map((power) => EFFECTS.support.print({ kind: 'support', power, amount: 0 }, { general: true })),
    ...POWERS,
    ...SIDES,
    ...REGION_NAMES,
    ...PROJECTS.map(({ name }) => name),
    'one two three more fewer tiles air naval atomic intelligence',
  ]
    .flatMap(wordsOf)
    .map((word) => [word.toLowerCase(), word]),
);

const KNOWN_WORDS = [...KNOWN.keys()];

const LONGEST = 160;
const COUNTRY_LIKE = /^([^:\n]{2,120}?) ?: ?[+-]? ?\d/;
/** What a line can speak of that is no country. */
const SUBJECT = /support|income|index|e\.?a\.?i|level|draws|modifier|by hand|research|factory/;
const POWER_LIKE = /^([^:\n]{1,40}?)[ \n](?:support|national income|income|draws)\b/;

/** What stands where an amount does and begins like a number, and is no whole one. */
const NUMBER_LIKE =
  /(?:[:.] ?|cost )([+-]{0,2}(?:0\d+|\d{5,}|\d+(?:[.,/]\d|[a-z½¼¾])[\w.,/+-]*|infinity|nan)|[+-]{2}\d+)(?=$|[\s)[\].,;])/;

/** All that can be said of words that are like no form. */
export const UNREAD: Refusal = { message: 'These words cannot be read.' };

/** Why words could not be read, as far as their form tells. */
export function refuseUnread(words: string): Refusal {
  const { plain } = createPassage(words.slice(0, LONGEST));
  const power = POWER_LIKE.exec(plain)?.[1];
  // “Germany gains support” names a power, whatever else it says.
  const [head = ''] = power?.split(/[ \n]/) ?? [];
  if (power !== undefined && !powerNames.of(power) && !powerNames.of(head)) return refusePower(power);
  if (/\[[^\]]*$/.test(plain))
    return { message: 'A bracket is not closed.', allowed: 'Close it behind whom it names: [Britain].' };
  const stranger = countriesIn(plain).find((name) => !countryNames.of(name));
  if (stranger)
    return {
      message: `“${capitalize(stranger)}” is not a country of the diplomatic regions.`,
      rule: 'GS 4.16',
      allowed: `Name ${printOr(COUNTRIES)}.`,
    };
  const number = NUMBER_LIKE.exec(plain)?.[1];
  if (number)
    return {
      message: `“${number}” is not a whole number in figures.`,
      allowed: 'Write an amount from -9 to +9.',
    };
  if (/\bmax\b/.test(plain))
    return { message: 'What this formula counts cannot be read.', rule: 'GS Guide, Support' };
  return UNREAD;
}

/** The names that stand where countries do: before a colon and an amount. */
function countriesIn(plain: string): string[] {
  const names = namesIn(COUNTRY_LIKE.exec(plain)?.[1] ?? '');
  // “Italian suport levvel” speaks of no country, however it is spelled.
  if (names.length === 0 || SUBJECT.test(plain)) return [];
  return SUBJECT.test(plain.replace(WORD, spell).toLowerCase()) ? [] : names;
}

/** The same words with each spelled right, where they can be read so; else nothing. */
export function respell(words: string, place: Place): string | null {
  if (words.length > LONGEST) return null;
  const spelled = words.replace(WORD, (word) => spell(word));
  return spelled !== words && isReadable(createPassage(spelled), place) ? spelled.trim() : null;
}

/** The nearest words that could be read: the same with each word spelled right, or the form that shares most of them. */
export function nearestTo(words: string, place: Place): string {
  const spelled = respell(words, place);
  if (spelled !== null) return spelled;
  const { plain } = createPassage(words.slice(0, LONGEST));
  if (countriesIn(plain).length > 0) return EFFECTS.diplomacy.example;
  const own = new Set(wordsOf(plain));
  let best = EFFECTS['by-hand'].example;
  let most = 0;
  for (const [example, printed] of EXAMPLE_WORDS) {
    // What is shared weighs most; of two forms that share as much, the shorter is nearer.
    const weight = 10 * printed.filter((word) => own.has(word)).length - printed.length;
    if (weight > most) [best, most] = [example, weight];
  }
  return best;
}

function spell(word: string): string {
  const small = word.toLowerCase();
  if (word.length < 3 || word.length > 20 || KNOWN.has(small)) return word;
  const near = KNOWN_WORDS.find((known) => known[0] === small[0] && isNear(known, small));
  return KNOWN.get(near ?? KNOWN_WORDS.find((known) => isNear(known, small)) ?? '') ?? word;
}

/** Whether two words differ by at most one letter in four, added, left out, or another. */
export function isNear(one: string, other: string): boolean {
  const most = Math.max(1, Math.min(2, Math.floor(one.length / 4)));
  if (Math.abs(one.length - other.length) > most) return false;
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
