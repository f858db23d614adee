import type { OpenBase } from '@/kernel/game';
import { createJournal, type Journal, lineBack } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import type { TableRecord, TableSummary } from '@/kernel/ports';
import type { System } from '@/kernel/system';

/** The summary of a table that is new or from a file. @param now milliseconds since 1970 */
export function initialSummary(
  system: System,
  journal: Journal<OpenBase, unknown>,
  { id, game, now }: { id: string; game: string; now: number },
): TableSummary {
  const rows = journal.published.length;
  return {
    ...system.describe(stateAt(journal).open, lineBack(journal)),
    id,
    game,
    entries: rows,
    playedAt: now,
    copiedAt: null,
    // The source file counts as a copy.
    copiedEntries: rows,
  };
}

/** The same for a table without entries. */
export const summaryOfNew = (system: System, record: TableRecord, now: number): TableSummary =>
  initialSummary(system, createJournal(system.create(record.deck), record.setup), { ...record, now });
