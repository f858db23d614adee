import { hexToBytes } from '@noble/hashes/utils.js';
import { type Chance, createChance } from '../chance';
import { type Entry, outcomeIn } from '../journal/entry';
import { CHANCE_VIEWER, isReseed } from '../journal/journal';
import { type AddedWords, effectiveSeed } from './added-words';

/** The seed of a reshuffle; null for every other entry and in a public copy. */
export function newSeedIn(entry: Entry): Uint8Array | null {
  if (!isReseed(entry)) return null;
  const outcome = outcomeIn(entry.hidden?.[CHANCE_VIEWER]) as { seed: string } | undefined;
  return outcome ? hexToBytes(outcome.seed) : null;
}

/** What a table draws from after an entry: a reshuffle has a seed of its own. */
export function chanceAfter(entry: Entry, before: Chance | null): Chance | null {
  if (!isReseed(entry)) return before;
  const seed = newSeedIn(entry);
  return seed && createChance(seed);
}

/**
 * What a table draws from now: the seed of its newest reshuffle, else its seed with the words that people added at
 * set-up. Null if this device does not have that seed.
 */
export function createTableChance(
  setup: unknown,
  entries: readonly Entry[],
  seed: Uint8Array | null,
): Chance | null {
  const newest = entries.findLast(isReseed);
  if (newest) return chanceAfter(newest, null);
  return seed && createChance(effectiveSeed(seed, (setup as { words?: AddedWords } | null)?.words));
}
