import { addLine, totalOf } from '../lines';
import { inWords } from '../vocabulary';
import { pattern, take } from '../words/passage';
import { amountOf, powerNames } from '../words/spellings';
import { type EffectKind, never, noBoard } from './effect';
import { type EffectOf, tileDraw as shape } from './shapes';

const COUNTED = Array.from({ length: 10 }, (_, amount) => inWords(amount));
const DRAWS = `(${powerNames.any}) draws `;
const MANY = `(${COUNTED.join('|')}|\\d{1,2})`;
const TILES = '(?:random |income )*tiles?';
const NONE = pattern(`${DRAWS}no ${TILES}\\b`);
const MORE = pattern(`${DRAWS}${MANY} (more|fewer|less) ${TILES}\\b`);
const TILES_MORE = pattern(`${DRAWS}${MANY} ${TILES} (more|fewer|less)\\b`);

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
  board: noBoard,
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
  example: 'France draws no random tiles',
  print({ power, amount }) {
    if (amount === 'none') return `${power} draws no random tiles`;
    const tiles = Math.abs(amount) === 1 ? 'random tile' : 'random tiles';
    return `${power} draws ${inWords(amount)} ${amount < 0 ? 'fewer' : 'more'} ${tiles}`;
  },
  read(passage, at) {
    const none = take(passage, at, NONE);
    const found = none ?? take(passage, at, MORE) ?? take(passage, at, TILES_MORE);
    const [, spelled = '', many = '', way = ''] = found?.words ?? [];
    const power = powerNames.of(spelled);
    if (!found || !power) return null;
    if (none) return { end: none.end, effect: { kind: 'tile-draw', power, amount: 'none' } };
    const tiles = /\d/.test(many) ? amountOf(many) : COUNTED.indexOf(many);
    return {
      end: found.end,
      effect: { kind: 'tile-draw', power, amount: way === 'more' ? tiles : 0 - tiles },
    };
  },
};
