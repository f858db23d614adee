import type { CardPlace } from '../../effects/place';
import { lexicon } from '../grammar/lexicon';
import { NAMES } from '../grammar/names';
import { stem } from '../grammar/phrases';
import type { Mistake } from './mistake';
import { mend, wordsAt } from './mistake';
import { parseEntered, type ReadEvent } from './read-event';

let known: readonly string[] | null = null;

/** Every word that the reader knows, the longer ones: a short one is near to too many. */
function knownWords(): readonly string[] {
  known ??= [
    ...new Set([...lexicon().keys(), ...NAMES.keys()].flatMap((phrase) => phrase.split(' '))),
  ].filter((word) => word.length > 3);
  return known;
}

/** The number of wrong, missing, extra or swapped letters; `most + 1` if it is more. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [last, row]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const same = one[at - 1] === other[to - 1];
      const swapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      const costs = [
        (row?.[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row?.[to - 1] ?? 0) + (same ? 0 : 1),
        ...(swapped ? [(last?.[to - 2] ?? 0) + 1] : []),
      ];
      next.push(Math.min(...costs));
    }
    if (Math.min(...next) > most) return most + 1;
    [last, row] = [row as number[], next];
  }
  return row?.at(-1) ?? most + 1;
}

/** The known words that a word is nearest to, the nearest first. */
function nearTo(word: string): string[] {
  const most = word.length > 7 ? 2 : 1;
  if (word.length < 4) return [];
  return knownWords()
    .map((one) => [one, distance(word, one, most)] as const)
    .filter(([, far]) => far <= most)
    .sort(([, far], [, other]) => far - other)
    .map(([known]) => known);
}

/** The same in letters as large as those that were typed. */
const asTyped = (word: string, typed: string): string =>
  /^\p{Lu}/u.test(typed) || NAMES.get(word)?.is === 'country'
    ? word.charAt(0).toUpperCase() + word.slice(1)
    : word;

/** A replacement for an unknown word, and the text with it. */
export interface Meant {
  word: string;
  text: string;
}

const unreadIn = (read: ReadEvent) => (read.ok ? 0 : read.mistakes.length);

/**
 * The most likely correction of one word that lets more of the text be read. The rest of the text is
 * unchanged.
 * @param mistakes what is wrong with the text
 */
export function didYouMean(text: string, mistakes: readonly Mistake[], place: CardPlace): Meant | null {
  if (text.length > LONGEST) return null;
  for (const mistake of mistakes) {
    const { token } = mistake;
    if (token === undefined || !/^[\p{L}]+$/u.test(token)) continue;
    const words = wordsAt(text, mistake);
    const at = words.toLowerCase().search(new RegExp(`(?<!\\p{L})${token}(?!\\p{L})`, 'u'));
    if (at === -1) continue;
    const typed = words.slice(at, at + token.length);
    for (const near of nearTo(stem(token)).slice(0, TRIED)) {
      const word = asTyped(near, typed);
      const mended = mend(text, mistake, words.slice(0, at) + word + words.slice(at + token.length));
      if (unreadIn(parseEntered(mended, place)) < mistakes.length) return { word, text: mended };
    }
  }
  return null;
}

/** A longer text is no card; of more words than these none was meant. */
const LONGEST = 800;
const TRIED = 4;
