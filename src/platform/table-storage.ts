import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
  openDB,
  unwrap,
  wrap,
} from 'idb';
import {
  BLOCKED_BY_OLDER_WINDOW,
  type DeckRecord,
  type DeckStorage,
  type Entry,
  NEWER_STORAGE,
  type SnapshotStorage,
  type StoredSnapshot,
  type TableRecord,
  type TableStorage,
  type TableSummary,
  type WritePrecondition,
} from '@/kernel/ports';

interface Stored extends DBSchema {
  records: { key: string; value: TableRecord };
  entries: { key: [string, number]; value: Entry };
  seeds: { key: string; value: Uint8Array };
  notes: { key: string; value: TableSummary };
  decks: { key: string; value: DeckRecord };
  snapshots: { key: string; value: StoredSnapshot };
}

const STORES = ['records', 'entries', 'seeds', 'notes'] as const;
/** All stores whose rows are removed with a table. */
const ALL_OF_IT = [...STORES, 'snapshots'] as const;

let opened: Promise<IDBPDatabase<Stored>> | null = null;

/** Listeners called when the stored tables may be gone. */
const watchers = new Set<() => void>();

/** Drops this connection, which is no longer usable; its data may be gone. */
function lose(): void {
  opened = null;
  for (const watcher of watchers) watcher();
}

