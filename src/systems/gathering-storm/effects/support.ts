import { addLine, totalOf } from '../lines';
import { ADJECTIVES, inWords } from '../vocabulary';
import { GOES_ON } from '../words/formula';
import { pattern, take } from '../words/passage';
import { amountOf, powerNames, printAmount, SIGNED, SUPPORT } from '../words/spellings';
import { type EffectKind, never, noBoard } from './effect';
import { type EffectOf, support as shape } from './shapes';

const PRINTED = pattern(`${SUPPORT}(${SIGNED})`);

/** A power's support of this turn, by a constant. @rule GS 9.31B, 9.41E, 10.24 */
export const support: EffectKind<EffectOf<'support'>> = {
  shape,
  name: 'Support',
  rule: (_, general) => (general ? 'GS 9.31B' : 'GS 9.41E'),
  window: (_, secret) => (secret ? 'any-time' : 'drawn'),
  fields: ['power', 'amount'],
  check: never,
  ask: never,
  missing: never,
  board: noBoard,
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
  say: ({ power, amount }) =>
    `${ADJECTIVES[power]} support ${amount < 0 ? 'falls' : 'rises'} by ${inWords(amount)} this turn.`,
  example: 'British support level: -1',
  print: ({ power, amount }) => `${ADJECTIVES[power]} support level: ${printAmount(amount)}`,
  read(passage, at) {
    const found = take(passage, at, PRINTED);
    const power = powerNames.of(found?.words[1] ?? '');
    // With bounds, or with something counted, it is a formula.
    if (!found || !power || take(passage, found.end, GOES_ON)) return null;
    return { end: found.end, effect: { kind: 'support', power, amount: amountOf(found.words[2] ?? '') } };
  },
};
