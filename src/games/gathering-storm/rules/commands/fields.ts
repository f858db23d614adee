import { createFields } from '@/kernel/command/fields';
import { eventShape } from '../cards/card';
import { COMMANDS } from '.';

/** How the entries of Gathering Storm are put right. */
export const { hasCommand, correctionsFor, fieldsOf } = createFields({
  commands: COMMANDS,
  event: eventShape,
});
