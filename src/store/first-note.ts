import type { System } from '@/kernel/game';
import { createJournal, type Entry, lineTo } from '@/kernel/journal';
import { stateAt } from '@/kernel/moments';
import type { TableNote, TableRecord } from '@/kernel/ports';
import { publicRows } from '@/kernel/views';

/** What the shelf tells of a table that comes to it, new or from a file. */
export function firstNote(
  system: System,
  { record, entries, now }: { record: TableRecord; entries: Entry[]; now: number },
): TableNote {
  const journal = createJournal(system.create(record.deck), record.setup, entries);
  return {
    ...system.story(stateAt(journal).open, lineTo(journal)),
    id: record.id,
    game: record.game,
    entries: publicRows(journal).length,
    playedAt: now,
    copiedAt: null,
    copiedEntries: 0,
  };
}