/** The database, opened once; reopened after a failure or after a newer window took it over. */
function database(): Promise<IDBPDatabase<Stored>> {
  opened ??= openStored().catch((error) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Transactions of this page that are not over. */
const running = new Set<IDBTransaction>();

function trackTransactions(db: IDBDatabase): void {
  const begin = db.transaction.bind(db);
  db.transaction = (...args) => {
    const tx = begin(...args);
    running.add(tx);
    // A failed read is reported by its own promise; nobody awaits `done` then.
    wrap(tx).done.catch(() => undefined);
    for (const over of ['complete', 'abort']) tx.addEventListener(over, () => running.delete(tx));
    return tx;
  };
}

/** WebKit names itself so, whichever browser it is in. */
const isWebKit = () => Boolean(globalThis.navigator?.vendor?.startsWith('Apple'));

/**
 * Aborts the transactions of a page that WebKit keeps for *Back*. It never finishes them, not even after `commit`, and
 * every later transaction of this origin waits. Other engines finish them, so there the write must not be cut off.
 */
function release({ persisted }: PageTransitionEvent): void {
  if (!persisted || !isWebKit()) return;
  for (const tx of running) {
    try {
      tx.abort();
    } catch {
      // It is being committed.
    }
  }
  void opened?.then(
    (db) => db.close(),
    () => undefined,
  );
  opened = null;
}
globalThis.addEventListener?.('pagehide', release);

function openStored(): Promise<IDBPDatabase<Stored>> {
  return new Promise((resolve, reject) => {
    openDB<Stored>('dispatch-box', 3, {
      upgrade(db, from) {
        if (from < 1) for (const name of STORES) db.createObjectStore(name);
        if (from < 2) db.createObjectStore('decks');
        if (from < 3) db.createObjectStore('snapshots');
      },
      // An older window would block it forever: report that instead.
      blocked: () => reject(new Error(BLOCKED_BY_OLDER_WINDOW)),
      // This window is the older one: close the connection so the newer one can proceed.
      blocking(_from, _to, event) {
        (event.target as IDBDatabase).close();
        lose();
      },
      terminated: lose,
    }).then(
      (db) => {
        trackTransactions(unwrap(db));
        resolve(db);
      },
      (error) => reject(error?.name === 'VersionError' ? new Error(NEWER_STORAGE) : error),
    );
  });
}

/** The key range of a table’s entries, for any second part of the key. */
const rangeOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

type Names = ('records' | 'entries' | 'seeds' | 'notes' | 'snapshots')[];

type Store = 'records' | 'entries' | 'seeds' | 'notes';

/** A row, or undefined if the device cannot read it; other rows are not affected. */
const readRow = async (store: Store, key: IDBValidKey) =>
  (await database()).get(store, key as never).catch(() => undefined) as Promise<unknown>;

/** Reads row by row, for a device that cannot read one of them. */
async function readRows(store: Store, range?: IDBKeyRange): Promise<{ key: IDBValidKey; value: unknown }[]> {
  const keys: IDBValidKey[] = await (await database()).getAllKeys(store, range as never);
  return Promise.all(keys.map(async (key) => ({ key, value: await readRow(store, key) })));
}

/** All rows of a store with their keys, in one go. */
async function readAll(
  store: {
    getAllKeys(range?: IDBKeyRange): Promise<IDBValidKey[]>;
    getAll(range?: IDBKeyRange): Promise<unknown[]>;
  },
  range?: IDBKeyRange,
) {
  const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  return keys.map((key, place) => ({ key, value: values[place] }));
}

/** Entries read per batch, so the page stays responsive. */
const AT_A_TIME = 500;

/** The entries of a table from one key on, with their keys, one batch after another. */
async function readEntries(store: IDBPObjectStore<Stored, Names, 'entries'>, id: string, from: unknown = []) {
  const rows: { key: IDBValidKey; value: unknown }[] = [];
  for (let lower = [id, from].flat(); ; ) {
    const range = IDBKeyRange.bound(lower, [id, []], rows.length > 0) as never;
    const [keys, values] = await Promise.all([
      store.getAllKeys(range, AT_A_TIME),
      store.getAll(range, AT_A_TIME),
    ]);
    rows.push(...keys.map((key, place) => ({ key, value: values[place] })));
    if (keys.length < AT_A_TIME) return rows;
    lower = keys.at(-1) as unknown[];
  }
}

/** Everything of a table at one moment. */
async function readTable(id: string) {
  const tx = (await database()).transaction(STORES, 'readonly');
  return Promise.all([
    tx.objectStore('records').get(id),
    tx.objectStore('seeds').get(id),
    tx.objectStore('notes').get(id),
    readEntries(tx.objectStore('entries') as never, id),
  ]);
}

async function readTableByRows(id: string) {
  // Throws at once if there is no storage at all.
  const range = rangeOf(id);
  return Promise.all([
    readRow('records', id),
    readRow('seeds', id),
    readRow('notes', id),
    readRows('entries', range),
  ]);
}

type ReadTransaction = IDBPTransaction<Stored, Names, 'readonly' | 'readwrite'>;

/** Whether two entries are equal: stored objects keep their key order. */
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether an entry's write precondition still holds. */
async function find(
  tx: ReadTransaction,
  id: string,
  { before, seed }: WritePrecondition,
): Promise<'there' | 'late' | 'gone'> {
  const [record, seeds, last] = await Promise.all([
    tx.objectStore('records').getKey(id),
    tx.objectStore('seeds').getKey(id),
    before ? tx.objectStore('entries').get([id, before.n]) : undefined,
  ]);
  if (record === undefined || (seed && seeds === undefined) || (before && !last)) return 'gone';
  return before && !same(last, before) ? 'late' : 'there';
}

/** The read operations. */
const READS: Pick<TableStorage, 'list' | 'read' | 'hasAll' | 'hasGrown'> = {
  async list() {
    const db = await database();
    const [notes, ids] = await Promise.all([
      readAll(db.transaction('notes').store as never).catch(() => readRows('notes')),
      db.getAllKeys('records'),
    ]);
    const found = new Map(notes.map(({ key, value }) => [String(key), value]));
    return [...new Set([...found.keys(), ...ids])].map((id) => ({ id, note: found.get(id) }));
  },
  async read(id) {
    const [record, seed, note, rows] = await readTable(id).catch(() => readTableByRows(id));
    const entries = rows.map(({ key, value }) => ({ key: (key as unknown[])[1], value }));
    const nothing = record === undefined && note === undefined && entries.length === 0;
    return nothing ? null : { id, record, seed, note, entries };
  },
  async hasAll(id, precondition) {
    return (await find((await database()).transaction(STORES, 'readonly'), id, precondition)) !== 'gone';
  },
  async hasGrown(id, entries) {
    return (await (await database()).getKey('entries', [id, entries + 1])) !== undefined;
  },
};

/** What writes or removes a table: all of its rows, or none. */
const WHOLE_TABLES: Pick<TableStorage, 'create' | 'repair' | 'restore' | 'remove'> = {
  async create(record, seed, note, entries) {
    const tx = (await database()).transaction(STORES, 'readwrite');
    tx.objectStore('records').add(record, record.id);
    if (seed) tx.objectStore('seeds').add(seed, record.id);
    tx.objectStore('notes').add(note, record.id);
    for (const entry of entries) tx.objectStore('entries').add(entry, [record.id, entry.n]);
    await tx.done;
  },
  async repair({ record, entries, seed, note }) {
    const { id } = record;
    const tx = (await database()).transaction(ALL_OF_IT, 'readwrite', { durability: 'strict' });
    tx.objectStore('snapshots').delete(id);
    tx.objectStore('records').put(record, id);
    if (seed) tx.objectStore('seeds').put(seed, id);
    else tx.objectStore('seeds').delete(id);
    tx.objectStore('notes').put(note, id);
    tx.objectStore('entries').delete(rangeOf(id));
    for (const entry of entries) tx.objectStore('entries').put(entry, [id, entry.n]);
    await tx.done;
  },
  async restore({ record, entries, seed, note }) {
    const { id } = record;
    const tx = (await database()).transaction(STORES, 'readwrite', { durability: 'strict' });
    const lying = await tx.objectStore('entries').getAll(rangeOf(id));
    if (lying.some((entry) => !same(entry, entries[entry.n - 1]))) return false;
    void tx.objectStore('records').put(record, id);
    if (seed) void tx.objectStore('seeds').put(seed, id);
    void tx.objectStore('notes').put(note, id);
    for (const entry of entries) void tx.objectStore('entries').put(entry, [id, entry.n]);
    await tx.done;
    return true;
  },
  async remove(id) {
    const tx = (await database()).transaction(ALL_OF_IT, 'readwrite');
    for (const name of ['records', 'seeds', 'notes', 'snapshots'] as const) tx.objectStore(name).delete(id);
    tx.objectStore('entries').delete(rangeOf(id));
    await tx.done;
  },
};

/** What writes one row, as a table is played. */
const SINGLE_ROWS: Pick<TableStorage, 'append' | 'note' | 'putRecord'> = {
  async append(id, entry, precondition) {
    const durability = precondition.durable ? 'strict' : 'default';
    const tx = (await database()).transaction(STORES, 'readwrite', { durability });
    const found = await find(tx, id, precondition);
    if (found !== 'there') return found;
    const entries = tx.objectStore('entries');
    if ((await entries.getKey([id, entry.n])) !== undefined) return 'late';
    void entries.add(entry, [id, entry.n]);
    await tx.done;
    return 'written';
  },
  async note(note) {
    const tx = (await database()).transaction(['records', 'notes'], 'readwrite');
    // A summary without a table would be a name that cannot be opened.
    if ((await tx.objectStore('records').getKey(note.id)) !== undefined)
      void tx.objectStore('notes').put(note, note.id);
    await tx.done;
  },
  async putRecord(record) {
    const tx = (await database()).transaction('records', 'readwrite', { durability: 'strict' });
    const there = (await tx.store.getKey(record.id)) !== undefined;
    if (there) void tx.store.put(record, record.id);
    await tx.done;
    return there;
  },
};

/** Tables in IndexedDB, a row an entry. A promise is settled when the transaction is complete. */
export function createTableStorage(): TableStorage {
  return {
    ...READS,
    ...WHOLE_TABLES,
    ...SINGLE_ROWS,
    onDeleted(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
  };
}

/** Snapshots in IndexedDB, stored with the entries they are of. */
export function createSnapshotStorage(): SnapshotStorage {
  return {
    async read(id) {
      const tx = (await database()).transaction(ALL_OF_IT, 'readonly');
      const snapshot: Partial<StoredSnapshot> | undefined = await tx.objectStore('snapshots').get(id);
      if (!Number.isSafeInteger(snapshot?.n) || !Number.isSafeInteger(snapshot?.from)) return null;
      const { n, from } = snapshot as StoredSnapshot;
      const entries = tx.objectStore('entries');
      const [record, note, lying, rows] = await Promise.all([
        tx.objectStore('records').get(id),
        tx.objectStore('notes').get(id),
        entries.count(IDBKeyRange.bound([id], [id, n])),
        readEntries(entries as never, id, from + 1),
      ]);
      const read = rows.map(({ key, value }) => ({ key: (key as unknown[])[1], value }));
      return { record, note, snapshot, lying, entries: read };
    },
    async put(snapshot) {
      const tx = (await database()).transaction(['records', 'snapshots'], 'readwrite');
      // Store nothing for a removed table.
      if ((await tx.objectStore('records').getKey(snapshot.id)) !== undefined)
        void tx.objectStore('snapshots').put(snapshot, snapshot.id);
      await tx.done;
    },
    async remove(id) {
      await (await database()).delete('snapshots', id);
    },
    idle: () =>
      new Promise((resolve) => {
        if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 });
        else setTimeout(resolve, 300);
      }),
  };
}

/** Decks in IndexedDB, one row each. */
export function createDeckStorage(): DeckStorage {
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
