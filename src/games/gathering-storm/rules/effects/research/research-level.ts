import { printId } from '../../naming';
import { readId, sideOfOwner } from '../../research/catalogue';
import type { EffectKind } from '../effect';
import { type EffectOf, researchLevel as shape } from '../shapes';
import { checkProjects, GRANT_KIND } from './research';

/** Two steps are one level. @rule GS 15.13 */
export const LEVEL = 2;

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
  printed: ['{project} +1 level'],
  say: ({ project }) =>
    `One level more for ${printId(project)}: two steps, before or after points are placed.`,
};
