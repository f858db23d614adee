import { once } from '../../card-text/notions/whom';
import { pattern, take } from '../../card-text/read/source-text';
import { powerNames } from '../../card-text/read/spellings';
import { checkOwner } from '../../diplomacy/national';
import { GUIDE } from '../../diplomacy/without-effect';
import { addLine, totalOf } from '../../state/lines';
import { ADJECTIVES } from '../../vocabulary';
import { type EffectKind, never, noSheet, type Samples } from '../effect';
import { untilLaid } from '../late';
import { type EffectOf, diplomaticCounter as shape } from '../shapes';
import { worthOne } from '../worth';

const WORDS = pattern(
  `(${powerNames.any}) diplomacy ?:? ?\\+? ?(?:1|one)(?: more| additional| extra)?(?: diplomatic)? counter\\b`,
);

/** One diplomatic counter beyond the limit, at the usual price; Russia may use it in a purge. @rule GS Guide, Diplomacy */
export const diplomaticCounter: EffectKind<EffectOf<'diplomatic-counter'>> = {
  shape,
  name: 'Extra diplomatic counter',
  placement: { group: 'Index and diplomacy', card: 'national', forAnother: false },
  rule: () => GUIDE,
  window: () => 'placement',
  optional: true,
  fields: ['power'],
  check: ({ power }, place) => checkOwner(power, place, 'An extra counter'),
  ask: never,
  missing: never,
  onSheets: noSheet,
  apply(draft, { power }, source) {
    addLine(draft, {
      total: totalOf.counters(power),
      amount: 1,
      words: source.title,
      rule: GUIDE,
      until: 'turn',
      basis: 'event',
    });
  },
  moves: ({ power }) => totalOf.counters(power),
  worth: worthOne,
  late: untilLaid,
  say({ power }) {
    const how =
      power === 'Russia'
        ? ', even in a purge'
        : power === 'Germany' || power === 'Italy'
          ? ', in the first placement'
          : '';
    return `${power} may place one more diplomatic counter this turn${how}.`;
  },
  example: 'British diplomacy: +1 counter',
  print: ({ power }) => `${ADJECTIVES[power]} diplomacy: +1 counter`,
  read(sourceText, at) {
    const found = take(sourceText, at, WORDS);
    const power = powerNames.of(found?.words[1] ?? '');
    return found && power ? { end: found.end, effect: { kind: 'diplomatic-counter', power } } : null;
  },
  changes: null,
  once: false,
  figures: [1],
  offered: ['one more diplomatic counter'],
  said: [
    {
      says: ['counter'],
      may: ['diplomatic', 'place', 'whatever', 'activity', 'comma', 'third'],
      read: once((power) => ({ kind: 'diplomatic-counter', power }), 'counter'),
    },
  ],
};

export const samples: Samples<'diplomatic-counter'> = [
  [
    { kind: 'diplomatic-counter', power: 'Britain' },
    'British diplomacy +1 diplomatic counter.',
    'britain’s\ndiplomacy : one more counter',
    'Britain diplomacy: ＋1 counter',
  ],
];
