import { createFields } from '@/kernel/command/fields';
import { COMMANDS } from '.';

/** How the entries of GOSS are corrected. */
export const { hasCommand, correctionsFor, fieldsOf } = createFields({ commands: COMMANDS, event: null });
