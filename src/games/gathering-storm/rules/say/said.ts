import type { OpenState } from '../state/state';

/** When the table last said what stands on its board. */

/** The name under which the turn of a fact is kept. */
export const saidKey = (fact: string, key = '') => (key ? `${fact}:${key}` : fact);

/** The turn in which it was last said; nothing where it never was. */
export const saidIn = (open: OpenState, fact: string, key = ''): number | undefined =>
  open.facts.said[saidKey(fact, key)];
