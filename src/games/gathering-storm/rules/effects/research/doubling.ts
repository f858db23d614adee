import { SIDES } from '../../vocabulary';
import { type EffectKind, never, worthNothing } from '../effect';
import { countsFromHere } from '../late';
import { type EffectOf, doubling as shape } from '../shapes';
import { DOUBLE_VALUE, RESEARCH } from './research';

/** Up to three earlier steps of a project are doubled, for every researcher by itself. @rule GS 9.31A; Guide, Research */
export const doubling: EffectKind<EffectOf<'doubling'>> = {
  shape,
  name: 'Research doubling',
  placement: { group: 'Research', card: 'general', forAnother: false },
  rule: (_, general) => (general ? 'GS 9.31A' : RESEARCH),
  window: () => 'drawn',
  fields: ['doubled'],
  check: (_, { general }) =>
    general
      ? null
      : {
          message: 'Only a general event doubles research.',
          rule: 'GS 9.31A',
          allowed: 'A national event adds levels or steps.',
        },
  ask: never,
  missing: never,
  onSheets: ({ project }) => [{ sides: SIDES, deed: { deed: 'double', name: project } }],
  apply() {
    // The steps lie on the research sheets (research/deeds.ts).
  },
  moves: never,
  worth: worthNothing,
  late: countsFromHere,
  printed: [`D${DOUBLE_VALUE}`],
  say: ({ project }) =>
    `Up to three earlier steps of ${project} are doubled, for each researcher, before this turn’s points are placed.`,
};
