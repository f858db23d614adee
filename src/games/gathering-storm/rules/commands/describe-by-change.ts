import type { Entry } from '@/kernel/journal/entry';
import { printChange } from '../say/names';

/** In a few words: the one number that an entry changed; else as it is said. */
export function describeByChange(_: unknown, __: unknown, { changes }: Entry): string | null {
  const [first, ...more] = changes;
  return first && more.length === 0 ? printChange(first) : null;
}
