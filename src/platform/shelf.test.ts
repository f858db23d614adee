import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { Entry, TableNote, TableRecord } from '@/kernel/ports';
import { createDeckShelf, createShelf } from './shelf';

const record = (id: string): TableRecord => ({
  id,
  game: 'g',
  rules: 1,
  setup: {},
  deck: null,
  kind: 'whole',
});
const note = (id: string, playedAt: number): TableNote => ({
  id,
  game: 'g',
  name: id,
  season: '',
  people: '',
  now: '',
  next: '',
  due: '',
  last: '',
  entries: 0,
  playedAt,
  copiedAt: null,
  copiedEntries: 0,
});
const entry = (n: number): Entry => ({
  n,
  parent: n - 1,
  at: { turn: 1, step: 'draw' },
  open: { command: { type: 'x' } },
  changes: [],
});

it('keeps a table whole: record, seed, note, and a row for each entry in their order', async () => {
  const shelf = createShelf();
  await shelf.create(record('a'), new Uint8Array([1, 2]), note('a', 1), [entry(1)]);
  for (const n of [2, 3, 10, 11]) expect(await shelf.append('a', entry(n))).toBe(true);
  const opened = await createShelf().open('a');
  expect(opened?.entries.map(({ n }) => n)).toEqual([1, 2, 3, 10, 11]);
  expect([...(opened?.seed ?? [])]).toEqual([1, 2]);
});

it('tells the writer that lost, and keeps what stood first', async () => {
  const shelf = createShelf();
  await shelf.create(record('b'), null, note('b', 2), []);
  expect(await shelf.append('b', entry(1))).toBe(true);
  const late: Entry = { ...entry(1), changes: [['climate', 0, 1]] };
  expect(await shelf.append('b', late)).toBe(false);
  expect((await shelf.open('b'))?.entries).toEqual([entry(1)]);
});

it('lists tables newest first and removes one without touching another', async () => {
  const shelf = createShelf();
  await shelf.create(record('c'), null, note('c', 9), [entry(1)]);
  expect((await shelf.list()).map(({ id }) => id)[0]).toBe('c');
  await shelf.remove('c');
  expect(await shelf.open('c')).toBeNull();
  expect((await shelf.open('b'))?.entries).toHaveLength(1);
});

it('keeps a deck over its version before, and tells the window that lost', async () => {
  const decks = createDeckShelf();
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
  expect((await createDeckShelf().list()).map((record) => record.deck)).toEqual([{ words: 'two' }]);
  await decks.remove('d');
  expect(await decks.put(deck(3, 'gone'))).toBe(false);
  expect(await decks.list()).toEqual([]);
});
