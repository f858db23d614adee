import type { Rule } from '../../card-text/notions/rule';
import { forWhom, whom } from '../../card-text/notions/whom';
import { pattern, take } from '../../card-text/read/source-text';
import { amountOf, powerNames } from '../../card-text/read/spellings';
import { addLine, totalOf } from '../../state/lines';
import { inWords, sideOf } from '../../vocabulary';
import { type EffectKind, never, noSheet, type Samples } from '../effect';
import { type EffectOf, tileDraw as shape } from '../shapes';
import { worthTo } from '../worth';

const COUNTED = Array.from({ length: 10 }, (_, amount) => inWords(amount));
const DRAWS = `(${powerNames.any}) draws `;
const MANY = `(${COUNTED.join('|')}|\\d{1,2})`;
const TILES = '(?:random |income )*tiles?';
const NONE = pattern(`${DRAWS}no ${TILES}\\b`);
const MORE = pattern(`${DRAWS}${MANY} (more|fewer|less) ${TILES}\\b`);
const TILES_MORE = pattern(`${DRAWS}${MANY} ${TILES} (more|fewer|less)\\b`);

const readSaid: Rule['read'] = (bag, place) => {
  const none = bag.take('none');
  const amount = bag.takeAmount('tile');
  bag.take('any');
  if (none || amount?.size === 0) {
    if (amount && amount.size > 0 && !amount.weak) return 'how much';
    return forWhom(bag, place, (power) => ({ kind: 'tile-draw', power, amount: 'none' }));
  }
  // “Lose their tiles”: all of them, or one? “Fewer tiles”: by how many?
  const many = bag.notions.some(
    (notion) => notion.is === 'topic' && notion.many && notion.value.includes('tile'),
  );
  if (!amount && many) {
    if (!bag.take('gone')) return 'how much';
    const who = whom(bag, place, true);
    return (['none', -1] as const).flatMap((lost) =>
      who.map((powers) =>
        powers.map((power): EffectOf<'tile-draw'> => ({ kind: 'tile-draw', power, amount: lost })),
      ),
    );
  }
  // “Draws 3 tiles” says how many, and not how many more.
  if (amount && !amount.sign && !bag.has('up', 'down')) return 'how much';
  const amounts = amount
    ? bag.signed(amount)
    : bag.has('up') || bag.has('down')
      ? bag.signed({ size: 1, sign: null, loose: false })
      : [];
  if (amounts.length === 0) return 'how much';
  const who = whom(bag, place, amounts.length > 1);
  return amounts.flatMap((many) =>
    who.map((powers) =>
      powers.map((power): EffectOf<'tile-draw'> => ({ kind: 'tile-draw', power, amount: many })),
    ),
  );
};

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
  read(sourceText, at) {
    const none = take(sourceText, at, NONE);
    const found = none ?? take(sourceText, at, MORE) ?? take(sourceText, at, TILES_MORE);
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
  changes: {
    topic: 'tile',
    word: 'random tiles',
    called: 'the number of random tiles',
    byOne: ['+1 random tile'],
  },
  once: true,
  figures: [],
  offered: ['random tiles', 'one more random tile'],
  said: [{ says: ['tile'], may: ['income', 'draw'], read: readSaid }],
};

export const samples: Samples<'tile-draw'> = [
  [
    { kind: 'tile-draw', power: 'France', amount: 'none' },
    'France draws no tiles.',
    'FRANCE DRAWS\nNO RANDOM TILES',
    'france draws no income tiles',
  ],
  [{ kind: 'tile-draw', power: 'France', amount: 1 }, 'France draws one more random tile'],
  [{ kind: 'tile-draw', power: 'France', amount: -2 }, 'France draws two fewer random tiles'],
  [{ kind: 'tile-draw', power: 'Italy', amount: -1 }, 'Italy draws 1 random tile less.'],
];
