import { printId } from '../../naming';
import { readId, sideOfOwner } from '../../research/catalogue';
import type { EffectKind } from '../effect';
import { type EffectOf, researchSteps as shape } from '../shapes';
import { checkProjects, GRANT_KIND } from './research';

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
  printed: ['{first} and {second} +1 step each'],
  say: ({ projects: [one, other] }) =>
    `${printId(one)} and ${printId(other)} gain a step each, before or after points are placed.`,
};
