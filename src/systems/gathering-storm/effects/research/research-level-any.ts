import { readAnyOf } from '../../card-text/notions/projects-said';
import { readAny } from '../../card-text/read/any-project';
import { SOME_WORDS } from '../../card-text/read/projects';
import { pattern, take } from '../../card-text/read/source-text';
import { printOwner } from '../../card-text/read/spellings';
import { sideOfOwner } from '../../research/catalogue';
import type { EffectKind, Samples } from '../effect';
import { type EffectOf, researchLevelAny as shape } from '../shapes';
import { checkOwner, GRANT_KIND } from './research';
import { LEVEL } from './research-level';

const WORDS = pattern(`any (?:one )?${SOME_WORDS} projects? \\+? ?(?:1|one) level\\b`);

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
  say: ({ owner, category }) =>
    `One ${printOwner(owner)} ${category} project gains a level, two steps, as its owner picks in private.`,
  example: 'Any Axis intelligence project +1 level',
  print: ({ owner, category }) => `Any ${printOwner(owner)} ${category} project +1 level`,
  read(sourceText, at) {
    const found = take(sourceText, at, WORDS);
    return found && readAny(found, (any) => ({ kind: 'research-level-any', ...any }));
  },
  offered: ['any project +1 level'],
  said: [{ says: ['level'], may: ['research', 'free', 'comma'], read: readAnyOf('research-level-any') }],
};

export const samples: Samples<'research-level-any'> = [
  [
    { kind: 'research-level-any', owner: 'Axis', category: 'intelligence' },
    'any axis intelligence project ＋1 level.',
    'Any one Axis intelligence project +1 level',
  ],
];
