import { checkOwner } from '@/games/gathering-storm/rules/diplomacy/targets';
import { NEIGHBORS } from '../../diplomacy/state';
import { statusOf } from '../../diplomacy/targets';
import { GUIDE } from '../../diplomacy/without-effect';
import { printOr } from '../../naming';
import { addLine, totalOf } from '../../state/lines';
import type { OpenState } from '../../state/state';
import type { Country } from '../../vocabulary';
import { type EffectKind, never, noSheet, worthOne } from '../effect';
import { untilResolved } from '../late';
import { type EffectOf, subversion as shape } from '../shapes';

/** The step at which subversion is announced: questions of cards shown earlier wait until then. */
const ANNOUNCED = 'subversion';

/** A diplomatic event without effect is support for the power that drew it. @rule GS Guide, Diplomacy */
const isSupport = (open: OpenState, country: Country) =>
  open.readings['subversion-conquered'] === 'support' && statusOf(open, country) === 'conquered';

/** A Russian subversion result in a neighbor, secret until subversion is announced, on no research sheet. @rule GS Guide, Diplomacy */
export const subversion: EffectKind<EffectOf<'subversion'>> = {
  shape,
  name: 'Russian subversion',
  placement: { group: 'Index and diplomacy', card: 'national', powers: ['Russia'], forAnother: false },
  rule: () => GUIDE,
  window: () => 'subversion',
  optional: true,
  fields: ['countries'],
  check({ countries }, place) {
    const far = countries.find((country) => !NEIGHBORS.includes(country));
    if (far)
      return {
        message: `${far} does not border Russia.`,
        rule: GUIDE,
        allowed: `Name ${printOr(NEIGHBORS)}.`,
      };
    return checkOwner('Russia', place, 'Subversion');
  },
  ask(open, { countries }, answer) {
    if (answer !== undefined && (answer === 'none' || countries.includes(answer as Country))) return null;
    return {
      words: 'In which country?',
      options: [
        ...countries.map((country) => ({
          value: country as string,
          label: isSupport(open, country) ? `${country} (conquered: support)` : country,
        })),
        { value: 'none', label: 'Not used' },
      ],
      rule: GUIDE,
      by: ANNOUNCED,
    };
  },
  missing(open, _, answer) {
    if (answer === undefined || answer === 'none' || open.facts.subversion !== undefined) return null;
    return {
      facts: [{ fact: 'subversion' }],
      words: 'How much does one subversion result change diplomacy?',
      rule: GUIDE,
      by: ANNOUNCED,
    };
  },
  onSheets: noSheet,
  apply(draft, _, source, answer) {
    if (answer === undefined || answer === 'none') return;
    const country = answer as Country;
    addLine(draft, {
      ...(isSupport(draft, country)
        ? { total: totalOf.support('Russia'), secret: true }
        : { total: totalOf.country(country, 'Russia'), beneficiaries: ['Russia'] }),
      follows: 'subversion',
      words: source.title,
      rule: GUIDE,
      until: 'turn',
      basis: 'event',
    });
  },
  moves: never,
  worth: worthOne,
  late: untilResolved,
  printed: ['Free subversion result in {countries}.'],
  say: ({ countries }) =>
    `Russia may use one subversion result in ${printOr(countries)}, on no research sheet.`,
};
