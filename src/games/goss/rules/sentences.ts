import type { Entry } from '@/kernel/journal/entry';
import { createEntryDescriber, ROLLS_IN_COPY } from '@/kernel/journal/entry-describer';
import { printNumber } from '@/kernel/print';
import { COMMANDS } from './commands';
import { sentenceContextOf } from './commands/told';
import { nameTotal } from './totals';

/** The totals that an entry changed. */
export function sayChanges(entry: Entry): string[] {
  if (entry.open?.command.type === 'correct') return [];
  const { names } = sentenceContextOf(entry);
  return entry.changes.map(
    ([key, before, after]) => `${nameTotal(key, names)}: ${printNumber(before)} to ${printNumber(after)}`,
  );
}

/** Describes GOSS entries, with the sides’ names at that time. */
export const describer = createEntryDescriber({
  commands: COMMANDS,
  contextOf: sentenceContextOf,
  moves: { undo: 'Taken back', redo: 'Done again' },
  wholeCopy: ROLLS_IN_COPY,
  sayChanges,
});

export const { sayEntry, sayRow, nameEntry, natureOf } = describer;
