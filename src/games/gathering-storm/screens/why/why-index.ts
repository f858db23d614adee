import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { NEVER_COUNTED, readIndexSources } from '@/games/gathering-storm/rules/totals/aggression-index';
import type { TotalLine } from '@/kernel/totals';

const INDEX = 'index';

/**
 * Returns the parts of the index that add nothing yet, and those that never will: its open boxes.
 * @rule GS 23.21
 */
export function waitingFor(open: OpenState, total: string) {
  if (total !== INDEX) return { waiting: [], never: [] };
  const waiting = readIndexSources(open).filter(({ amount }) => amount === 0);
  return {
    waiting: waiting.map(({ name, how, rule }) => ({ source: name, how, rule })),
    never: [{ what: NEVER_COUNTED.join('; '), why: 'add nothing when they are taken' }],
  };
}

/** Marks a line of the index with a ticked box while it applies, or with a clock if it ends with the turn. */
export function signOfLine(total: string, { until }: TotalLine): { sign?: 'standing' | 'turn' } {
  if (total !== INDEX) return {};
  return { sign: until === 'turn' ? 'turn' : 'standing' };
}
