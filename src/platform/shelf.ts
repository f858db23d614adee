import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import {
  type DeckRecord,
  type DeckShelf,
  type Entry,
  HELD_BY_OLDER,
  type Shelf,
  type TableNote,
  type TableRecord,
} from '@/kernel/ports';

interface Stored extends DBSchema {
  records: { key: string; value: TableRecord };
  entries: { key: [string, number]; value: Entry };
  seeds: { key: string; value: Uint8Array };
  notes: { key: string; value: TableNote };
  decks: { key: string; value: DeckRecord };
}

const STORES = ['records', 'entries', 'seeds', 'notes'] as const;

let opened: Promise<IDBPDatabase<Stored>> | null = null;

/** What is kept, opened once; opened again after a failure, and after a newer window took it over. */
function database(): Promise<IDBPDatabase<Stored>> {
  opened ??= openStored().catch((error) => {
    opened = null;
    throw error;
  });
  return opened;
}

function openStored(): Promise<IDBPDatabase<Stored>> {
  return new Promise((resolve, reject) => {
    openDB<Stored>('dispatch-box', 2, {
      upgrade(db, from) {
        if (from < 1) for (const name of STORES) db.createObjectStore(name);
        if (from < 2) db.createObjectStore('decks');
      },
      // An older window would hold it for ever: better to say so.
      blocked: () => reject(new Error(HELD_BY_OLDER)),
      // This window is the older one: it lets go, so that the newer one can go on.
      blocking(_from, _to, event) {
        opened = null;
        (event.target as IDBDatabase).close();
      },
      terminated() {
        opened = null;
      },
    }).then(resolve, reject);
  });
}

const rangeOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** Tables in IndexedDB, a row an entry. A promise is settled when the transaction is complete. */
export function createShelf(): Shelf {
  return {
    async list() {
      return (await (await database()).getAll('notes')).sort((a, b) => b.playedAt - a.playedAt);
    },
    async create(record, seed, note, entries) {
      const tx = (await database()).transaction(STORES, 'readwrite');
      tx.objectStore('records').add(record, record.id);
      if (seed) tx.objectStore('seeds').add(seed, record.id);
      tx.objectStore('notes').add(note, record.id);
      for (const entry of entries) tx.objectStore('entries').add(entry, [record.id, entry.n]);
      await tx.done;
    },
    async open(id) {
      const tx = (await database()).transaction(STORES, 'readonly');
      const record = await tx.objectStore('records').get(id);
      const note = await tx.objectStore('notes').get(id);
      const seed = await tx.objectStore('seeds').get(id);
      const entries = await tx.objectStore('entries').getAll(rangeOf(id));
      await tx.done;
      return record && note ? { record, entries, seed: seed ?? null, note } : null;
    },
    async append(id, entry) {
      const tx = (await database()).transaction('entries', 'readwrite');
      try {
        await Promise.all([tx.store.add(entry, [id, entry.n]), tx.done]);
        return true;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'ConstraintError') return false;
        throw error;
      }
    },
    async note(note) {
      await (await database()).put('notes', note, note.id);
    },
    async remove(id) {
      const tx = (await database()).transaction(STORES, 'readwrite');
      for (const name of ['records', 'seeds', 'notes'] as const) tx.objectStore(name).delete(id);
      tx.objectStore('entries').delete(rangeOf(id));
      await tx.done;
    },
  };
}

/** Decks in IndexedDB, each a row of its own. */
export function createDeckShelf(): DeckShelf {
  return {
    async list() {
      return (await (await database()).getAll('decks')).sort((a, b) => b.changedAt - a.changedAt);
    },
    async put(record) {
      const tx = (await database()).transaction('decks', 'readwrite');
      const before = await tx.store.get(record.id);
      const mine = (before?.version ?? 0) === record.version - 1;
      if (mine) void tx.store.put(record, record.id);
      await tx.done;
      return mine;
    },
    async remove(id) {
      await (await database()).delete('decks', id);
    },
  };
}
