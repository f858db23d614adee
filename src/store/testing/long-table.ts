import { system } from '@/games/gathering-storm/rules/system';
import { POWERS } from '@/games/gathering-storm/rules/vocabulary';
import { decide } from '@/kernel/command/decide';
import type { Command } from '@/kernel/game';
import { commit, createJournal } from '@/kernel/journal/journal';
import type { SnapshotStorage, StoredSnapshot, TableRecord } from '@/kernel/ports';
import type { AppStore } from '../app-store';
import { initialSummary } from '../initial-summary';
import { createAppStore } from '../store';
import { createMemoryDevice, type StoredTable } from './memory-device';

/** For tests only: tables of any length whose state stays as small as a table of one evening. */

const SEATS = [
  { person: 'Anna', powers: ['Germany', 'Italy'] },
  { person: 'Ben', powers: ['Britain', 'France', 'Russia'] },
];

/** Entries that go on for ever: each changes a number of the table, and none leaves anything lying. */
export const entryAt = (at: number): Command => ({
  type: 'set-fact',
  fact: 'base-income',
  power: POWERS[at % POWERS.length],
  value: 10 + (at % 7),
});

/** Snapshot storage for the tables in memory, and what was stored in it. */
function createSnapshots(tables: Map<string, StoredTable>) {
  const stored = new Map<string, StoredSnapshot>();
  const snapshots: SnapshotStorage = {
    async read(id) {
      const table = tables.get(id);
      const snapshot = stored.get(id);
      if (!table || !snapshot) return null;
      const { n, from } = snapshot;
      const entries = table.entries.slice(from).map((value) => ({ key: value.n, value }));
      const lying = table.entries.filter((entry) => entry.n <= n).length;
      return structuredClone({ record: table.record, note: table.note, snapshot, lying, entries });
    },
    put: async (snapshot) => void stored.set(snapshot.id, snapshot),
    remove: async (id) => void stored.delete(id),
    idle: () => new Promise((resolve) => setTimeout(resolve)),
  };
  return { laid: stored, snapshots };
}

/** A device that has stored a table with `length` entries. */
export async function createLongTable(length: number) {
  const tables = new Map<string, StoredTable>();
  const platform = createMemoryDevice(tables);
  const setup = system.readSetup({ name: 'Long', seats: SEATS, cards: 'paper', commitment: null });
  if (!setup.ok) throw new Error(setup.refusal.message);
  const game = system.create(null);
  const journal = createJournal(game, setup.value);
  for (let at = 0; at < length; at += 1) {
    const decided = decide(journal, entryAt(at), null);
    if (!decided.ok) throw new Error(decided.refusal.message);
    commit(journal, decided.value);
  }
  const record: TableRecord = {
    id: 'long',
    game: game.id,
    rules: game.rules,
    setup: setup.value,
    deck: null,
    kind: 'whole',
  };
  const { entries } = journal;
  const note = initialSummary(system as never, journal as never, { ...record, now: platform.now() });
  await platform.storage.create(record, null, note, entries);
  const { laid: stored, snapshots } = createSnapshots(tables);
  const open = (withSnapshots = true) =>
    createAppStore(withSnapshots ? { ...platform, snapshots } : platform, {
      read: () => null,
      write: () => undefined,
    });
  return { tables, laid: stored, open };
}

/** A store with a table of so many entries open in it. */
export async function openLongTable(length: number): Promise<AppStore> {
  const store = (await createLongTable(length)).open(false);
  const refusal = await store.actions.openTable('long');
  if (refusal) throw new Error(refusal.message);
  return store;
}
