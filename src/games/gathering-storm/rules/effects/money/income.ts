import { overridable } from '@/kernel/result';
import { addLine, totalOf } from '../../state/lines';
import { ADJECTIVES, inWords, sideOf } from '../../vocabulary';
import { type EffectKind, never, noSheet, worthTo } from '../effect';
import { type EffectOf, income as shape } from '../shapes';

/** A power's income of this turn, more or less. @rule GS Guide, Income; 9.41A */
export const income: EffectKind<EffectOf<'income'>> = {
  shape,
  name: 'Income',
  placement: { group: 'Income and factories', forAnother: true },
  rule: () => 'GS Guide, Income',
  window: () => 'income',
  fields: ['power', 'amount'],
  // A general income event only ever raises.
  check: (effect, { general }) =>
    general && effect.amount < 0
      ? overridable({
          message: 'A general income event only raises.',
          rule: 'GS Guide, Income',
          allowed: 'Write an amount above 0.',
        })
      : null,
  ask: never,
  missing: never,
  onSheets: noSheet,
  apply(draft, effect, source) {
    addLine(draft, {
      total: totalOf.income(effect.power),
      amount: effect.amount,
      words: source.title,
      rule: 'GS Guide, Income',
      until: 'turn',
      basis: 'event',
    });
  },
  moves: ({ power }) => totalOf.income(power),
  worth: (_, { power, amount }, holder) => worthTo(holder, sideOf(power), amount),
  late: () => 'Entered now it changes the income that was taken.',
  printed: ['{adj} national income: {amount}'],
  say: ({ power, amount }) =>
    `${ADJECTIVES[power]} income ${amount < 0 ? 'falls' : 'rises'} by ${inWords(amount)} this turn.`,
};
