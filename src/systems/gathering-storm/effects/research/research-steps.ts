import { takeIds } from '../../card-text/notions/projects-said';
import type { Rule } from '../../card-text/notions/rule';
import { printId, projectCalled, refuseProject, SOME_WORDS } from '../../card-text/read/projects';
import { pattern, take } from '../../card-text/read/source-text';
import { readId, sideOfOwner } from '../../research/catalogue';
import type { EffectKind, Samples } from '../effect';
import { type EffectOf, researchSteps as shape } from '../shapes';
import { checkProjects, GRANT_KIND, RESEARCH } from './research';

const WORDS = pattern(`(?!any )${SOME_WORDS} (?:and|&) ${SOME_WORDS} \\+? ?(?:1|one) steps? each\\b`);

const readSaid: Rule['read'] = (bag, place) => {
  const names = bag.takeProjects();
  for (let amount = bag.takeAmount('step', 'project'); amount; amount = bag.takeAmount('step', 'project'))
    if (amount.size !== 1 || amount.sign === '-') return 'how much';
  if (names.length !== 2) return 'which project';
  bag.take('each', 'up', 'all');
  const [ones = [], others = []] = takeIds(bag, names, place);
  const sheet = (id: string) => sideOfOwner(readId(id).owner);
  const pairs = ones.flatMap((one) =>
    others.filter((other) => sheet(other) === sheet(one)).map((other) => [one, other]),
  );
  return pairs.length === 0
    ? 'which project'
    : pairs.map((projects) => [{ kind: 'research-steps', projects: projects as [string, string] }]);
};

/** Two named projects gain a step each. @rule GS 9.41B; Guide, Research */
export const researchSteps: EffectKind<EffectOf<'research-steps'>> = {
  shape,
  ...GRANT_KIND,
  name: 'A step of two named projects',
  placement: { group: 'Research', card: 'national', rank: 1, forAnother: false },
  fields: ['projects'],
  check({ projects: [one, other] }, place) {
    const sides = [one, other].map((id) => sideOfOwner(readId(id).owner));
    if (sides[0] !== sides[1])
      return {
        message: 'These projects are not of one alliance.',
        rule: 'GS 15.11',
        allowed: 'Name two projects of one research sheet.',
      };
    return checkProjects([one, other], place);
  },
  onSheets: ({ projects }) =>
    projects.map((project) => ({
      sides: [sideOfOwner(readId(project).owner)],
      deed: { deed: 'steps', project, steps: 1 },
    })),
  say: ({ projects: [one, other] }) =>
    `${printId(one)} and ${printId(other)} gain a step each, before or after points are placed.`,
  example: 'Axis torpedoes and Axis air range +1 step each',
  print: ({ projects: [one, other] }) => `${printId(one)} and ${printId(other)} +1 step each`,
  read(sourceText, at, place) {
    const found = take(sourceText, at, WORDS);
    if (!found) return null;
    const { end } = found;
    const words = [found.words[1] ?? '', found.words[2] ?? ''];
    const [one, other] = words.map((spelled) => projectCalled(spelled, place));
    if (!one || !other)
      return { end, refusal: refuseProject(one ? (words[1] as string) : (words[0] as string), place) };
    if (one === other)
      return {
        end,
        refusal: { message: 'The same project is named twice.', rule: RESEARCH, allowed: 'Name two.' },
      };
    return { end, effect: { kind: 'research-steps', projects: [one, other] } };
  },
  offered: ['and another project one step each'],
  said: [
    {
      says: ['step'],
      may: ['research', 'project', 'free', 'and', 'comma', 'each', 'all'],
      read: readSaid,
    },
  ],
};

export const samples: Samples<'research-steps'> = [
  [{ kind: 'research-steps', projects: ['Axis/torpedoes', 'Axis/air range'] }],
  [
    { kind: 'research-steps', projects: ['Axis/torpedoes', 'Germany/West Wall'] },
    'Axis torpedoes and German West Wall +1 step each',
    'German torpedoes & German west wall + 1 step each.',
    'Axis torpedoes and\nGerman West Wall one step each',
  ],
];
