import { takeIds, takeOwnCategory } from '../../card-text/notions/projects-said';
import type { Rule } from '../../card-text/notions/rule';
import { printId, projectCalled, refuseProject, SOME_WORDS } from '../../card-text/read/projects';
import { pattern, take } from '../../card-text/read/source-text';
import { readId, sideOfOwner } from '../../research/catalogue';
import type { EffectKind, Samples } from '../effect';
import { type EffectOf, researchLevel as shape } from '../shapes';
import { checkProjects, GRANT_KIND } from './research';

/** Two steps are one level. @rule GS 15.13 */
export const LEVEL = 2;

const WORDS = pattern(`(?!any )${SOME_WORDS} \\+? ?(?:1|one) level\\b`);

const readSaid: Rule['read'] = (bag, place) => {
  const names = bag.takeProjects();
  if (names.length !== 1) return 'which project';
  // “One level (two steps)” says it twice.
  const steps = bag.has('step') ? bag.takeCount('step') : null;
  if (steps && steps.size !== 2) return 'how much';
  if (steps) bag.take('step');
  const amount = bag.takeAmount('level', 'project');
  bag.take('up');
  if (amount && (amount.size !== 1 || amount.sign === '-')) return 'how much';
  takeOwnCategory(bag, names[0] as string, place);
  const [found = []] = takeIds(bag, names, place);
  return found.length === 0 ? 'which project' : found.map((project) => [{ kind: 'research-level', project }]);
};

/** Two steps of one project are a level (GS 15.13). */
const readTwoSteps: Rule['read'] = (bag, place) => {
  const amount = bag.takeCount('step');
  return amount?.size === 2 && amount.sign !== '-' ? readSaid(bag, place) : 'how much';
};

/** One named project gains a level, before or after points are placed. @rule GS 9.41B; Guide, Research */
export const researchLevel: EffectKind<EffectOf<'research-level'>> = {
  shape,
  ...GRANT_KIND,
  name: 'A level of one project',
  fields: ['project'],
  check: ({ project }, place) => checkProjects([project], place),
  onSheets: ({ project }) => [
    {
      sides: [sideOfOwner(readId(project).owner)],
      deed: { deed: 'steps', project, steps: LEVEL },
    },
  ],
  say: ({ project }) =>
    `One level more for ${printId(project)}: two steps, before or after points are placed.`,
  example: 'Axis torpedoes +1 level',
  print: ({ project }) => `${printId(project)} +1 level`,
  read(sourceText, at, place) {
    const found = take(sourceText, at, WORDS);
    if (!found) return null;
    const project = projectCalled(found.words[1] ?? '', place);
    return project
      ? { end: found.end, effect: { kind: 'research-level', project } }
      : { end: found.end, refusal: refuseProject(found.words[1] ?? '', place) };
  },
  offered: ['+1 level'],
  said: [
    { says: ['level'], may: ['research', 'project', 'free', 'place', 'accelerate'], read: readSaid },
    { says: ['step'], may: ['research', 'project', 'free'], read: readTwoSteps },
  ],
};

export const samples: Samples<'research-level'> = [
  [
    { kind: 'research-level', project: 'Axis/torpedoes' },
    'axis torpedoes +1 level',
    'Italian torpedoes + 1 level.',
    'AXIS TORPEDOES\nONE LEVEL',
  ],
];
