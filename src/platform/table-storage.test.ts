import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { Entry } from '@/kernel/ports';
import { createDeckStorage, createSnapshotStorage, createTableStorage } from './table-storage';
import { rawDatabase } from './testing/raw-database';
import { entry, note, precondition, record } from './testing/rows';

it('stores a whole table: record, seed, note, and a row for each entry in order', async () => {
  const storage = createTableStorage();
  await storage.create(record('a'), new Uint8Array([1, 2]), note('a', 1), [entry(1)]);
  for (let n = 2; n <= 11; n += 1)
    expect(await storage.append('a', entry(n), precondition(entry(n - 1), true))).toBe('written');
  const opened = await createTableStorage().read('a');
  const counted = Array.from({ length: 11 }, (_, at) => at + 1);
  expect(opened?.entries).toEqual(counted.map((n) => ({ key: n, value: entry(n) })));
  expect(opened?.seed).toEqual(new Uint8Array([1, 2]));
});

it('tells the later writer, and keeps what was stored first', async () => {
  const storage = createTableStorage();
  await storage.create(record('b'), null, note('b', 2), []);
  expect(await storage.append('b', entry(1), precondition(null))).toBe('written');
  const late: Entry = { ...entry(1), changes: [['climate', 0, 1]] };
  expect(await storage.append('b', late, precondition(null))).toBe('late');
  // Its precondition is an entry that was never stored.
  expect(await storage.append('b', entry(2), precondition(late))).toBe('late');
  expect((await storage.read('b'))?.entries).toEqual([{ key: 1, value: entry(1) }]);
});

it.each([
  ['its record', 'records', 'w'],
  ['its seed', 'seeds', 'w'],
  ['the entry before', 'entries', ['w', 1]],
] as [string, string, IDBValidKey][])(
  'writes no entry if %s is gone, and stores everything again',
  async (_, store, key) => {
    const storage = createTableStorage();
    const lying = { record: record('w'), seed: new Uint8Array([1]), note: note('w', 3), entries: [entry(1)] };
    await storage.create(lying.record, lying.seed, lying.note, lying.entries);
    await (await rawDatabase()).delete(store, key);
    expect(await storage.hasAll('w', precondition(entry(1), true))).toBe(false);
    expect(await storage.append('w', entry(2), precondition(entry(1), true))).toBe('gone');
    expect(await storage.restore({ ...lying, entries: [entry(1), entry(2)] })).toBe(true);
    expect(await storage.hasAll('w', precondition(entry(2), true))).toBe(true);
    expect(await storage.read('w')).toEqual({
      id: 'w',
      ...lying,
      entries: [1, 2].map((n) => ({ key: n, value: entry(n) })),
    });
    // Entries written by another window are not overwritten.
    expect(await storage.restore({ ...lying, entries: [entry(1)] })).toBe(false);
    await storage.remove('w');
  },
);

it('replaces all that was found with a readable part, and keeps the rest in the record', async () => {
  const storage = createTableStorage();
  await storage.create(record('m'), new Uint8Array([1]), note('m', 3), [entry(1)]);
  const db = await rawDatabase();
  await db.put('entries', null, ['m', 2]);
  await db.put('entries', 'odd', ['m', 'x']);
  const rows = await storage.read('m');
  expect(rows?.entries.map(({ key }) => key)).toEqual([1, 2, 'x']);
  if (!rows) return;
  const aside = { at: 5, rows };
  await storage.repair({
    record: { ...record('m'), aside },
    entries: [entry(1)],
    seed: null,
    note: note('m', 3),
  });
  expect(await createTableStorage().read('m')).toEqual({
    id: 'm',
    record: { ...record('m'), aside },
    note: note('m', 3),
    seed: undefined,
    entries: [{ key: 1, value: entry(1) }],
  });
  await storage.remove('m');
  expect(await db.getAllKeys('entries', IDBKeyRange.bound(['m'], ['m', []]))).toEqual([]);
});

