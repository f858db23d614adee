import { createFields } from '@/kernel/command/fields';
import { COMMANDS } from '.';

/** How the entries of GOSS are put right. */
export const { hasCommand, correctionsFor, fieldsOf } = createFields({ commands: COMMANDS, event: null });
