import { addLine, totalOf } from '../../state/lines';
import { inWords } from '../../vocabulary';
import { type EffectKind, never, noSheet, worthNothing } from '../effect';
import { countsFromHere } from '../late';
import { type EffectOf, index as shape } from '../shapes';

/** The European Aggression Index of this turn. @rule GS 23.22, 23.24 */
export const index: EffectKind<EffectOf<'index'>> = {
  shape,
  name: 'European Aggression Index',
  placement: { group: 'Index and diplomacy', forAnother: false },
  rule: () => 'GS 23.24',
  window: () => 'drawn',
  fields: ['amount'],
  check: never,
  ask: never,
  missing: never,
  onSheets: noSheet,
  apply(draft, effect, source) {
    addLine(draft, {
      total: totalOf.index,
      amount: effect.amount,
      words: source.title,
      rule: 'GS 23.24',
      until: 'turn',
      basis: 'event',
    });
  },
  moves: () => totalOf.index,
  worth: worthNothing,
  late: countsFromHere,
  printed: ['EAI: {amount}'],
  say: ({ amount }) =>
    `The European Aggression Index ${amount < 0 ? 'falls' : 'rises'} by ${inWords(amount)} this turn.`,
};
