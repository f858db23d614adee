import { beforeEach, describe, expect, it } from 'vitest';
import type { Platform } from '@/kernel/ports';
import type { AppStore } from './app-store';
import type { AlreadyHere } from './opening';
import { createAppStore } from './store';
import { createMemoryDevice, type StoredTable } from './testing/memory-device';

const SIDES = {
  first: { name: 'Axis', mark: 'disk', tone: 'ink' },
  second: { name: 'Soviet', mark: 'square', tone: 'brown' },
};
const preferences = { read: () => null, write: () => undefined };

let tables: Map<string, StoredTable>;
let given: string[];
let platform: Platform;
let store: AppStore;

beforeEach(async () => {
  tables = new Map();
  given = [];
  let ids = 0;
  platform = { ...createMemoryDevice(tables, given), entropy: (bytes) => new Uint8Array(bytes).fill(++ids) };
  store = createAppStore(platform, preferences);
  const made = await store.actions.newTable('goss', { name: 'Winter', sides: SIDES }, null);
  await store.actions.openTable(made.ok ? made.value : '');
});

const write = async (...notes: string[]) => {
  for (const words of notes) expect(await store.actions.dispatch({ type: 'note', words })).toBeNull();
};
const copy = async (kind: 'public' | 'whole') => {
  await store.actions.copy(kind);
  return given.at(-1) ?? '';
};
/** Opens a file; returns the result and the questions that were asked. */
async function open(text: string, chosen: 'go on' | 'add' | 'neither') {
  const asked: AlreadyHere[] = [];
  const read = await store.actions.readFile(text, {
    alreadyHere: async (table) => {
      asked.push(table);
      return chosen;
    },
  });
  return { read, asked };
}

describe.each(['whole', 'public'] as const)('a %s copy of a table that is here', (kind) => {
  it('is named as that, with how much newer the table is', async () => {
    await write('one');
    const text = await copy(kind);
    await write('two', 'three');
    const [id = ''] = tables.keys();
    const { read, asked } = await open(text, 'go on');
    expect(asked).toEqual([{ id, name: 'Winter', newer: 2 }]);
    expect(read).toEqual({ ok: true, value: id });
    expect(tables.size).toBe(1);
  });

  it('of the same state is reported too, and saved as another table or not at all, as the player chooses', async () => {
    await write('one');
    const text = await copy(kind);
    expect((await open(text, 'neither')).read.ok).toBe(false);
    expect(tables.size).toBe(1);
    const { read, asked } = await open(text, 'add');
    expect(asked).toMatchObject([{ newer: 0 }]);
    expect(read.ok).toBe(true);
    expect(tables.size).toBe(2);
  });
});

it('a newer copy, one that went another way, and one that holds more than a public table are opened as files', async () => {
  const older = structuredClone(tables);
  await write('one');
  const publicCopy = await copy('public');
  const whole = await copy('whole');
  const putBack = (...stored: [string, StoredTable][]) => {
    tables.clear();
    for (const [id, table] of stored) tables.set(id, table);
  };
  putBack(...older);
  expect((await open(whole, 'neither')).asked).toEqual([]);

  putBack(...structuredClone(older));
  await store.actions.openTable([...older.keys()][0] ?? '');
  await write('another', 'and more');
  expect((await open(whole, 'neither')).asked).toEqual([]);

  putBack();
  await open(publicCopy, 'add');
  expect((await open(whole, 'neither')).asked).toEqual([]);
});

it('a copy of a table of an earlier release, whose set-up lacks what became usual later, is named as that', async () => {
  await write('one');
  const [[id, table]] = [...tables] as [[string, StoredTable]];
  const { readings: _, ...older } = table.record.setup as Record<string, unknown>;
  table.record = { ...table.record, setup: older };
  store.actions.closeTable();
  store = createAppStore(platform, preferences);
  expect(await store.actions.openTable(id)).toBeNull();
  const text = await copy('whole');
  await write('two');
  expect((await open(text, 'neither')).asked).toMatchObject([{ id, newer: 1 }]);
});

it('a device that cannot read its tables says so when a file is opened, and does not blame the app', async () => {
  const text = await copy('whole');
  const closed = () => Promise.reject(new DOMException('closed', 'SecurityError'));
  Object.assign(platform.storage, { list: closed, create: closed });
  expect((await open(text, 'neither')).read).toMatchObject({
    refusal: { message: 'This device could not save the table.' },
  });
});
