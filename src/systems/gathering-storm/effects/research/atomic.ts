import { pattern, take } from '../../card-text/read/source-text';
import { SIDES } from '../../vocabulary';
import { type EffectKind, never, type Samples } from '../effect';
import { countsFromHere } from '../late';
import { type EffectOf, atomic as shape } from '../shapes';
import { worthOne } from '../worth';
import { DOUBLE, printDouble, UP_TO } from './doubling';
import { RESEARCH } from './research';

const PERMITTED = pattern('atomic research (?:is |now )*permitted\\b');
const AND_DOUBLE = pattern(`[\\s.,;]{0,3}${DOUBLE}`);

/** Atomic research is permitted from now on; what was put into it before is doubled. @rule GS Guide, Research; 15.24 */
export const atomic: EffectKind<EffectOf<'atomic'>> = {
  shape,
  name: 'Atomic research',
  placement: { group: 'Research', card: 'general', forAnother: false },
  rule: () => 'GS 15.24',
  window: () => 'drawn',
  optional: true,
  fields: [],
  check: (_, { general }) =>
    general
      ? null
      : {
          message: 'Only a general event permits atomic research.',
          rule: 'GS 15.24',
          allowed: 'Write it on a general card.',
        },
  ask: never,
  missing: never,
  onSheets: () => [{ sides: SIDES, deed: { deed: 'double', name: 'atomic' } }],
  apply(draft) {
    draft.atomic = true;
  },
  moves: never,
  worth: worthOne,
  late: countsFromHere,
  say: () =>
    'Atomic research is permitted from now on. Up to three earlier steps of it are doubled, for each researcher.',
  example: `Atomic research permitted; d${printDouble('atomic')}`,
  print: () => `Atomic research permitted; d${printDouble('atomic')}`,
  read(sourceText, at) {
    const found = take(sourceText, at, PERMITTED);
    if (!found) return null;
    const doubled = take(sourceText, found.end, AND_DOUBLE);
    if (!doubled) return { end: found.end, effect: { kind: 'atomic' } };
    const end = take(sourceText, doubled.end, UP_TO)?.end ?? doubled.end;
    if (doubled.words[1]?.trim() === 'atomic') return { end, effect: { kind: 'atomic' } };
    return {
      end,
      refusal: {
        message: 'Atomic research is what is doubled here.',
        rule: RESEARCH,
        allowed: 'Write another doubling on a line of its own.',
      },
    };
  },
  changes: null,
  once: false,
  figures: [2, 3],
  offered: [],
  said: [
    {
      says: ['permit'],
      may: [
        'research',
        'double',
        'earlier',
        'step',
        'comma',
        'and',
        'all',
        'any',
        'point',
        'project',
        'now on',
      ],
      read(bag) {
        const most = bag.takeBeside('max');
        if (most && most.size !== 3) return 'at most';
        bag.take('max');
        const named = bag.takeCategories();
        return named.length === 1 && named[0] === 'atomic' ? [[{ kind: 'atomic' }]] : 'which project';
      },
    },
  ],
};

export const samples: Samples<'atomic'> = [
  [
    { kind: 'atomic' },
    'Atomic research permitted. Double value of current investment in atomic research, up to a maximum of three steps',
    'atomic research is now permitted',
  ],
];
