import { printOwner } from '../../naming';
import { sideOfOwner } from '../../research/catalogue';
import type { EffectKind } from '../effect';
import { type EffectOf, researchStepsAny as shape } from '../shapes';
import { checkOwner, GRANT_KIND } from './research';

/** Two projects of a category gain a step each, as their owner picks in private. @rule GS 9.41B; Guide, Research */
export const researchStepsAny: EffectKind<EffectOf<'research-steps-any'>> = {
  shape,
  ...GRANT_KIND,
  name: 'A step of any two projects',
  fields: ['owner', 'category'],
  check: ({ owner }, place) => checkOwner(owner, place),
  onSheets: ({ owner, category }) => [
    { sides: [sideOfOwner(owner)], deed: { deed: 'grant', owner, category, projects: 2, steps: 1 } },
  ],
  printed: ['Any two {owner} {category} projects +1 step each'],
  say: ({ owner, category }) =>
    `Two different ${printOwner(owner)} ${category} projects gain a step each, as their owner picks in private.`,
};
