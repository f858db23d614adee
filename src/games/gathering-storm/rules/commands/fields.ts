import { createFields } from '@/kernel/command/fields';
import { eventShape } from '../cards/card';
import { COMMANDS } from '.';

/** How entries of Gathering Storm are corrected. */
export const { hasCommand, correctionsFor, fieldsOf } = createFields({
  commands: COMMANDS,
  event: eventShape,
});
