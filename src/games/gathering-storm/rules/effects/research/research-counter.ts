import { addLine, totalOf } from '../../state/lines';
import { type EffectKind, noSheet, worthOne } from '../effect';
import { onSheetNow } from '../late';
import { type EffectOf, researchCounter as shape } from '../shapes';
import { checkOwn, GRANT_KIND, RESEARCH } from './research';

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
  printed: ['{adj} research: +1 activity counter'],
  say: ({ power }) =>
    `${power} may use one more activity counter for research this turn${power === 'Russia' ? ', whatever a purge forbids' : ''}.`,
};
