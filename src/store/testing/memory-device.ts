import type { DeckRecord, Entry, Platform, TableRecord, TableSummary } from '@/kernel/ports';
import { FREE_LOCKS } from './in-memory-lock';

/** The stored data of a device in memory. */
export interface StoredTable {
  record: TableRecord;
  note: TableSummary;
  seed: Uint8Array | null;
  entries: Entry[];
}

const nothing = () => undefined;

/** For tests only: a fast device in memory that copies nothing. @param given receives the exported files */
export function createMemoryDevice(tables = new Map<string, StoredTable>(), given: string[] = []): Platform {
  const decks = new Map<string, DeckRecord>();
  return {
    storage: {
      list: async () => [...tables].map(([id, { note }]) => ({ id, note })),
      create: async (record, seed, note, entries) =>
        void tables.set(record.id, { record, seed, note, entries: [...entries] }),
      read: async (id) => {
        const stored = tables.get(id);
        return stored
          ? { id, ...stored, entries: stored.entries.map((value) => ({ key: value.n, value })) }
          : null;
      },
      repair: async () => undefined,
      append: async (id, entry) => {
        tables.get(id)?.entries.push(entry);
        return 'written';
      },
      restore: async () => false,
      hasAll: async () => true,
      hasGrown: async () => false,
      note: async (note) => {
        const stored = tables.get(note.id);
        if (stored) stored.note = note;
      },
      putRecord: async (record) => {
        const stored = tables.get(record.id);
        if (stored) stored.record = record;
        return Boolean(stored);
      },
      remove: async (id) => void tables.delete(id),
      onDeleted: () => nothing,
    },
    locks: FREE_LOCKS,
    decks: {
      list: async () => [...decks.values()],
      put: async (record) => {
        const mine = (decks.get(record.id)?.version ?? 0) === record.version - 1;
        if (mine) decks.set(record.id, record);
        return mine;
      },
      remove: async (id) => void decks.delete(id),
    },
    entropy: (bytes) => new Uint8Array(bytes).fill(7),
    now: () => 1_000,
    persist: async () => true,
    download: async (_, text) => {
      given.push(text);
      return 'downloaded';
    },
    announce: nothing,
    onAnnounce: () => nothing,
  };
}
