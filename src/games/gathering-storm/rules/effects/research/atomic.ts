import { SIDES } from '../../vocabulary';
import { type EffectKind, never, worthOne } from '../effect';
import { countsFromHere } from '../late';
import { type EffectOf, atomic as shape } from '../shapes';
import { DOUBLE_VALUE } from './research';

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
  printed: [`Atomic research permitted; d${DOUBLE_VALUE.replace('{doubled}', 'atomic')}`],
  say: () =>
    'Atomic research is permitted from now on. Up to three earlier steps of it are doubled, for each researcher.',
};
