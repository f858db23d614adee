import type { Topic } from '../../card-text/notions/notion';
import { once } from '../../card-text/notions/whom';
import { pattern, take } from '../../card-text/read/source-text';
import { powerNames } from '../../card-text/read/spellings';
import { addLine, totalOf } from '../../state/lines';
import { ADJECTIVES } from '../../vocabulary';
import { type EffectKind, noSheet, type Samples } from '../effect';
import { onSheetNow } from '../late';
import { type EffectOf, researchCounter as shape } from '../shapes';
import { worthOne } from '../worth';
import { checkOwn, GRANT_KIND, RESEARCH } from './research';

const WORDS = pattern(
  `(${powerNames.any}) research ?:? ?\\+? ?(?:1|one)(?: more| additional| extra)?(?: activity)? counter\\b`,
);

/** One more activity counter may go to research, even in a purge. @rule GS 15.22; Guide, Research */
export const researchCounter: EffectKind<EffectOf<'research-counter'>> = {
  shape,
  ...GRANT_KIND,
  name: 'Research counter',
  placement: { group: 'Research', card: 'national', rank: 1, forAnother: false },
  optional: true,
  fields: ['power'],
  check: ({ power }, place) => checkOwn(power, place, RESEARCH),
  onSheets: noSheet,
  apply(draft, { power }, source) {
    addLine(draft, {
      total: totalOf.researchCounters(power),
      amount: 1,
      words: source.title,
      rule: RESEARCH,
      until: 'turn',
      basis: 'event',
    });
  },
  moves: ({ power }) => totalOf.researchCounters(power),
  worth: worthOne,
  late: onSheetNow,
  say: ({ power }) =>
    `${power} may use one more activity counter for research this turn${power === 'Russia' ? ', whatever a purge forbids' : ''}.`,
  example: 'Russian research: +1 activity counter',
  print: ({ power }) => `${ADJECTIVES[power]} research: +1 activity counter`,
  read(sourceText, at) {
    const found = take(sourceText, at, WORDS);
    const power = powerNames.of(found?.words[1] ?? '');
    return found && power ? { end: found.end, effect: { kind: 'research-counter', power } } : null;
  },
  changes: null,
  once: false,
  figures: [1],
  offered: ['one more research counter'],
  said: [
    {
      says: ['counter'],
      may: ['free', 'whatever', 'place', 'research', 'activity', 'second', 'third'],
      read: (bag, place) =>
        bag.notions.some(
          ({ is, value }) => is === 'topic' && (value as readonly Topic[]).includes('diplomatic'),
        )
          ? []
          : once((power) => ({ kind: 'research-counter', power }), 'counter')(bag, place),
    },
  ],
};

export const samples: Samples<'research-counter'> = [
  [
    { kind: 'research-counter', power: 'Russia' },
    'Russian research +1 counter',
    'Russia research: one additional activity counter.',
  ],
];
