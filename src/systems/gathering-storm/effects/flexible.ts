import { addLine, totalOf } from '../lines';
import { type Country, isCivilWarCountry, printList, printSigned, sideOf } from '../vocabulary';
import { bringCloser } from './civil-war-counters';
import { type EffectKind, never } from './effect';
import { type EffectOf, flexible as shape } from './shapes';

const RULE = 'GS Guide, Diplomacy';

/** A modifier in one of several countries, as its owner picks; or not used at all. @rule GS Guide, Diplomacy */
export const flexible: EffectKind<EffectOf<'flexible'>> = {
  shape,
  name: 'Flexible diplomacy',
  rule: () => RULE,
  window: () => 'flexible',
  fields: ['power', 'countries', 'amount'],
  check({ power, amount }, place) {
    if (place.general)
      return { message: 'A flexible event is national.', rule: RULE, allowed: 'Name one country.' };
    if (place.power && place.power !== power)
      return {
        message: `This event favors ${power}.`,
        rule: 'GS 9.41D',
        allowed: `It must favor ${place.power}.`,
      };
    return amount > 0
      ? null
      : {
          message: 'A national diplomatic event always helps its owner.',
          rule: 'GS 9.41D',
          allowed: 'Write an amount above 0.',
        };
  },
  ask(_, effect, answer) {
    if (answer !== undefined && (answer === 'none' || effect.countries.includes(answer as Country)))
      return null;
    const options = effect.countries.map((country) => ({
      value: country as string,
      label: country as string,
    }));
    return {
      words: 'In which country?',
      options: [...options, { value: 'none', label: 'Not used' }],
      rule: RULE,
    };
  },
  missing: never,
  apply(draft, effect, source, answer) {
    if (answer === undefined || answer === 'none') return;
    const country = answer as Country;
    addLine(draft, {
      total: totalOf.country(country, sideOf(effect.power)),
      amount: effect.amount,
      words: source.title,
      rule: RULE,
      until: 'turn',
      basis: 'event',
      beneficiaries: [effect.power],
    });
    if (isCivilWarCountry(country)) bringCloser(draft, country, true);
  },
  say: ({ power, amount, countries }) =>
    `${power} picks one of ${printList(countries)}: it leans to ${power} by ${printSigned(amount)} this turn.`,
};
