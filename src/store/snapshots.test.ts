import { expect, it, vi } from 'vitest';
import type { Command } from '@/kernel/game';
import type { Entry } from '@/kernel/journal/entry';
import { storeSnapshot, type TableSnapshot } from '@/kernel/journal/stored-snapshot';
import { rowsAt } from '@/kernel/journal/views';
import type { AppStore } from './app-store';
import type { TableView } from './table/table-view';
import { createLongTable, entryAt } from './testing/long-table';

const LENGTH = 620;
type Device = Awaited<ReturnType<typeof createLongTable>>;

/** Opens the table; everything that was shown of it on the way. */
async function open(device: Device, snapshots = true): Promise<{ store: AppStore; shown: TableView[] }> {
  const store = device.open(snapshots);
  const shown: TableView[] = [];
  store.subscribe(({ table }) => table && shown.at(-1) !== table && shown.push(table));
  expect(await store.actions.openTable('long')).toBeNull();
  return { store, shown };
}

/** A device on which a table was opened without a snapshot and left once one was stored. */
async function opened(): Promise<Device> {
  const device = await createLongTable(LENGTH);
  const { shown } = await open(device);
  expect(shown.map(({ loading }) => loading)).toEqual([false]);
  await vi.waitFor(() => expect(device.laid.get('long')?.n).toBe(LENGTH));
  return device;
}

/** What a screen reads of a table, as far as its entries are loaded. */
const screenView = ({ rows, standing, ...table }: TableView, from = 0) => ({
  ...table,
  loading: null,
  rows: rows.filter(({ no }) => no > from),
  standing: standing.filter(({ no }) => no > from),
});

it('opens a table from its snapshot and later entries, and then from all entries', async () => {
  const device = await opened();
  const { store } = await open(device, false);
  for (let at = 0; at < 5; at += 1) await store.actions.dispatch(entryAt(at + 1));
  await store.actions.dispatch({ type: 'undo' });
  const { shown } = await open(device, false);
  const [front, whole] = (await open(device)).shown as [TableView, TableView];
  expect([front.loading, whole.loading]).toEqual([true, false]);
  const from = (front.rows[0]?.no ?? 0) - 1;
  expect(from).toBe(256);
  expect(screenView(front)).toEqual(screenView(whole, from));
  expect(screenView(whole)).toEqual(screenView(shown[0] as TableView));
  expect(whole.standing).toEqual(rowsAt(whole.rows, null));
});

const BEHIND: [what: string, commands: Command[]][] = [
  ['an undo', [{ type: 'undo' }, { type: 'undo' }]],
  ['a return', [{ type: 'return', entry: 400 }]],
  ['a correction', [{ type: 'correct', entry: 3, how: 'change', command: { ...entryAt(2), value: 3 } }]],
  ['a correction, and the undo of it', [{ type: 'correct', entry: 3, how: 'remove' }, { type: 'undo' }]],
  [
    'a correction taken back later, and one before it',
    [
      { type: 'correct', entry: 300, how: 'remove' },
      { type: 'correct', entry: 3, how: 'remove' },
      entryAt(1),
      { type: 'undo' },
      { type: 'undo' },
      { type: 'undo' },
    ],
  ],
];

it.each(BEHIND)(
  'after %s that goes back before its snapshot another one is saved, and the table opens from it',
  async (_, commands) => {
    const device = await opened();
    const { store } = await open(device);
    for (const command of commands) expect(await store.actions.dispatch(command)).toBeNull();
    await vi.waitFor(() => expect(device.laid.get('long')?.n).toBe(LENGTH + commands.length));
    store.actions.closeTable();
    const { shown } = await open(device, false);
    const [front, whole] = (await open(device)).shown as [TableView, TableView];
    expect([front.loading, whole.loading]).toEqual([true, false]);
    expect(screenView(front)).toEqual(screenView(whole, (front.rows[0]?.no ?? 0) - 1));
    expect(screenView(whole)).toEqual(screenView(shown[0] as TableView));
  },
);

it('an entry and its undo renew only the standing rows that they change', async () => {
  const { store } = await open(await createLongTable(LENGTH));
  const now = () => store.getState().table as TableView;
  const changedRows = (before: TableView) =>
    now().standing.filter((row, at) => row !== before.standing[at]).length;
  const before = now();
  await store.actions.dispatch(entryAt(1));
  expect(changedRows(before)).toBe(1);
  const after = now();
  await store.actions.dispatch({ type: 'undo' });
  expect(changedRows(after)).toBe(0);
  // The same array, because nothing in it changed.
  const { standing } = now();
  store.actions.acceptRestored();
  expect(now().standing).toBe(standing);
});

