import { printOwner } from '../../naming';
import { sideOfOwner } from '../../research/catalogue';
import type { EffectKind } from '../effect';
import { type EffectOf, researchLevelAny as shape } from '../shapes';
import { checkOwner, GRANT_KIND } from './research';
import { LEVEL } from './research-level';

/** One project of a category gains a level, as its owner picks in private. @rule GS 9.41B; Guide, Research */
export const researchLevelAny: EffectKind<EffectOf<'research-level-any'>> = {
  shape,
  ...GRANT_KIND,
  name: 'A level of any project',
  fields: ['owner', 'category'],
  check: ({ owner }, place) => checkOwner(owner, place),
  onSheets: ({ owner, category }) => [
    {
      sides: [sideOfOwner(owner)],
      deed: { deed: 'grant', owner, category, projects: 1, steps: LEVEL },
    },
  ],
  printed: ['Any {owner} {category} project +1 level'],
  say: ({ owner, category }) =>
    `One ${printOwner(owner)} ${category} project gains a level, two steps, as its owner picks in private.`,
};
