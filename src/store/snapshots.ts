import type { OpenBase, State } from '@/kernel/game';
import type { Entry } from '@/kernel/journal/entry';
import { type Journal, movesHead } from '@/kernel/journal/journal';
import { resume, takeSnapshot } from '@/kernel/journal/snapshot';
import { correctionOf } from '@/kernel/journal/standing';
import { EntryHash, readSnapshot, storeSnapshot } from '@/kernel/journal/stored-snapshot';
import type { Platform, StoredSnapshot, TableRecord, TableSummary } from '@/kernel/ports';
import { loadSystem } from './games';
import { DescribedRows, readView, type TableView } from './table/table-view';
import { isTableSummary } from './table-summary';
import { createYielder } from './yielder';

/** A state folded earlier, valid if the entries up to `n` are still the same. */
export interface CachedState {
  n: number;
  chain: string;
  head: number;
  state: State<OpenBase, unknown>;
}

/** The current table, before its past is read. */
export interface SnapshotView {
  view: TableView;
  note: TableSummary;
  folded: CachedState;
}

/** So many entries at a time. */
const AT_A_TIME = 200;

/** The number of entries between snapshots. */
const APART = 500;

/** Opens a table from its snapshot and the later entries; null if that is not possible. */
export async function openFromSnapshot({ snapshots }: Platform, id: string): Promise<SnapshotView | null> {
  try {
    const found = await snapshots?.read(id);
    const opened = found ? readSnapshot(found, FOLDED_BY) : null;
    if (!found || !opened || !isTableSummary(found.note, id)) return null;
    const { note } = found;
    const record = found.record as TableRecord;
    if (record.sealing) return null;
    const system = await loadSystem(record.game);
    if (!system) return null;
    const { snapshot, chain, entries } = opened;
    const { setup } = record;
    const { n, head, state, first, stood, teller: describerState } = snapshot;
    const { journal, rows } = resume({ game: system.create(record.deck), setup }, snapshot, entries);
    const view = readView(
      journal,
      new DescribedRows(system, setup, { rows, first, stood, teller: describerState }),
      {
        record,
        note,
      },
    );
    return { view: Object.assign(view, { loading: true }), note, folded: { n, chain, head, state } };
  } catch {
    return null;
  }
}

/** Whether these are the entries that were folded. */
export async function matchesEntries({ n, chain }: CachedState, entries: readonly Entry[]): Promise<boolean> {
  if (entries.length < n) return false;
  const breathe = createYielder();
  const print = new EntryHash();
  for (let at = 0; at < n; at += AT_A_TIME) {
    print.add(entries.slice(at, Math.min(n, at + AT_A_TIME)));
    await breathe();
  }
  return print.print === chain;
}

interface SnapshotSource {
  record: TableRecord;
  journal: Journal<OpenBase, unknown>;
  told: DescribedRows;
  /** Of its entries up to some: those since are added. */
  chain: EntryHash;
}

/** Whether so many entries were written since the last snapshot that another one is worth it. */
export const isSnapshotDue = (entries: number, last: number) => entries - last >= APART;

/** Whether a later correction, or a move to before it, makes a snapshot of the first `n` entries unusable. */
export function goesBehindSnapshot(entries: readonly Entry[], n: number): boolean {
  const last = entries[n - 1];
  const head = last && (movesHead(last) ?? n);
  const isBehind = (to: number | null) => to !== null && to <= n && to !== head;
  return (
    n > 0 && entries.slice(n).some((entry) => correctionOf(entry) !== null || isBehind(movesHead(entry)))
  );
}

/** A snapshot of the table as it is at the end. @param idle is waited for now and then */
export async function createSnapshot(
  { record, journal, told: described, chain }: SnapshotSource,
  idle?: () => Promise<void>,
): Promise<StoredSnapshot> {
  const breathe = createYielder();
  // Includes entries added in the meantime.
  while (chain.length < journal.entries.length) {
    if (await breathe()) await idle?.();
    chain.add(journal.entries.slice(chain.length, chain.length + AT_A_TIME));
  }
  described.read(journal);
  const snapshot = takeSnapshot(journal, described.journalRows);
  const last = journal.entries[snapshot.n - 1] as Entry;
  const whole = { ...snapshot, teller: described.remember(snapshot.first) };
  return storeSnapshot(whole, { record, build: FOLDED_BY, chain: chain.print, last });
}

/**
 * Stores a snapshot of the table in idle time. Returns its number of entries, or null if the device cannot
 * store snapshots.
 */
export async function saveSnapshot({ snapshots }: Platform, table: SnapshotSource): Promise<number | null> {
  try {
    if (!snapshots) return null;
    await snapshots.idle();
    const snapshot = await createSnapshot(table, snapshots.idle);
    await snapshots.put(snapshot);
    return snapshot.n;
  } catch {
    return null;
  }
}
