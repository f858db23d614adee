import { readAnyOf, readTwoOf } from '../../card-text/notions/projects-said';
import { readAny } from '../../card-text/read/any-project';
import { SOME_WORDS } from '../../card-text/read/projects';
import { pattern, take } from '../../card-text/read/source-text';
import { printOwner } from '../../card-text/read/spellings';
import { sideOfOwner } from '../../research/catalogue';
import type { EffectKind, Samples } from '../effect';
import { type EffectOf, researchStepsAny as shape } from '../shapes';
import { checkOwner, GRANT_KIND } from './research';

const WORDS = pattern(`any (?:two|2) ${SOME_WORDS} projects? \\+? ?(?:1|one) steps? each\\b`);

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
  say: ({ owner, category }) =>
    `Two different ${printOwner(owner)} ${category} projects gain a step each, as their owner picks in private.`,
  example: 'Any two French intelligence projects +1 step each',
  print: ({ owner, category }) => `Any two ${printOwner(owner)} ${category} projects +1 step each`,
  read(sourceText, at) {
    const found = take(sourceText, at, WORDS);
    return found && readAny(found, (any) => ({ kind: 'research-steps-any', ...any }));
  },
  offered: ['two projects +1 step each'],
  said: [
    { says: ['step'], may: ['research', 'free', 'comma'], read: readAnyOf('research-steps-any') },
    { says: ['project'], may: ['research', 'free'], read: readTwoOf },
  ],
};

export const samples: Samples<'research-steps-any'> = [
  [
    { kind: 'research-steps-any', owner: 'France', category: 'intelligence' },
    'Any two French intelligence projects\n+1 step each',
    'any 2 french intelligence projects + 1 step each.',
  ],
];
