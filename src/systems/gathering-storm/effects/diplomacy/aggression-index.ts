import { pattern, take } from '../../card-text/read/source-text';
import { amountOf, printAmount, SIGNED } from '../../card-text/read/spellings';
import { addLine, totalOf } from '../../state/lines';
import { inWords } from '../../vocabulary';
import { type EffectKind, never, noSheet, type Samples } from '../effect';
import { countsFromHere } from '../late';
import { type EffectOf, index as shape } from '../shapes';
import { worthNothing } from '../worth';

const PRINTED = pattern(`(e\\.? ?a\\.? ?i\\.?|european aggression index) ?:? ?(${SIGNED})`);

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
  say: ({ amount }) =>
    `The European Aggression Index ${amount < 0 ? 'falls' : 'rises'} by ${inWords(amount)} this turn.`,
  example: 'EAI: +1',
  print: ({ amount }) => `EAI: ${printAmount(amount)}`,
  read(sourceText, at) {
    const found = take(sourceText, at, PRINTED);
    return found && { end: found.end, effect: { kind: 'index', amount: amountOf(found.words[2] ?? '') } };
  },
  changes: { topic: 'index', word: 'EAI', called: 'the index', byOne: [] },
  once: true,
  figures: [],
  offered: ['EAI'],
  said: [
    {
      says: ['index'],
      may: ['level', 'point', 'modifier', 'equal'],
      read(bag) {
        const amounts = bag.takeSigned('level', 'point');
        return amounts.length === 0 ? 'how much' : amounts.map((amount) => [{ kind: 'index', amount }]);
      },
    },
  ],
};

export const samples: Samples<'index'> = [
  [
    { kind: 'index', amount: 1 },
    'eai +1',
    'E.A.I.: +1',
    'European Aggression Index: 1',
    'EAI:\u00a0+\u200b1',
  ],
];
