import { createEntryDescriber } from '@/kernel/journal/entry-describer';
import { COMMANDS } from './commands';
import { nameTotal, printTotal } from './totals';

/** Describes the entries of Storm Over Asia. */
export const describer = createEntryDescriber({
  commands: COMMANDS,
  contextOf: () => undefined,
  moves: { undo: 'Taken back', redo: 'Done again' },
  sayFirst: ({ anyway }) => (anyway ? ['All the same: the table says so'] : []),
  sayChanges: ({ changes }) =>
    changes.map(
      ([key, before, after]) => `${nameTotal(key)} ${printTotal(key, before)} to ${printTotal(key, after)}`,
    ),
});

export const { sayEntry, sayRow, nameEntry, natureOf } = describer;
