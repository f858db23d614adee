import { ADJECTIVES, PROJECTS, printSigned, sideOf } from '../vocabulary';
import { type EffectKind, never } from './effect';
import { addFormula, formulaWindow, SUPPORT_GUIDE } from './formula-line';
import { type EffectOf, supportProgress as shape } from './shapes';

const nameOf = (id: string) => PROJECTS.find((project) => project.id === id)?.name ?? id;

/** Support: a base, and one more for each level (two steps) of a project. @rule GS Guide, Support; 15.13 */
export const supportProgress: EffectKind<EffectOf<'support-progress'>> = {
  shape,
  name: 'Support by research levels',
  rule: () => SUPPORT_GUIDE,
  window: formulaWindow,
  fields: ['power', 'base', 'max', 'project'],
  check({ power, project }) {
    const owner = PROJECTS.find((item) => item.id === project)?.owner;
    if (owner === power || owner === sideOf(power)) return null;
    return {
      message: `${power} does not own ${project}.`,
      rule: SUPPORT_GUIDE,
      allowed: 'Name a project of its own or of its alliance.',
    };
  },
  ask: never,
  missing(open, { project }) {
    const known =
      open.facts.steps[project] !== undefined || !open.running || !open.keeps.includes('research');
    if (known) return null;
    return {
      facts: [{ fact: 'steps', project }],
      words: `How many steps has ${nameOf(project)} made?`,
      rule: SUPPORT_GUIDE,
    };
  },
  apply: addFormula,
  say: ({ power, base, max, project }) =>
    `${ADJECTIVES[power]} support ${printSigned(base)}, and one more for each level of ${nameOf(project)}, at most ${printSigned(max)}.`,
};
