import { type EffectKind, never, noSheet, worth } from '../effect';
import { countsFromHere } from '../late';
import { type EffectOf, purge as shape } from '../shapes';

const RULE = 'GS 21.23A';

/**
 * Puts Russia under purge effects this turn, the same as a purge entered by the table (assumed: the sources
 * name public purge events and do not give their text).
 * @rule GS 21.23A, 24.61A, 15.21
 */
export const purge: EffectKind<EffectOf<'purge'>> = {
  shape,
  name: 'Purge effects',
  placement: { group: 'Index and diplomacy', powers: ['Russia'], forAnother: false },
  rule: () => RULE,
  window: () => 'drawn',
  fields: [],
  check(_, { general, power, secret }) {
    if (!general && power && power !== 'Russia')
      return {
        message: 'A purge event is Russia’s.',
        rule: RULE,
        allowed: 'Put it on the general side of a card, or on Russia’s own.',
      };
    return secret
      ? { message: 'A purge event is public.', rule: RULE, allowed: 'Leave out that it is secret.' }
      : null;
  },
  ask: never,
  missing: never,
  onSheets: noSheet,
  apply(draft, _, { title, edition }) {
    // In entries of older tables it took no point.
    if (edition) draft.russia.takesPoint = true;
    // A purge entered by the table remains the table's own.
    if (draft.russia.purge) return;
    draft.russia.purge = true;
    draft.russia.purgedBy = title || 'An event';
  },
  moves: never,
  worth: (_, __, { power }) => worth(power === 'Russia' ? -1 : 0),
  late: countsFromHere,
  printed: ['Russia: purge effects this turn'],
  say: () =>
    'Russia is under purge effects this turn: it has no advanced research point, and places no diplomatic counter, unless another event lets it (assumed).',
};
