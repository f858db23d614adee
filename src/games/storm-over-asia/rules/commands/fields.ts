import { createFields } from '@/kernel/command/fields';
import { listEntryShape } from '../cards/card';
import { COMMANDS } from '.';

/** How the entries of Storm Over Asia are corrected. */
export const { hasCommand, correctionsFor, fieldsOf } = createFields({
  commands: COMMANDS,
  event: listEntryShape,
});
