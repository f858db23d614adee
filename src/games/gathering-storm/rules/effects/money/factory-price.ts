import { FACTORY } from '../../construction/factories';
import { addLine, totalOf } from '../../state/lines';
import { inWords, sideOf } from '../../vocabulary';
import { type EffectKind, never, noSheet, worthTo } from '../effect';
import { untilOver } from '../late';
import { type EffectOf, factoryPrice as shape } from '../shapes';
import { checkNational } from './construction';

/** What turning an idle factory civilian or military costs this turn, more or less. @rule GS Guide, Factory */
export const factoryPrice: EffectKind<EffectOf<'factory-price'>> = {
  shape,
  name: 'Factory conversion',
  placement: { group: 'Income and factories', card: 'national', forAnother: false },
  rule: () => FACTORY,
  window: () => 'industrial',
  optional: true,
  fields: ['power', 'amount'],
  check: ({ power }, place) => checkNational(power, place, FACTORY),
  ask: never,
  missing: never,
  onSheets: noSheet,
  apply(draft, { power, amount }, source) {
    addLine(draft, {
      total: totalOf.conversion(power),
      amount,
      words: source.title,
      rule: FACTORY,
      until: 'turn',
      basis: 'event',
    });
  },
  moves: ({ power }) => totalOf.conversion(power),
  worth: (_, { power, amount }, holder) => worthTo(holder, sideOf(power), -amount),
  late: untilOver(
    'construction',
    'Factories are converted: what was paid stays.',
    'It counts for factories that are not converted yet.',
  ),
  printed: ['Factory conversion cost {amount}{own}'],
  say({ power, amount }) {
    const points = `${inWords(amount)} ${Math.abs(amount) === 1 ? 'point' : 'points'}`;
    return amount < 0
      ? `${power} may convert or mobilize an idle factory this turn for ${points} less.`
      : `Converting or mobilizing an idle factory costs ${power} ${points} more this turn.`;
  },
};
