import type { Refusal } from '@/kernel/result';
import { CONSTRUCTION } from '../construction/kept';
import { ADJECTIVES, inWords, POWERS, type Power } from '../vocabulary';
import { type Passage, pattern, take } from '../words/passage';
import type { Reading } from '../words/reading';
import { powerNames } from '../words/spellings';
import type { Place } from './effect';
import type { EffectOf } from './shapes';

/** What the kinds of construction and factories share: they are national, and for the power that drew them. */
export function checkNational(power: Power, place: Place, rule: string): Refusal | null {
  if (place.general)
    return {
      message: 'This is a national event.',
      rule,
      allowed: `Put it on the card of ${power}; a general card does not carry it.`,
    };
  if (!place.power || place.power === power) return null;
  return {
    message: `This event is for ${power}.`,
    rule,
    allowed: `On this card it must be for ${place.power}.`,
  };
}

type Free = EffectOf<'free-unit' | 'free-ship'>;

const NUMBER = `(?:${Array.from({ length: 10 }, (_, amount) => inWords(amount)).join('|')}|an?|\\d{1,2})`;
/** A number of something, and which numbers mean one or two. */
export const COUNTED = `\\+? ?(${NUMBER})`;
export const isOne = (count: string) => ['one', 'a', 'an', '1'].includes(count);

const FREE = {
  unit: pattern(`(${powerNames.any}) construction ?:? ?(?:${COUNTED} )?(?:free|additional) units?\\b`),
  ship: pattern(`(${powerNames.any}) construction ?:? ?(?:${COUNTED} )?free ships?\\b`),
};

/** "French construction: one free unit". */
export const printFree = (power: Power, what: 'unit' | 'ship') =>
  `${ADJECTIVES[power]} construction: one free ${what}`;

export function readFreeOf<E extends Free>(
  passage: Passage,
  at: number,
  what: 'unit' | 'ship',
  make: (power: Power) => E,
): Reading<E> | null {
  const found = take(passage, at, FREE[what]);
  const power = powerNames.of(found?.words[1] ?? '');
  if (!found || !power) return null;
  if (isOne(found.words[2] || 'one')) return { end: found.end, effect: make(power) };
  return {
    end: found.end,
    refusal: {
      message: `An event gives one free ${what}.`,
      rule: CONSTRUCTION,
      allowed: `Write “${printFree(power, what)}”, twice for two.`,
    },
  };
}

/** `Words [Germany]` for each power: what is asked where the card does not tell whose it is. */
export const withEach = (words: string) => POWERS.map((power) => `${words} [${power}]`);
