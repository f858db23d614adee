import { PROJECTS } from '../research/catalogue';
import { ADJECTIVES, type Power, printSigned, sideOf } from '../vocabulary';
import { each, printCounted, readCounted } from '../words/formula';
import { counted } from '../words/notions/counted';
import { idsOf, takeOwnCategory } from '../words/notions/projects-said';
import { printOr, printOwner, projectNamed } from '../words/spellings';
import { type EffectKind, never, noBoard } from './effect';
import { addFormula, formulaWindow, SUPPORT_GUIDE } from './formula-line';
import { type EffectOf, supportProgress as shape } from './shapes';

const nameOf = (id: string) => PROJECTS.find((project) => project.id === id)?.name ?? id;

function fullName(id: string): string {
  const project = PROJECTS.find((item) => item.id === id);
  return project ? `${printOwner(project.owner)} ${project.name}` : id;
}

const projectsOf = (power: Power) =>
  PROJECTS.filter(({ owner }) => owner === power || owner === sideOf(power)).map(({ name }) => name);

const COUNTED = each('levels? of (?:the )?([^\\n.:;+()[\\]]{1,60}?) research\\b');

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
  board: noBoard,
  apply: addFormula,
  say: ({ power, base, max, project }) =>
    `${ADJECTIVES[power]} support ${printSigned(base)}, and one more for each level of ${nameOf(project)}, at most ${printSigned(max)}.`,
  example: 'Russian support level: -3 (max. +3) +1 for each level of armor research.',
  print(effect) {
    const { power, project } = effect;
    const own = projectNamed(power, nameOf(project).toLowerCase()) === project;
    return `${printCounted(effect)}\n+1 for each level of ${own ? nameOf(project) : fullName(project)} research.`;
  },
  read: (passage, at) =>
    readCounted<EffectOf<'support-progress'>>(passage, at, COUNTED, (head, { words: [, spelled = ''] }) => {
      const project = projectNamed(head.power, spelled);
      if (project) return { kind: 'support-progress', ...head, project };
      return {
        message: `There is no project “${spelled}” of ${head.power} or its alliance.`,
        rule: SUPPORT_GUIDE,
        allowed: `Name ${printOr(projectsOf(head.power))}.`,
      };
    }),
  said: [
    {
      says: ['level', ['each', 'support']],
      may: ['support', 'research', 'earlier'],
      read: counted('level', (bag, power) => {
        const [name, ...others] = bag.takeProjects();
        if (!name || others.length > 0) return 'which project';
        takeOwnCategory(bag, name);
        const [project] = idsOf(name, [power], [], { general: true });
        return project ? [(head) => ({ kind: 'support-progress', ...head, project })] : 'which project';
      }),
    },
  ],
};
