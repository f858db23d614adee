import { createFields } from '@/kernel/fields';
import { entryShape } from '../cards/card';
import { createCommands } from '.';

/** How the entries of Storm Over Asia are put right. */
export const { correctionsFor, fieldsOf } = createFields({
  commands: createCommands(null),
  event: entryShape,
  before: {
    given: ['id', 'due', 'obligation', 'total', 'type', 'seats', 'reading', 'edition', 'anyway'],
    again: ['flags'],
  },
});
