import { sideOfOwner } from '../../research/catalogue';
import { readAnyOf } from '../../words/notions/projects-said';
import { readAny } from '../../words/read/any-project';
import { pattern, take } from '../../words/read/passage';
import { SOME_WORDS } from '../../words/read/projects';
import { printOwner } from '../../words/read/spellings';
import { type EffectKind, never, type Samples } from '../effect';
import { type EffectOf, researchLevelAny as shape } from '../shapes';
import { checkOwner, RESEARCH } from './research';
import { LEVEL } from './research-level';

const WORDS = pattern(`any (?:one )?${SOME_WORDS} projects? \\+? ?(?:1|one) level\\b`);

/** One project of a category gains a level, as its owner picks in private. @rule GS 9.41B; Guide, Research */
export const researchLevelAny: EffectKind<EffectOf<'research-level-any'>> = {
  shape,
  name: 'A level of any project',
  stands: { group: 'Research', card: 'national' },
  rule: () => RESEARCH,
  window: () => 'economic',
  fields: ['owner', 'category'],
  check: ({ owner }, place) => checkOwner(owner, place),
  ask: never,
  missing: never,
  board: ({ owner, category }) => [
    {
      sides: [sideOfOwner(owner)],
      deed: { deed: 'grant', owner, category, projects: 1, steps: LEVEL },
    },
  ],
  apply() {
    // Its owner picks on the research sheet (research/deeds.ts).
  },
  say: ({ owner, category }) =>
    `One ${printOwner(owner)} ${category} project gains a level, two steps, as its owner picks in private.`,
  example: 'Any Axis intelligence project +1 level',
  print: ({ owner, category }) => `Any ${printOwner(owner)} ${category} project +1 level`,
  read(passage, at) {
    const found = take(passage, at, WORDS);
    return found && readAny(found, (any) => ({ kind: 'research-level-any', ...any }));
  },
  said: [{ says: ['level'], may: ['research', 'free', 'comma'], read: readAnyOf('research-level-any') }],
};

export const samples: Samples<'research-level-any'> = [
  [
    { kind: 'research-level-any', owner: 'Axis', category: 'intelligence' },
    'any axis intelligence project ＋1 level.',
    'Any one Axis intelligence project +1 level',
  ],
];
