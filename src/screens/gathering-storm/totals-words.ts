import type { Explained } from '@/kernel/totals';
import { nameTotal, printTotal } from '@/systems/gathering-storm/names';
import type { Mark } from '@/ui/roundel';
import { MARKS } from './marks';

/** The power's mark of a total, where it has one. */
export function markOfTotal(key: string): Mark | undefined {
  const power = key.split(':')[1] as keyof typeof MARKS | undefined;
  return key.startsWith('country') || key.startsWith('war') || !power ? undefined : MARKS[power];
}

/** "Why is German support +2?" */
export function askWhy(key: string, { value }: Explained): string {
  const name = nameTotal(key);
  const change = / change$/.test(name);
  const verb = /points|tiles|cards|counters/.test(name) && !change ? 'are' : 'is';
  return `Why ${verb} ${change || /^(European|Economic|Balance)/.test(name) ? 'the ' : ''}${name} ${printTotal(key, value)}?`;
}
