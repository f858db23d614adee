import { addLine, totalOf } from '../../state/lines';
import { ADJECTIVES, inWords, sideOf } from '../../vocabulary';
import { type EffectKind, never, noSheet, worthTo } from '../effect';
import { countsFromHere, FROM_HERE } from '../late';
import { type EffectOf, support as shape } from '../shapes';

/** A power's support of this turn, by a constant. @rule GS 9.31B, 9.41E, 10.24 */
export const support: EffectKind<EffectOf<'support'>> = {
  shape,
  name: 'Support',
  placement: { group: 'Support', forAnother: true },
  rule: (_, general) => (general ? 'GS 9.31B' : 'GS 9.41E'),
  window: (_, secret) => (secret ? 'any-time' : 'drawn'),
  fields: ['power', 'amount'],
  check: never,
  ask: never,
  missing: never,
  onSheets: noSheet,
  apply(draft, effect, source) {
    addLine(draft, {
      total: totalOf.support(effect.power),
      amount: effect.amount,
      words: source.title,
      rule: source.power ? 'GS 9.41E' : 'GS 9.31B',
      until: 'turn',
      basis: 'event',
      secret: source.secret,
    });
  },
  moves: ({ power }) => totalOf.support(power),
  worth: (_, { power, amount }, holder) => worthTo(holder, sideOf(power), amount),
  late: ({ readings }) =>
    readings['secret-any-time'] === 'all'
      ? `On gray it is secret, and in time until the turn ends (GS 10.41B, 26.11). On white ${FROM_HERE}`
      : countsFromHere(),
  printed: ['{adj} support level: {amount}'],
  say: ({ power, amount }) =>
    `${ADJECTIVES[power]} support ${amount < 0 ? 'falls' : 'rises'} by ${inWords(amount)} this turn.`,
};
