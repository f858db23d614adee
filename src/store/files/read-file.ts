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

/** A table from a file, ready to be stored. */
export interface FileRead {
  record: TableRecord;
  seed: Uint8Array | null;
  entries: Entry[];
  note: TableSummary;
  /** For a long table, so that it opens at once. */
  snapshot: StoredSnapshot | null;
}

/** The text to read, the new table's id, and the time it was imported. */
export interface FileWanted {
  text: string;
  id: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Reads and checks a whole file, and prepares everything to store. */
export async function readFile({ text, id, now }: FileWanted, waiting: Waiting): Promise<Result<FileRead>> {
  const read = await readOpening(text, waiting);
  if (!read.ok) return read;
  const { system, seed, journal, sealed, ...opened } = read.value;
  const { entries } = journal;
  // The file is from a table that continues without its seed.
  const { commitment } = opened.setup as { commitment?: unknown };
  const lost = opened.kind === 'whole' && typeof commitment === 'string' && !(sealed ?? { seed }).seed;
  const record: TableRecord = {
    id,
    ...opened,
    ...(lost ? { lost: 'seed' } : {}),
    ...(sealed ? { sealing: sealed.sealing } : {}),
  };
  let note: TableSummary;
  try {
    note = initialSummary(system, journal, { ...record, now });
  } catch (error) {
    // Every outcome fits its shape, but the table cannot be described, so none of it is stored.
    console.error(error);
    return UNTELLABLE;
  }
  if (sealed) return accept({ record, seed: sealed.seed, entries: sealed.rows, note, snapshot: null });
  const described = new DescribedRows(system, record.setup);
  const table = { record, journal, told: described, chain: new EntryHash() };
  const snapshot = isSnapshotDue(entries.length, 0) ? await createSnapshot(table) : null;
  return accept({ record, seed, entries, note, snapshot });
}
