import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { deleteDB, openDB } from 'idb';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { CATALOGUE } from '../src/games/gathering-storm/rules/policy/catalogue';
import { HOUSE_POLICY } from '../src/games/gathering-storm/rules/policy/house-policy';
import type { TableRecord, TableSummary } from '../src/kernel/ports';
import { createPlatform } from '../src/platform/platform';
import { rawDatabase } from '../src/platform/testing/raw-database';
import { createDeckStore } from '../src/store/deck-store';
import { openForms } from '../src/store/forms';
import { loadSystem } from '../src/store/games';
import { readLinkedTable } from '../src/store/linked-table';
import { CURTAIN, readDrafts, readRemembered, WELCOMED } from '../src/store/remembered';
import { createAppStore } from '../src/store/store';
import { readTableCount } from '../src/store/table-count';
import { readSavedPolicy } from '../src/table/policy/saved-policy';

/**
 * A whole device as the code before 0.7.0 left it: a table of each game with a correction, undone steps, and
 * a branch after them; a damaged table with the data that was set aside; a deck; settings, a policy, and
 * unfinished forms.
 */
const DEVICE = JSON.parse(
  gunzipSync(
    readFileSync(fileURLToPath(new URL('../e2e/support/devices/before-0.7.0.json.gz', import.meta.url))),
  ).toString('utf8'),
) as { stores: Record<string, [IDBValidKey, unknown][]>; local: Record<string, string> };

const STORM = '0n0n0n0n0n0n0n0n0n';
const ASIA = '131313131313131313';
const GOSS = '1j1j1j1j1j1j1j1j1j';
const DAMAGED = '1z1z1z1z1z1z1z1z1z';
const NAMES = {
  [STORM]: 'Test table',
  [ASIA]: 'Harbor Street',
  [GOSS]: 'River Line',
  [DAMAGED]: 'River Line',
};

/** The stores that each version of the database had. */
const SCHEMAS: [version: number, stores: string[]][] = [
  [1, ['records', 'entries', 'seeds', 'notes']],
  [2, ['records', 'entries', 'seeds', 'notes', 'decks']],
  [3, ['records', 'entries', 'seeds', 'notes', 'decks', 'snapshots']],
];

const bytesOf = (value: unknown) =>
  value !== null && typeof value === 'object' && 'bytes' in value
    ? Uint8Array.from(value.bytes as number[])
    : value;

async function fillDatabase([version, stores]: (typeof SCHEMAS)[number]): Promise<void> {
  const db = await openDB('dispatch-box', version, {
    upgrade(fresh) {
      for (const name of stores) fresh.createObjectStore(name);
    },
  });
  for (const name of stores)
    for (const [key, value] of DEVICE.stores[name] ?? []) await db.put(name, bytesOf(value), key);
  db.close();
}

const preferences = () => {
  const held = new Map(Object.entries(DEVICE.local));
  return {
    read: (name: string) => held.get(`dispatch-box/${name}`) ?? null,
    write: (name: string, value: string | null) =>
      void (value === null ? held.delete(`dispatch-box/${name}`) : held.set(`dispatch-box/${name}`, value)),
  };
};

const clear = () => deleteDB('dispatch-box');
beforeEach(clear);
afterAll(clear);

describe.each(SCHEMAS)('a database of version %i', (version, stores) => {
  it('keeps its tables: corrections, undone entries and entries set aside', async () => {
    await fillDatabase([version, stores]);
    const { actions, getState } = createAppStore(createPlatform(), preferences());
    await actions.loadTables();
    // A window of another test file may store its own table in the shared database.
    const notes = (getState().summaries ?? []).filter(({ id }) => id in NAMES);
    expect(Object.fromEntries(notes.map(({ id, name }) => [id, name]))).toEqual(NAMES);
    for (const { id, game } of notes) {
      expect(await actions.openTable(id)).toBeNull();
      const { table } = getState();
      const system = await loadSystem(game);
      if (!table || !system) throw new Error(`There is no table ${id}.`);
      expect(table.difference).toBeNull();
      // The summary was folded by the code of that time.
      const note = DEVICE.stores.notes?.find(([key]) => key === id)?.[1] as TableSummary;
      const { now, ...story } = system.describe(table.view.open, actions.lineOfTable());
      expect(note).toMatchObject(story);
      // Releases up to 0.7.0 also name the step.
      expect(note?.now).toMatch(new RegExp(`^${now}(, step \\d of \\d)?$`));
      expect(table.entries).toBe(note.entries);
      const types = DEVICE.stores.entries
        ?.filter(([key]) => (key as [string, number])[0] === id)
        .map(([, entry]) => (entry as { open?: { command: { type: string } } }).open?.command.type);
      for (const type of id === DAMAGED ? ['undo'] : ['correct', 'undo', 'note'])
        expect(types).toContain(type);
    }
    const lying = await createPlatform().storage.read(GOSS);
    expect(lying?.seed).toBeInstanceOf(Uint8Array);
    const asides = await Promise.all(notes.map(({ id }) => createPlatform().storage.read(id)));
    const aside = asides.flatMap((rows) => (rows?.record as TableRecord | undefined)?.aside ?? []);
    expect(aside.map(({ rows }) => rows.entries.length)).toEqual([65]);
  });

  it('is brought to the newest, with what it had', async () => {
    await fillDatabase([version, stores]);
    const platform = createPlatform();
    expect((await platform.storage.list()).filter(({ id }) => id in NAMES)).toHaveLength(4);
    const decks = createDeckStore(platform);
    await decks.actions.readDecks();
    const names = (decks.getState().decks ?? []).map(({ deck }) => (deck as { name: string }).name);
    expect(names).toEqual(version === 1 ? [] : ['Our own twelve']);
    const db = await rawDatabase();
    expect([db.version, [...db.objectStoreNames].sort()]).toEqual([3, [...(SCHEMAS[2]?.[1] ?? [])].sort()]);
  });
});

it('reads settings, a policy and unfinished input', () => {
  const stored = preferences();
  const settings = { theme: 'dark', text: '3', labels: 'big', hand: 'left', awake: 'no', call: 'sound' };
  for (const [name, value] of Object.entries(settings)) expect(stored.read(name)).toBe(value);
  expect([
    stored.read('papers-seconds'),
    stored.read('pause-seconds'),
    stored.read('stops-at-cards'),
  ]).toEqual(['60', '120', 'no']);
  expect(openForms(stored, STORM).read('note')).toBe('Half a sentence');
  expect(openForms(stored, 'new-table').read('goss/name')).toBe('River Line');
  expect(openForms(stored, 'decks').read('read/list')).toBe('General 12');
  expect(readDrafts(stored, STORM)).toEqual({ board: { acts: [], done: ['a'] } });
  expect(readSavedPolicy(stored, CATALOGUE)).toEqual(HOUSE_POLICY);
  expect(readLinkedTable(stored, STORM)).toBe(ASIA);
  expect(readRemembered(stored, CURTAIN, STORM)?.person).toBe('Anna');
  expect(readRemembered(stored, WELCOMED, STORM)?.at).toBe(1_795_800_000_000);
  expect(readRemembered(stored, 'copy-put-off', STORM)?.at).toBe(90);
  expect(readTableCount(stored)).toBe(4);
});
