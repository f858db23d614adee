import { ADJECTIVES, printSigned, REGIONS } from '../../vocabulary';
import type { EffectKind } from '../effect';
import { type EffectOf, supportPacts as shape } from '../shapes';
import { FORMULA_KIND, SUPPORT_GUIDE } from './formula-line';

/** Support: trade pacts of the power's alliance in a region; four of the countries count two. @rule GS Guide, Support; 4.16 */
export const supportPacts: EffectKind<EffectOf<'support-pacts'>> = {
  shape,
  ...FORMULA_KIND,
  name: 'Support by trade pacts',
  fields: ['power', 'region', 'max'],
  missing(open, { region }) {
    const unknown =
      open.running && open.keeps.includes('flags')
        ? REGIONS[region].filter((country) => !open.facts.known.includes(country))
        : [];
    if (unknown.length === 0) return null;
    return {
      facts: unknown.map((country) => ({ fact: 'pact', country })),
      words: `Which trade pacts are there in ${region}?`,
      rule: SUPPORT_GUIDE,
    };
  },
  printed: ['{adj} support level: + (max. {max})\n+1 for each trade pact in {region}.'],
  say: ({ power, region, max }) =>
    `${ADJECTIVES[power]} support rises by one for each trade pact of its alliance in ${region} (Poland, Spain, Turkey and Russia two), at most ${printSigned(max)}.`,
};
