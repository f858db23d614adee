import type { Rule } from '../../card-text/notions/rule';
import { signed } from '../../card-text/notions/whom';
import { GOES_ON } from '../../card-text/read/formula';
import { pattern, take } from '../../card-text/read/source-text';
import { amountOf, powerNames, printAmount, SIGNED, SUPPORT } from '../../card-text/read/spellings';
import { addLine, totalOf } from '../../state/lines';
import { ADJECTIVES, inWords, sideOf } from '../../vocabulary';
import { type EffectKind, never, noSheet, type Samples } from '../effect';
import { countsFromHere, FROM_HERE } from '../late';
import { type EffectOf, support as shape } from '../shapes';
import { worthTo } from '../worth';

const PRINTED = pattern(`${SUPPORT}(${SIGNED})`);

/** A number and whose it is, without a word for what: it is asked, whatever the sheet begins with. */
const readBare: Rule['read'] = (bag, place) => {
  if (bag.has('draw', 'dear')) return 'of what';
  const amounts = bag.takeSigned();
  if (amounts.length === 0 || bag.notions.every(({ is }) => is !== 'amount')) return 'how much';
  const kinds = ['support', 'income', 'tile-draw'] as const;
  const powers = bag.takePowers();
  const who = powers.length > 0 ? powers : place.power ? [place.power] : [];
  if (who.length === 0) return 'who';
  return amounts.flatMap((amount) => kinds.map((kind) => who.map((power) => ({ kind, power, amount }))));
};

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
  say: ({ power, amount }) =>
    `${ADJECTIVES[power]} support ${amount < 0 ? 'falls' : 'rises'} by ${inWords(amount)} this turn.`,
  example: 'British support level: -1',
  print: ({ power, amount }) => `${ADJECTIVES[power]} support level: ${printAmount(amount)}`,
  read(sourceText, at) {
    const found = take(sourceText, at, PRINTED);
    const power = powerNames.of(found?.words[1] ?? '');
    // With bounds, or with something counted, it is a formula.
    if (!found || !power || take(sourceText, found.end, GOES_ON)) return null;
    return { end: found.end, effect: { kind: 'support', power, amount: amountOf(found.words[2] ?? '') } };
  },
  changes: { topic: 'support', word: 'support', called: 'support', byOne: ['support +1', 'support -1'] },
  once: true,
  figures: [],
  offered: ['support'],
  said: [
    {
      says: ['support'],
      may: ['point', 'level', 'equal', 'modifier', 'each'],
      read: signed((power, amount) => ({ kind: 'support', power, amount }), 'point', 'level'),
    },
    { says: [], read: readBare },
  ],
};

export const samples: Samples<'support'> = [
  [
    { kind: 'support', power: 'Britain', amount: -1 },
    'British support: −1',
    'british support level – 1',
    'Britain’s support level : —1.',
  ],
];
