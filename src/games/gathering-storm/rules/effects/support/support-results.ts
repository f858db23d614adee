import { projectsCounted } from '../../research/catalogue';
import { categoryCount } from '../../research/results';
import { ADJECTIVES, printSigned } from '../../vocabulary';
import type { EffectKind } from '../effect';
import { type EffectOf, supportResults as shape } from '../shapes';
import { COUNTS_UP, FORMULA_KIND, SUPPORT_GUIDE } from './formula-line';

/** Support: a base, and one more for each research result of a category shown so far. @rule GS Guide, Support */
export const supportResults: EffectKind<EffectOf<'support-results'>> = {
  shape,
  ...FORMULA_KIND,
  name: 'Support by research results',
  fields: ['power', 'base', 'max', 'category'],
  missing(open, { power, category }) {
    const unknown =
      open.running && open.keeps.includes('research') && !categoryCount(open, power, category)
        ? projectsCounted(open, power, category).filter(
            (project) => open.facts.results[project.id] === undefined,
          )
        : [];
    if (unknown.length === 0) return null;
    return {
      facts: unknown.map((project) => ({ fact: 'results', project: project.id })),
      words: `How many ${category} results has ${power} shown?`,
      rule: SUPPORT_GUIDE,
    };
  },
  printed: [`${COUNTS_UP} {category} research result.`],
  say: ({ power, base, max, category }) =>
    `${ADJECTIVES[power]} support ${printSigned(base)}, and one more for each ${category} research result, at most ${printSigned(max)} in all.`,
};
