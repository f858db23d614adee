import { checkOwner } from '@/games/gathering-storm/rules/diplomacy/targets';
import { GUIDE } from '../../diplomacy/without-effect';
import { addLine, totalOf } from '../../state/lines';
import { type EffectKind, never, noSheet, worthOne } from '../effect';
import { untilPlaced } from '../late';
import { type EffectOf, diplomaticCounter as shape } from '../shapes';

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
  late: untilPlaced,
  printed: ['{adj} diplomacy: +1 counter'],
  say({ power }) {
    const how =
      power === 'Russia'
        ? ', even in a purge'
        : power === 'Germany' || power === 'Italy'
          ? ', in the first placement'
          : '';
    return `${power} may place one more diplomatic counter this turn${how}.`;
  },
};
