import type { Command } from '@/kernel/game';
import type { Entry } from '@/kernel/journal';

/** How one command kind is said: a sentence, what came of it, the rule's label. */
export type Say = (
  command: Command,
  came: unknown,
  entry: Entry,
) => { text: string; notes?: string[]; rule?: string };

/** A command's argument as its shape promises it. */
export const as = <T>(value: unknown) => value as T;
