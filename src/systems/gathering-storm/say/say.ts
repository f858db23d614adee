import type { Entry } from '@/kernel/entry';
import type { Command } from '@/kernel/game';
import type { Said } from '@/kernel/say-table';

export { as } from '@/kernel/say-table';

/** How one command kind is said: a sentence, what came of it, the rule's label. */
export type Say = (command: Command, came: unknown, entry: Entry) => Said;
