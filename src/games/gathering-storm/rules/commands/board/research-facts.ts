import * as v from 'valibot';
import { accept, refuse } from '@/kernel/result';
import { placeAt } from '../../effects/place';
import { checkListed } from '../../effects/research/research';
import { project } from '../../effects/shapes';
import { printId } from '../../naming';
import { projectsCounted } from '../../research/catalogue';
import { categoryKey, countCategory, overrule } from '../../research/results';
import { levelsIn } from '../../research/sheet';
import type { OpenState } from '../../state/state';
import { ADJECTIVES, CATEGORIES, POWERS } from '../../vocabulary';
import { whole } from '../define';
import { defineFact } from './fact';

const type = v.literal('set-fact');

function checkProject(open: OpenState, fact: { project: string }) {
  const unknown = checkListed(fact.project, placeAt(open));
  return unknown ? ({ ok: false, refusal: unknown } as const) : accept(null);
}

/** Every count of results in which a project has its part. */
const talliesOf = (open: OpenState, id: string) =>
  POWERS.flatMap((power) =>
    CATEGORIES.filter((category) =>
      projectsCounted(open, power, category).some((counted) => counted.id === id),
    ).map((category) => categoryKey(power, category)),
  );

/** "2 levels", and the steps beyond them. @rule GS 15.13 */
function sayLevels(steps: number): string {
  const levels = levelsIn(steps);
  const said = `${levels} ${levels === 1 ? 'level' : 'levels'}`;
  return steps % 2 === 0 ? said : `${said} and a step`;
}

/** How far research is, as support and atomic events read it. */
export const RESEARCH_FACTS = {
  results: defineFact({
    shape: v.strictObject({ type, fact: v.literal('results'), project, value: whole(0, 20) }),
    check: checkProject,
    apply(draft, fact) {
      draft.facts.results[fact.project] = fact.value;
      overrule(draft, talliesOf(draft, fact.project));
    },
    say: (fact) => ({
      text: `${printId(fact.project)}: ${fact.value} ${fact.value === 1 ? 'result' : 'results'} shown`,
      rule: 'GS Guide, Support',
    }),
    nature: 'event',
  }),
  steps: defineFact({
    shape: v.strictObject({ type, fact: v.literal('steps'), project, value: whole(0, 40) }),
    check: checkProject,
    apply(draft, fact) {
      draft.facts.steps[fact.project] = fact.value;
    },
    say: (fact) => ({ text: `${printId(fact.project)}: ${sayLevels(fact.value)}`, rule: 'GS 15.13' }),
    nature: 'ruling',
  }),
};

export const CATEGORY_FACTS = {
  'category-results': defineFact({
    shape: v.strictObject({
      type,
      fact: v.literal('category-results'),
      power: v.picklist(POWERS, 'Name one of Germany, Italy, Britain, France, Russia.'),
      category: v.picklist(CATEGORIES, 'Name air, naval, military, atomic or intelligence.'),
      /** Null: its projects are counted again. */
      value: v.nullable(whole(0, 40)),
    }),
    check: (_, fact) =>
      fact.category === 'intelligence'
        ? refuse('Intelligence results are counted by project.', {
            rule: 'GS Guide, Support',
            allowed: 'They must have been shown: enter how many each project has.',
          })
        : accept(null),
    apply(draft, fact) {
      countCategory(draft, fact);
      overrule(draft, [categoryKey(fact.power, fact.category)]);
    },
    say({ power, category, value }) {
      const whose = `${ADJECTIVES[power]} ${category} results`;
      return {
        text:
          value === null
            ? `${whose} are counted by project again`
            : `${whose}, joint ones with them: ${value}`,
        rule: 'GS Guide, Support',
      };
    },
    nature: 'event',
  }),
  atomic: defineFact({
    shape: v.strictObject({
      type,
      fact: v.literal('atomic'),
      permitted: v.boolean('Say true or false.'),
    }),
    apply(draft, fact) {
      draft.atomic = fact.permitted;
    },
    say: (fact) => ({
      text: `The table says: atomic research is ${fact.permitted ? 'permitted' : 'barred'}`,
      rule: 'GS 15.24',
    }),
    nature: 'event',
  }),
};
