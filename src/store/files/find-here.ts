import { canonicalJson } from '@/kernel/file/canonical';
import { createJournal } from '@/kernel/journal/journal';
import type { Entry, Platform, StoredRecords, TableRecord } from '@/kernel/ports';
import { loadSystem } from '../games';
import type { AlreadyHere } from '../opening';
import { readAsStored } from '../sealing/sealed-storage';
import { isTableSummary } from '../table-summary';
import type { FileRead } from './read-file';

export { CANCELLED } from '../opening';

type TableRows = Pick<FileRead, 'record' | 'entries'>;

/** The table of this device that a file is an earlier state of, or the same; nothing where there is none. */
export async function findHere(platform: Platform, file: FileRead): Promise<AlreadyHere | null> {
  const older = await publicEntries(file);
  for (const { id, note } of await platform.storage.list()) {
    if (!isTableSummary(note, id) || note.game !== file.record.game || note.entries < older.length) continue;
    const here = tableIn(await readAsStored(platform, id));
    if (!here || !(await goesBeyond(here, file))) continue;
    const newer = await publicEntries(here);
    if (older.every((entry, at) => entry === newer[at]))
      return { id, name: note.name, newer: newer.length - older.length };
  }
  return null;
}

/** The stored table, as far as its rows form one; opening it checks more. */
function tableIn(rows: StoredRecords | null): TableRows | null {
  if (!rows?.record) return null;
  const entries = rows.entries.map(({ value }) => value as Entry);
  return entries.every((entry) => entry?.n) ? { record: rows.record as TableRecord, entries } : null;
}

/** Whether a table began as the one in the file, and holds no less; hands that lie in the file alone are more. */
async function goesBeyond(here: TableRows, file: TableRows): Promise<boolean> {
  if (
    file.record.kind === 'whole' &&
    (here.record.kind === 'public' || here.entries.length < file.entries.length)
  )
    return false;
  return (await readSetUp(here.record)) === (await readSetUp(file.record));
}

/** A set-up as its game reads it today: an older record lacks what became usual later. */
export async function readSetUp({ game, setup }: Partial<TableRecord>): Promise<string | null> {
  const system = game === undefined ? null : await loadSystem(game);
  const read = system?.readSetup(setup);
  return read?.ok ? canonicalJson(read.value) : null;
}

/** The public part of each entry, to compare. Private entries do not count. */
async function publicEntries({ record: { game, deck, setup }, entries }: TableRows): Promise<string[]> {
  const system = await loadSystem(game);
  if (!system) return [];
  return createJournal(system.create(deck), setup, entries).published.map(canonicalJson);
}
