import { counted } from '../../card-text/notions/counted';
import { idsOf, takeOwnCategory, withoutOwner } from '../../card-text/notions/projects-said';
import { each, printCounted, readCounted } from '../../card-text/read/formula';
import { printId, projectCalled } from '../../card-text/read/projects';
import { printOr } from '../../card-text/read/spellings';
import { isOpenTo, projectsIn, readId } from '../../research/catalogue';
import { levelsKnown } from '../../research/sheet';
import { ADJECTIVES, printSigned } from '../../vocabulary';
import type { EffectKind, Samples } from '../effect';
import { checkListed } from '../research/research';
import { type EffectOf, supportProgress as shape } from '../shapes';
import { FORMULA_KIND, SUPPORT_GUIDE } from './formula-line';

const nameOf = (id: string) => readId(id).name;

const COUNTED = each('levels? of (?:the )?([^\\n.:;+()[\\]]{1,60}?) research\\b');

/** Support: a base, and one more for each level (two steps) of a project. @rule GS Guide, Support; 15.13 */
export const supportProgress: EffectKind<EffectOf<'support-progress'>> = {
  shape,
  ...FORMULA_KIND,
  name: 'Support by research levels',
  fields: ['power', 'base', 'max', 'project'],
  check({ power, project }, place) {
    if (isOpenTo(readId(project), power)) return checkListed(project, place);
    return {
      message: `${power} does not own ${printId(project)}.`,
      rule: SUPPORT_GUIDE,
      allowed: 'Name a project of its own or of its alliance.',
    };
  },
  missing(open, { project }) {
    const known =
      levelsKnown(open, project) !== undefined || !open.running || !open.keeps.includes('research');
    if (known) return null;
    return {
      facts: [{ fact: 'steps', project }],
      words: `How many levels has ${nameOf(project)} reached?`,
      rule: SUPPORT_GUIDE,
    };
  },
  say: ({ power, base, max, project }) =>
    `${ADJECTIVES[power]} support ${printSigned(base)}, and one more for each level of ${nameOf(project)}, at most ${printSigned(max)} in all.`,
  example: 'Russian support level: -3 (max. +3)\n+1 for each level of armor research.',
  print(effect, { projects }) {
    const { power, project } = effect;
    const at = projects ? { power, projects } : { power };
    const own = projectCalled(nameOf(project).toLowerCase(), at) === project;
    return `${printCounted(effect)}\n+1 for each level of ${own ? nameOf(project) : printId(project)} research.`;
  },
  read: (sourceText, at, place) =>
    readCounted<EffectOf<'support-progress'>>(
      sourceText,
      at,
      COUNTED,
      (head, { words: [, spelled = ''] }) => {
        const project = projectCalled(spelled, { ...place, power: head.power });
        if (project) return { kind: 'support-progress', ...head, project };
        return {
          message: `There is no project “${spelled}” of ${head.power} or its alliance.`,
          rule: SUPPORT_GUIDE,
          allowed: `Name ${printOr(
            projectsIn(place)
              .filter((item) => isOpenTo(item, head.power))
              .map(({ name }) => name),
          )}.`,
        };
      },
    ),
  once: false,
  figures: [1],
  offered: ['support +1 for each'],
  said: [
    {
      says: ['level', ['each', 'support']],
      may: ['support', 'research', 'earlier'],
      read: counted('level', (bag, power, place) => {
        const [name, ...others] = bag.takeProjects();
        if (!name || others.length > 0) return 'which project';
        takeOwnCategory(bag, name, place);
        const [project] = idsOf(name, [power], [], withoutOwner(place));
        return project ? [(head) => ({ kind: 'support-progress', ...head, project })] : 'which project';
      }),
    },
  ],
};

export const samples: Samples<'support-progress'> = [
  [
    { kind: 'support-progress', power: 'Russia', base: -3, max: 3, project: 'Russia/armor' },
    'russian support level: -3 (max +3) +1 for each level of Russian armor research',
    'Russian support level: − 3 max. 3\n\n+1 for each level of the armor research.',
  ],
  [
    { kind: 'support-progress', power: 'Germany', base: 0, max: 2, project: 'Axis/torpedoes' },
    'German support level: + (max. +2) +1 for each level of joint Axis torpedoes research',
  ],
];