it('a tap before the past is loaded waits for it, and undoes what Undo named', async () => {
  const device = await opened();
  const store = device.open();
  const refusal = new Promise((resolve) => {
    const stop = store.subscribe(({ table }) => {
      if (!table?.loading) return;
      stop();
      resolve(store.actions.dispatch({ type: 'undo' }));
    });
  });
  await store.actions.openTable('long');
  expect(await refusal).toBeNull();
  expect(store.getState().table).toMatchObject({ loading: false, entries: LENGTH + 1 });
  expect(store.getState().table?.standing).toHaveLength(LENGTH - 1);
});

it('a player who has gone elsewhere is not brought back', async () => {
  const device = await opened();
  const store = device.open();
  const stood = new Promise<void>((resolve) => {
    const stop = store.subscribe(({ table }) => {
      if (!table?.loading) return;
      stop();
      store.actions.closeTable();
      resolve();
    });
  });
  await store.actions.openTable('long');
  await stood;
  expect(store.getState().table).toBeNull();
});

type Stored = NonNullable<ReturnType<Device['laid']['get']>>;
const DAMAGE: [what: string, does: (laid: Stored, device: Device) => unknown][] = [
  ['is empty', () => ({})],
  ['is no object', () => 7],
  ['was cut off', (stored) => ({ ...stored, text: stored.text.slice(0, -9) })],
  ['says another number', (stored) => ({ ...stored, text: stored.text.replace('"nextId":', '"nextId":1') })],
  ['is of another version', (stored) => ({ ...stored, build: 'another' })],
  ['is of more entries than lie there', (_, { tables }) => void tables.get('long')?.entries.pop()],
  ['names another length', (stored) => ({ ...stored, n: stored.n - 1 })],
  ['names another beginning', (stored) => ({ ...stored, from: 3 })],
  [
    'is of another table',
    (_, { tables }) => void Object.assign(tables.get('long')?.record ?? {}, { rules: 1 }),
  ],
  [
    'is of other entries, far back',
    (_, { tables }) => {
      const table = tables.get('long');
      const command = { ...table?.entries[9]?.open?.command, value: 40 };
      table?.entries.splice(9, 1, { ...table.entries[9], open: { command } } as never);
    },
  ],
  [
    'is of other entries, just now',
    (_, { tables }) => {
      const entries = tables.get('long')?.entries ?? [];
      const last = entries.pop();
      entries.push({ ...last, open: { command: { ...last?.open?.command, value: 40 } } } as never);
    },
  ],
];

it.each(DAMAGE)('a snapshot that %s is gone by: the table is what its entries give', async (_, does) => {
  const device = await opened();
  const stored = device.laid.get('long') as Stored;
  const damaged = does(stored, device);
  if (damaged !== undefined) device.laid.set('long', damaged as Stored);
  const without = (await open(device, false)).store.getState().table as TableView;
  const table = (await open(device)).store.getState().table as TableView;
  expect(screenView(table)).toEqual(screenView(without));
});

it('a whole but wrong snapshot is detected in the background, and discarded', async () => {
  const device = await opened();
  const { text, chain } = device.laid.get('long') as Stored;
  const { record, entries } = device.tables.get('long') as NonNullable<ReturnType<Device['tables']['get']>>;
  const snapshot = JSON.parse(text) as TableSnapshot;
  Object.assign(snapshot.state.open, { nextId: 700 });
  const last = entries.at(-1) as Entry;
  device.laid.set('long', storeSnapshot(snapshot, { record, build: FOLDED_BY, chain, last }));
  const { store, shown } = await open(device);
  expect(shown[0]?.view.open.nextId).toBe(700);
  await vi.waitFor(() => expect(store.getState().table?.view.open.nextId).toBeLessThan(700));
  const without = (await open(device, false)).store.getState().table as TableView;
  expect(screenView(store.getState().table as TableView)).toEqual(screenView(without));
  await vi.waitFor(() => expect(device.laid.get('long')?.text).not.toContain('"nextId":700'));
});
