import type { Refusal } from '@/kernel/result';
import { ADJECTIVES, type Power } from '../../vocabulary';
import type { ParseResult } from './parse-result';
import { type Found, pattern, type SourceText, take } from './source-text';
import { amountOf, FIGURES, powerNames, printAmount, SIGNED, SUPPORT } from './spellings';

const GUIDE = 'GS Guide, Support';
const HEAD = pattern(`${SUPPORT}([+-]? ?(?:${FIGURES}|(?!\\d))(?! for\\b))`);
const BOTH = pattern(` ?\\(? ?max(?:\\.|imum)? ?:? ?(?:\\+ ?/ ?-? ?|- ?/ ?\\+ ?)(${FIGURES}) ?\\)?`);
const MOST = pattern(` ?\\(? ?max(?:\\.|imum)? ?:? ?(${SIGNED}) ?\\)?`);
const EACH = '[\\s.,;]{0,3}\\+? ?1 for (?:each|every) ';
const MODIFIER = '[\\s.,;]{0,3}modifier ?:? ?(?:the )?';

/** The first line of a conditional support event, and where what it counts begins. */
interface Head {
  power: Power;
  base: number;
  bounds: { low: number | null; high: number } | null;
  end: number;
}

function readHead(sourceText: SourceText, at: number): Head | null {
  const found = take(sourceText, at, HEAD);
  const power = powerNames.of(found?.words[1] ?? '');
  if (!found || !power) return null;
  const base = amountOf(found.words[2] ?? '');
  const both = take(sourceText, found.end, BOTH);
  if (both) {
    const high = amountOf(both.words[1] ?? '');
    return { power, base, bounds: { low: -high, high }, end: both.end };
  }
  const most = take(sourceText, found.end, MOST);
  const bounds = most && { low: null, high: amountOf(most.words[1] ?? '') };
  return { power, base, bounds, end: most?.end ?? found.end };
}

/** What stands behind `+1 for each`. */
export const each = (words: string) => pattern(`${EACH}${words}`);
/** What stands behind `Modifier:`. */
export const modifier = (words: string) => pattern(`${MODIFIER}${words}\\b`);

/** A formula's first line goes on: bounds, or what is counted. */
export const GOES_ON = pattern(`(?: ?\\(? ?max\\b| for (?:each|every) |${EACH}|${MODIFIER})`);

/**
 * Reads a formula that counts from a base up to its most: `-3 (max. +3)` and `+1 for each …`.
 * Refused without bounds, and with bounds on both sides.
 */
export function readCounted<E>(
  sourceText: SourceText,
  at: number,
  counted: RegExp,
  make: (head: { power: Power; base: number; max: number }, found: Found) => E | Refusal,
): ParseResult<E> | null {
  const head = readHead(sourceText, at);
  const found = head && take(sourceText, head.end, counted);
  if (!head || !found) return null;
  const { power, base, bounds } = head;
  if (!bounds || bounds.low !== null)
    return {
      end: found.end,
      refusal: {
        message: bounds ? 'What is counted from a base has one bound, above.' : 'This formula has no bounds.',
        rule: GUIDE,
        allowed: `Write for example ${ADJECTIVES[power]} support level: ${printBase(base)} (max. +3).`,
      },
    };
  const made = make({ power, base, max: bounds.high }, found);
  return isRefusal(made) ? { end: found.end, refusal: made } : { end: found.end, effect: made };
}

/** Reads a formula that follows a track between −3 and +3: `(max. ±3)` and `Modifier: …`. */
export function readFollowing<E>(
  sourceText: SourceText,
  at: number,
  followed: RegExp,
  make: (power: Power) => E,
): ParseResult<E> | null {
  const head = readHead(sourceText, at);
  const found = head && take(sourceText, head.end, followed);
  if (!head || !found) return null;
  const { power, base, bounds } = head;
  if (base === 0 && bounds?.low === -3 && bounds.high === 3) return { end: found.end, effect: make(power) };
  return {
    end: found.end,
    refusal: {
      message: bounds ? 'A modifier lies between −3 and +3 and has no base.' : 'This formula has no bounds.',
      rule: GUIDE,
      allowed: `Write ${printFollowed(power)}.`,
    },
  };
}

function isRefusal(made: unknown): made is Refusal {
  return typeof made === 'object' && made !== null && 'message' in made;
}

/** A base of 0 stands as a bare plus. */
const printBase = (base: number) => (base === 0 ? '+' : printAmount(base));

/** `German support level: -3 (max. +3)`. */
export function printCounted({ power, base, max }: { power: Power; base: number; max: number }): string {
  return `${ADJECTIVES[power]} support level: ${printBase(base)} (max. ${printAmount(max)})`;
}

/** `British support level: (max. ±3)`. */
export function printFollowed(power: Power): string {
  return `${ADJECTIVES[power]} support level: (max. ±3)`;
}
