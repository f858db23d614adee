import { statusOf } from '../../diplomacy/targets';
import { askOutcome, isDead, land } from '../../diplomacy/without-effect';
import { totalOf } from '../../state/lines';
import { isCivilWarCountry, powersOf, printList, printSigned } from '../../vocabulary';
import { type EffectKind, never, noSheet, worthNothing, worthTo } from '../effect';
import { untilResolved } from '../late';
import { type EffectOf, diplomacy as shape } from '../shapes';

/** A modifier in one country for one side, this turn; in three countries it brings civil war closer. @rule GS 9.31C, 9.41D, 25.31 */
export const diplomacy: EffectKind<EffectOf<'diplomacy'>> = {
  shape,
  name: 'Diplomacy',
  placement: { group: 'Index and diplomacy', forAnother: false },
  rule: (_, general) => (general ? 'GS 9.31C' : 'GS 9.41D'),
  window: () => 'diplomatic',
  fields: ['country', 'amount', 'beneficiaries'],
  check(effect, { power }) {
    const invalid = effect.beneficiaries.find((name) => !powersOf(effect.side).includes(name));
    if (invalid)
      return {
        message: `${invalid} is not of the side that gets the modifier.`,
        rule: 'GS 9.31C',
        allowed: `Name powers of ${effect.side}.`,
      };
    if (!power) return null;
    // National diplomatic events always help the power that plays them.
    const helps =
      effect.amount > 0 &&
      (effect.beneficiaries.length === 0 || effect.beneficiaries.includes(power)) &&
      powersOf(effect.side).includes(power);
    return helps
      ? null
      : {
          message: 'A national diplomatic event always helps its owner.',
          rule: 'GS 9.41D',
          allowed: `Write an amount above 0 in favor of ${power}.`,
        };
  },
  ask: (open, effect, answer, owner, event) =>
    askOutcome(open, { effect, event: event ?? { effects: [effect] }, ...(owner ? { owner } : {}) }, answer),
  missing: never,
  onSheets: noSheet,
  apply(draft, effect, source, answer) {
    const { power: owner, event = { effects: [effect] } } = source;
    const rule = owner ? 'GS 9.41D' : 'GS 9.31C';
    land(draft, { effect, event, ...(owner ? { owner } : {}) }, source, rule, answer);
  },
  moves: ({ country, side }) => totalOf.country(country, side),
  worth(open, { country, side, amount }, holder) {
    const works = statusOf(open, country) !== 'conquered' || isDead(open, holder.event);
    return works ? worthTo(holder, side, amount) : worthNothing();
  },
  late: untilResolved,
  printed: ['{country}: {plain}{who}'],
  say({ country, amount, side, beneficiaries }) {
    const whom =
      beneficiaries.length > 0
        ? printList(beneficiaries)
        : side === 'Russia'
          ? 'the Russian side'
          : `the ${side}`;
    const war = isCivilWarCountry(country) ? ' It brings civil war closer.' : '';
    return `${country} leans to ${whom} by ${printSigned(amount)} this turn.${war}`;
  },
};
