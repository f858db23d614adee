import type { Explained } from '@/kernel/totals';
import { nameTotal, printTotal } from '@/systems/gathering-storm/names';
import type { Mark } from '@/ui/roundel';
import { MARKS } from './marks';

/** The power's mark of a total, where it has one. */
export function markOfTotal(key: string): Mark | undefined {
  const power = key.split(':')[1] as keyof typeof MARKS | undefined;
  return key.startsWith('country') || key.startsWith('war') || !power ? undefined : MARKS[power];
}

/**
 * "Why is German support +2?"
 * @param whole whether all of it is known; else what is missing is no part of the number
 */
export function askWhy(key: string, { value }: Explained, whole = true): string {
  const name = nameTotal(key);
  if (!whole) return `What is entered of the ${name}?`;
  const change = / change$/.test(name);
  const verb = /points|tiles|cards|counters|builds$/.test(name) && !change ? 'are' : 'is';
  return `Why ${verb} ${change || /^(European|Economic|Balance)|(limit|builds|requirement)$/.test(name) ? 'the ' : ''}${name} ${printTotal(key, value)}?`;
}
