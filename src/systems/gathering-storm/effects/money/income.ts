import { unlessTold } from '@/kernel/result';
import { signed } from '../../card-text/notions/whom';
import { pattern, take } from '../../card-text/read/source-text';
import { amountOf, powerNames, printAmount, SIGNED } from '../../card-text/read/spellings';
import { addLine, totalOf } from '../../state/lines';
import { ADJECTIVES, inWords, sideOf } from '../../vocabulary';
import { type EffectKind, never, noSheet, type Samples } from '../effect';
import { type EffectOf, income as shape } from '../shapes';
import { worthTo } from '../worth';

const PRINTED = pattern(`(${powerNames.any}) (?:national )?income ?:? ?(${SIGNED})`);

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
      ? unlessTold({
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
  say: ({ power, amount }) =>
    `${ADJECTIVES[power]} income ${amount < 0 ? 'falls' : 'rises'} by ${inWords(amount)} this turn.`,
  example: 'German national income: +1',
  print: ({ power, amount }) => `${ADJECTIVES[power]} national income: ${printAmount(amount)}`,
  read(sourceText, at) {
    const found = take(sourceText, at, PRINTED);
    const power = powerNames.of(found?.words[1] ?? '');
    if (!found || !power) return null;
    return { end: found.end, effect: { kind: 'income', power, amount: amountOf(found.words[2] ?? '') } };
  },
  changes: { topic: 'income', word: 'income', called: 'income', byOne: ['income +1', 'income -1'] },
  once: true,
  figures: [],
  offered: ['income'],
  said: [
    {
      says: ['income'],
      may: ['point', 'tile', 'level', 'each'],
      read: signed((power, amount) => ({ kind: 'income', power, amount }), 'point', 'tile', 'level'),
    },
  ],
};

export const samples: Samples<'income'> = [
  [
    { kind: 'income', power: 'Germany', amount: 1 },
    'GERMAN NATIONAL INCOME +1.',
    'Germany income: 1',
    'german\nnational  income : ＋1',
  ],
];