it('lists a table that has no note, and reads around a row that the device cannot return', async () => {
  const storage = createTableStorage();
  await storage.create(record('u'), null, note('u', 3), [entry(1), entry(2)]);
  const { get, getAll } = IDBObjectStore.prototype;
  // As a browser does whose file of values is broken in one place.
  IDBObjectStore.prototype.getAll = () => {
    throw new DOMException('Failed to read large IndexedDB value', 'DataError');
  };
  IDBObjectStore.prototype.get = function (key) {
    if (JSON.stringify(key) === '["u",2]' || (key === 'u' && this.name === 'notes'))
      throw new DOMException('Failed to read large IndexedDB value', 'DataError');
    return get.call(this, key);
  };
  try {
    expect(await storage.list()).toContainEqual({ id: 'u', note: undefined });
    const entries = [{ key: 1, value: entry(1) }, { key: 2 }];
    expect(await storage.read('u')).toMatchObject({ record: record('u'), entries });
  } finally {
    Object.assign(IDBObjectStore.prototype, { get, getAll });
  }
  await (await rawDatabase()).delete('notes', 'u');
  expect(await storage.list()).toContainEqual({ id: 'u', note: undefined });
  await storage.remove('u');
});

it('returns a snapshot with its stored rows, and removes it with its table', async () => {
  const storage = createTableStorage();
  const snapshots = createSnapshotStorage();
  const putSnapshot = (id: string) =>
    snapshots.put({ id, build: 'b', n: 2, from: 1, record: '', last: '', chain: '', text: '', sum: '' });
  const all = Array.from({ length: 700 }, (_, at) => entry(at + 1));
  await storage.create(record('s'), null, note('s', 3), all);
  expect(await snapshots.read('s')).toBeNull();
  await putSnapshot('s');
  const front = await snapshots.read('s');
  expect(front).toMatchObject({ record: record('s'), note: note('s', 3), snapshot: { n: 2 }, lying: 2 });
  expect(front?.entries).toEqual(all.slice(1).map((value) => ({ key: value.n, value })));
  expect((await storage.read('s'))?.entries).toHaveLength(700);
  await storage.repair({ record: record('s'), entries: all.slice(0, 1), seed: null, note: note('s', 3) });
  expect(await snapshots.read('s')).toBeNull();
  await putSnapshot('s');
  await storage.remove('s');
  expect(await (await rawDatabase()).get('snapshots', 's')).toBeUndefined();
  // No data of a removed table remains.
  await putSnapshot('s');
  expect(await (await rawDatabase()).get('snapshots', 's')).toBeUndefined();
});

it('makes no note of a table that is not there', async () => {
  const storage = createTableStorage();
  await storage.note(note('nowhere', 1));
  expect((await storage.list()).map(({ id }) => id)).not.toContain('nowhere');
});

it('lists every table and removes one without touching another', async () => {
  const storage = createTableStorage();
  await storage.create(record('c'), null, note('c', 9), [entry(1)]);
  const listed = (await storage.list()).map(({ id }) => id);
  expect(listed).toEqual(expect.arrayContaining(['b', 'c']));
  await storage.remove('c');
  expect(await storage.read('c')).toBeNull();
  expect((await storage.read('b'))?.entries).toHaveLength(1);
});

it('replaces the previous version of a deck, and tells the window that was late', async () => {
  const decks = createDeckStorage();
  const deck = (version: number, words: string) => ({
    id: 'd',
    game: 'g',
    version,
    changedAt: version,
    deck: { words },
  });
  expect(await decks.put(deck(1, 'one'))).toBe(true);
  expect(await decks.put(deck(2, 'two'))).toBe(true);
  expect(await decks.put(deck(2, 'late'))).toBe(false);
  expect((await createDeckStorage().list()).map((record) => record.deck)).toEqual([{ words: 'two' }]);
  await decks.remove('d');
  expect(await decks.put(deck(3, 'gone'))).toBe(false);
  expect(await decks.list()).toEqual([]);
});
