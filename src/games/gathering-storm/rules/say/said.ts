import type { OpenState } from '../state/state';

/** When the table last entered a fact about its board. */

/** Returns the key for the turn of a fact. */
export const saidKey = (fact: string, key = '') => (key ? `${fact}:${key}` : fact);

/** Returns the turn in which it was last entered; undefined if it never was. */
export const saidIn = (open: OpenState, fact: string, key = ''): number | undefined =>
  open.facts.said[saidKey(fact, key)];
