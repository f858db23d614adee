import type { Entry } from '@/kernel/entry';
import { createJournal, lineBack } from '@/kernel/journal';
import { stateAt } from '@/kernel/moments';
import type { TableNote, TableRecord } from '@/kernel/ports';
import type { System } from '@/kernel/system';

/** What the shelf tells of a table that comes to it, new or from a file. */
export function firstNote(
  system: System,
  { record, entries, now }: { record: TableRecord; entries: Entry[]; now: number },
): TableNote {
  const journal = createJournal(system.create(record.deck), record.setup, entries);
  const rows = journal.published.length;
  return {
    ...system.story(stateAt(journal).open, lineBack(journal)),
    id: record.id,
    game: record.game,
    entries: rows,
    playedAt: now,
    copiedAt: null,
    // What came out of a file has that file.
    copiedEntries: rows,
  };
}
