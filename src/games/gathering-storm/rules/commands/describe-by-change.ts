import type { Entry } from '@/kernel/journal/entry';
import { printChange } from '../say/names';

/** Describes an entry by its change if it changed exactly one number; otherwise null. */
export function describeByChange(_: unknown, __: unknown, { changes }: Entry): string | null {
  const [first, ...more] = changes;
  return first && more.length === 0 ? printChange(first) : null;
}
