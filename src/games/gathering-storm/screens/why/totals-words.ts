import { nameTotal, printTotal } from '@/games/gathering-storm/rules/say/names';
import { kindOf, powerOf } from '@/games/gathering-storm/rules/totals/kinds';
import type { Explained } from '@/kernel/totals';
import type { Mark } from '@/ui/mark/roundel';
import { MARKS } from '../board/marks';

/** Returns a total's power mark, or undefined. */
export function markOfTotal(key: string): Mark | undefined {
  const power = powerOf(key);
  return power && MARKS[power];
}

/**
 * "Why is German support +2?" or, for an earlier turn, "Why was German support +2 in Fall 1936?"
 * @param whole whether all of it is known; if not, the missing part is not in the number
 * @param when the past turn
 */
export function askWhy(key: string, { value }: Explained, whole = true, when?: string): string {
  const name = nameTotal(key);
  const then = when ? ` in ${when}` : '';
  if (!whole) return `What ${when ? 'was' : 'is'} entered of the ${name}${then}?`;
  const [verb, the] = kindOf(key).kind.asks;
  const asks = when ? PAST[verb] : verb;
  return `Why ${asks} ${the ? 'the ' : ''}${name} ${printTotal(key, value)}${then}?`;
}

const PAST = { is: 'was', are: 'were' };
