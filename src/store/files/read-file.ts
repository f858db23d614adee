import { EntryHash } from '@/kernel/journal/stored-snapshot';
import type { Entry, StoredSnapshot, TableRecord, TableSummary } from '@/kernel/ports';
import { accept, type Result, refuse } from '@/kernel/result';
import { initialSummary } from '../initial-summary';
import { readOpening, type Waiting } from '../opening';
import { createSnapshot, isSnapshotDue } from '../snapshots';
import { DescribedRows } from '../table/table-view';

export { CANCELLED } from '../opening';

export const UNTELLABLE = refuse('The app can read this file, but cannot show its table.', {
  allowed: 'Open another copy, or update this app.',
});

/** A table out of a file as it is laid on the shelf. */
export interface FileRead {
  record: TableRecord;
  seed: Uint8Array | null;
  entries: Entry[];
  note: TableSummary;
  /** Of a long table, so that it opens at once. */
  snapshot: StoredSnapshot | null;
}

/** What the table will be called, and when it came. */
export interface FileWanted {
  text: string;
  id: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Reads a file down to the last recorded number, and makes of it all that is laid on the shelf. */
export async function readFile({ text, id, now }: FileWanted, waiting: Waiting): Promise<Result<FileRead>> {
  const read = await readOpening(text, waiting);
  if (!read.ok) return read;
  const { system, seed, journal, ...opened } = read.value;
  const { entries } = journal;
  // A file from a table that goes on without its seed.
  const { commitment } = opened.setup as { commitment?: unknown };
  const lost = opened.kind === 'whole' && typeof commitment === 'string' && !seed;
  const record: TableRecord = { id, ...opened, ...(lost ? { lost: 'seed' } : {}) };
  let note: TableSummary;
  try {
    note = initialSummary(system, journal, { ...record, now });
  } catch (error) {
    // Every outcome fits its shape, yet the table cannot be described: nothing of it is stored.
    console.error(error);
    return UNTELLABLE;
  }
  const told = new DescribedRows(system, record.setup);
  const table = { record, journal, told, chain: new EntryHash() };
  const snapshot = isSnapshotDue(entries.length, 0) ? await createSnapshot(table) : null;
  return accept({ record, seed, entries, note, snapshot });
}
