import { addLine, totalOf } from '../../state/lines';
import { inWords, sideOf } from '../../vocabulary';
import { type EffectKind, never, noSheet, worthTo } from '../effect';
import { type EffectOf, tileDraw as shape } from '../shapes';

/** Random tiles drawn this turn: some more, some fewer, or none. @rule GS Guide, Income */
export const tileDraw: EffectKind<EffectOf<'tile-draw'>> = {
  shape,
  name: 'Random tiles',
  placement: { group: 'Income and factories', forAnother: true },
  rule: () => 'GS Guide, Income',
  window: () => 'income',
  fields: ['power', 'amount'],
  check: never,
  ask: never,
  missing: never,
  onSheets: noSheet,
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
  moves: ({ power }) => totalOf.draws(power),
  worth: (_, { power, amount }, holder) => worthTo(holder, sideOf(power), amount === 'none' ? -1 : amount),
  late: ({ tiles }, effect, owner) =>
    tiles.draws.some(({ power }) => power === (effect.power ?? owner))
      ? 'The random tiles are drawn: it comes too late for this turn’s, unless you put them right on the board.'
      : 'It counts only for random tiles that are not drawn yet.',
  printed: [
    ['{power} draws no random tiles', { amount: 'none' }],
    '{power} draws {one} more random tile',
    '{power} draws {many} more random tiles',
    '{power} draws {oneLess} fewer random tile',
    '{power} draws {manyLess} fewer random tiles',
  ],
  say({ power, amount }) {
    if (amount === 'none') return `${power} draws no random tiles this turn.`;
    const tiles = Math.abs(amount) === 1 ? 'random tile' : 'random tiles';
    return `${power} draws ${inWords(amount)} ${tiles} ${amount < 0 ? 'fewer' : 'more'} this turn.`;
  },
};
