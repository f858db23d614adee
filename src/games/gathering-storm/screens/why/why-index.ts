import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { NEVER_COUNTED, readIndexSources } from '@/games/gathering-storm/rules/totals/aggression-index';
import type { TotalLine } from '@/kernel/totals';

const INDEX = 'index';

/** What of the index adds nothing yet, and what never will: its open boxes. @rule GS 23.21 */
export function waitingFor(open: OpenState, total: string) {
  if (total !== INDEX) return { waiting: [], never: [] };
  const waiting = readIndexSources(open).filter(({ amount }) => amount === 0);
  return {
    waiting: waiting.map(({ name, how, rule }) => ({ source: name, how, rule })),
    never: [{ what: NEVER_COUNTED.join('; '), why: 'add nothing when they are taken' }],
  };
}

/** A line of the index is a ticked box while it stands, a clock where it goes with the turn. */
export function signOfLine(total: string, { until }: TotalLine): { sign?: 'standing' | 'turn' } {
  if (total !== INDEX) return {};
  return { sign: until === 'turn' ? 'turn' : 'standing' };
}
