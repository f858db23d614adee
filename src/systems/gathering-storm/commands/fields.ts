import { createFields } from '@/kernel/fields';
import { eventShape } from '../cards/card';
import { createCommands } from '.';

/** How the entries of Gathering Storm are put right. */
export const { correctionsFor, fieldsOf } = createFields({
  commands: createCommands(null),
  event: eventShape,
  before: {
    given: [
      'id',
      'ship',
      'due',
      'obligation',
      'answers',
      'total',
      'type',
      'fact',
      'seats',
      'worth',
      'anyway',
    ],
    again: ['flags', 'tiles'],
  },
});
