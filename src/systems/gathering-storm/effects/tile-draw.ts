import { addLine, totalOf } from '../lines';
import { inWords } from '../vocabulary';
import { type EffectKind, never } from './effect';
import { type EffectOf, tileDraw as shape } from './shapes';

/** Random tiles drawn this turn: some more, some fewer, or none. @rule GS Guide, Income */
export const tileDraw: EffectKind<EffectOf<'tile-draw'>> = {
  shape,
  name: 'Random tiles',
  rule: () => 'GS Guide, Income',
  window: () => 'income',
  fields: ['power', 'amount'],
  check: never,
  ask: never,
  missing: never,
  apply(draft, effect, source) {
    const none = effect.amount === 'none';
    addLine(draft, {
      total: totalOf.draws(effect.power),
      amount: effect.amount === 'none' ? 0 : effect.amount,
      words: source.title,
      rule: 'GS Guide, Income',
      until: 'turn',
      basis: 'event',
      ...(none ? { none } : {}),
    });
  },
  say({ power, amount }) {
    if (amount === 'none') return `${power} draws no random tiles this turn.`;
    const tiles = Math.abs(amount) === 1 ? 'random tile' : 'random tiles';
    return `${power} draws ${inWords(amount)} ${tiles} ${amount < 0 ? 'fewer' : 'more'} this turn.`;
  },
};
