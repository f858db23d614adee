import { ADJECTIVES, printSigned, projectsCounted } from '../vocabulary';
import { type EffectKind, never } from './effect';
import { addFormula, formulaWindow, SUPPORT_GUIDE } from './formula-line';
import { type EffectOf, supportResults as shape } from './shapes';

/** Support: a base, and one more for each research result of a category shown so far. @rule GS Guide, Support */
export const supportResults: EffectKind<EffectOf<'support-results'>> = {
  shape,
  name: 'Support by research results',
  rule: () => SUPPORT_GUIDE,
  window: formulaWindow,
  fields: ['power', 'base', 'max', 'category'],
  check: never,
  ask: never,
  missing(open, { power, category }) {
    const unknown =
      open.running && open.keeps.includes('research')
        ? projectsCounted(power, category).filter((project) => open.facts.results[project.id] === undefined)
        : [];
    if (unknown.length === 0) return null;
    return {
      facts: unknown.map((project) => ({ fact: 'results', project: project.id })),
      words: `How many ${category} results has ${power} shown?`,
      rule: SUPPORT_GUIDE,
    };
  },
  apply: addFormula,
  say: ({ power, base, max, category }) =>
    `${ADJECTIVES[power]} support ${printSigned(base)}, and one more for each ${category} research result, at most ${printSigned(max)}.`,
};
