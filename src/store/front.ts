import type { OpenBase, State } from '@/kernel/game';
import type { Entry } from '@/kernel/journal/entry';
import { type Journal, movesHead } from '@/kernel/journal/journal';
import { resume, takeSnapshot } from '@/kernel/journal/snapshot';
import { correctionOf } from '@/kernel/journal/standing';
import { Chain, readFront, storeSnapshot } from '@/kernel/journal/stored-snapshot';
import type { Platform, StoredSnapshot, TableNote, TableRecord } from '@/kernel/ports';
import { createBreath } from './breath';
import { loadSystem } from './games';
import { isNote } from './note';
import { readView, type TableView, ToldRows } from './table/table-view';

/** A table that was folded once, where the entries up to `n` are those that were folded. */
export interface FoldedOnce {
  n: number;
  chain: string;
  head: number;
  state: State<OpenBase, unknown>;
}

/** A table as it stands, before its past is read. */
export interface FrontView {
  view: TableView;
  note: TableNote;
  folded: FoldedOnce;
}

/** So many entries at a time. */
const AT_A_TIME = 200;

/** So many entries apart a snapshot is laid down. */
const APART = 500;

/** Opens a table from its snapshot and the entries since; nothing where that cannot be. */
export async function openFront({ snapshots }: Platform, id: string): Promise<FrontView | null> {
  try {
    const found = await snapshots?.front(id);
    const opened = found ? readFront(found, FOLDED_BY) : null;
    if (!found || !opened || !isNote(found.note, id)) return null;
    const { note } = found;
    const record = found.record as TableRecord;
    const system = await loadSystem(record.game);
    if (!system) return null;
    const { snapshot, chain, entries } = opened;
    const { setup } = record;
    const { n, head, state, first, stood, teller } = snapshot;
    const { journal, rows } = resume({ game: system.create(record.deck), setup }, snapshot, entries);
    const view = readView(journal, new ToldRows(system, setup, { rows, first, stood, teller }), {
      record,
      note,
    });
    return { view: Object.assign(view, { loading: true }), note, folded: { n, chain, head, state } };
  } catch {
    return null;
  }
}

/** Whether these are the entries that were folded. */
export async function isFoldOf({ n, chain }: FoldedOnce, entries: readonly Entry[]): Promise<boolean> {
  if (entries.length < n) return false;
  const breathe = createBreath();
  const print = new Chain();
  for (let at = 0; at < n; at += AT_A_TIME) {
    print.add(entries.slice(at, Math.min(n, at + AT_A_TIME)));
    await breathe();
  }
  return print.print === chain;
}

interface SnapshotSource {
  record: TableRecord;
  journal: Journal<OpenBase, unknown>;
  told: ToldRows;
  /** Of its entries up to some: those since are added. */
  chain: Chain;
}

/** Whether so many entries were written since the last snapshot that another one is worth it. */
export const isDue = (entries: number, last: number) => entries - last >= APART;

/** Whether the table can no longer be gone on to from a snapshot of its first `n` entries: a correction since, or a move behind it. */
export function leadsBehind(entries: readonly Entry[], n: number): boolean {
  const last = entries[n - 1];
  const head = last && (movesHead(last) ?? n);
  const isBehind = (to: number | null) => to !== null && to <= n && to !== head;
  return (
    n > 0 && entries.slice(n).some((entry) => correctionOf(entry) !== null || isBehind(movesHead(entry)))
  );
}

/** A snapshot of the table as it is at the end. @param idle is waited for now and then */
export async function snapshotOf(
  { record, journal, told, chain }: SnapshotSource,
  idle?: () => Promise<void>,
): Promise<StoredSnapshot> {
  const breathe = createBreath();
  // What is entered meanwhile comes along.
  while (chain.length < journal.entries.length) {
    if (await breathe()) await idle?.();
    chain.add(journal.entries.slice(chain.length, chain.length + AT_A_TIME));
  }
  told.read(journal);
  const snapshot = takeSnapshot(journal, told.journalRows);
  const last = journal.entries[snapshot.n - 1] as Entry;
  const whole = { ...snapshot, teller: told.remember(snapshot.first) };
  return storeSnapshot(whole, { record, build: FOLDED_BY, chain: chain.print, last });
}

/**
 * Lays a snapshot of the table beside its entries, in idle time; its number of entries, or nothing where the device has
 * no place for one.
 */
export async function keepSnapshot({ snapshots }: Platform, table: SnapshotSource): Promise<number | null> {
  try {
    if (!snapshots) return null;
    await snapshots.idle();
    const snapshot = await snapshotOf(table, snapshots.idle);
    await snapshots.put(snapshot);
    return snapshot.n;
  } catch {
    return null;
  }
}
