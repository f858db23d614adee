import { expect, it, vi } from 'vitest';
import type { Command } from '@/kernel/game';
import type { Entry } from '@/kernel/journal/entry';
import { rowsAt } from '@/kernel/journal/standing-rows';
import { storeSnapshot, type TableSnapshot } from '@/kernel/journal/stored-snapshot';
import type { AppStore } from './app-store';
import type { TableView } from './table/table-view';
import { entryAt, layLongTable } from './testing/long-table';

const LENGTH = 620;
type Device = Awaited<ReturnType<typeof layLongTable>>;

/** Opens the table; everything that was shown of it on the way. */
async function open(device: Device, snapshots = true): Promise<{ box: AppStore; shown: TableView[] }> {
  const box = device.open(snapshots);
  const shown: TableView[] = [];
  box.subscribe(({ table }) => table && shown.at(-1) !== table && shown.push(table));
  expect(await box.actions.openTable('long')).toBeNull();
  return { box, shown };
}

/** A device on which a table was opened without a snapshot and left once one was stored. */
async function opened(): Promise<Device> {
  const device = await layLongTable(LENGTH);
  const { shown } = await open(device);
  expect(shown.map(({ loading }) => loading)).toEqual([false]);
  await vi.waitFor(() => expect(device.laid.get('long')?.n).toBe(LENGTH));
  return device;
}

/** What a screen reads of a table, as far as its entries are loaded. */
const told = ({ rows, standing, ...table }: TableView, from = 0) => ({
  ...table,
  loading: null,
  rows: rows.filter(({ no }) => no > from),
  standing: standing.filter(({ no }) => no > from),
});

it('opens a table from its snapshot and later entries, and then from all entries', async () => {
  const device = await opened();
  const { box } = await open(device, false);
  for (let at = 0; at < 5; at += 1) await box.actions.dispatch(entryAt(at + 1));
  await box.actions.dispatch({ type: 'undo' });
  const { shown } = await open(device, false);
  const [front, whole] = (await open(device)).shown as [TableView, TableView];
  expect([front.loading, whole.loading]).toEqual([true, false]);
  const from = (front.rows[0]?.no ?? 0) - 1;
  expect(from).toBe(256);
  expect(told(front)).toEqual(told(whole, from));
  expect(told(whole)).toEqual(told(shown[0] as TableView));
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
    const { box } = await open(device);
    for (const command of commands) expect(await box.actions.dispatch(command)).toBeNull();
    await vi.waitFor(() => expect(device.laid.get('long')?.n).toBe(LENGTH + commands.length));
    box.actions.closeTable();
    const { shown } = await open(device, false);
    const [front, whole] = (await open(device)).shown as [TableView, TableView];
    expect([front.loading, whole.loading]).toEqual([true, false]);
    expect(told(front)).toEqual(told(whole, (front.rows[0]?.no ?? 0) - 1));
    expect(told(whole)).toEqual(told(shown[0] as TableView));
  },
);

it('an entry and its undo renew only the standing rows that they change', async () => {
  const { box } = await open(await layLongTable(LENGTH));
  const now = () => box.getState().table as TableView;
  const anew = (before: TableView) => now().standing.filter((row, at) => row !== before.standing[at]).length;
  const before = now();
  await box.actions.dispatch(entryAt(1));
  expect(anew(before)).toBe(1);
  const after = now();
  await box.actions.dispatch({ type: 'undo' });
  expect(anew(after)).toBe(0);
  // The same array, because nothing in it changed.
  const { standing } = now();
  box.actions.acceptRestored();
  expect(now().standing).toBe(standing);
});

it('a tap before the past is loaded waits for it, and undoes what Undo named', async () => {
  const device = await opened();
  const box = device.open();
  const refusal = new Promise((resolve) => {
    const stop = box.subscribe(({ table }) => {
      if (!table?.loading) return;
      stop();
      resolve(box.actions.dispatch({ type: 'undo' }));
    });
  });
  await box.actions.openTable('long');
  expect(await refusal).toBeNull();
  expect(box.getState().table).toMatchObject({ loading: false, entries: LENGTH + 1 });
  expect(box.getState().table?.standing).toHaveLength(LENGTH - 1);
});

it('a player who has gone elsewhere is not brought back', async () => {
  const device = await opened();
  const box = device.open();
  const stood = new Promise<void>((resolve) => {
    const stop = box.subscribe(({ table }) => {
      if (!table?.loading) return;
      stop();
      box.actions.closeTable();
      resolve();
    });
  });
  await box.actions.openTable('long');
  await stood;
  expect(box.getState().table).toBeNull();
});

type Laid = NonNullable<ReturnType<Device['laid']['get']>>;
const DAMAGE: [what: string, does: (laid: Laid, device: Device) => unknown][] = [
  ['is empty', () => ({})],
  ['is no object', () => 7],
  ['was cut off', (laid) => ({ ...laid, text: laid.text.slice(0, -9) })],
  ['says another number', (laid) => ({ ...laid, text: laid.text.replace('"nextId":', '"nextId":1') })],
  ['is of another version', (laid) => ({ ...laid, build: 'another' })],
  ['is of more entries than lie there', (_, { tables }) => void tables.get('long')?.entries.pop()],
  ['names another length', (laid) => ({ ...laid, n: laid.n - 1 })],
  ['names another beginning', (laid) => ({ ...laid, from: 3 })],
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
  const laid = device.laid.get('long') as Laid;
  const damaged = does(laid, device);
  if (damaged !== undefined) device.laid.set('long', damaged as Laid);
  const without = (await open(device, false)).box.getState().table as TableView;
  const table = (await open(device)).box.getState().table as TableView;
  expect(told(table)).toEqual(told(without));
});

it('a whole but wrong snapshot is detected in the background, and discarded', async () => {
  const device = await opened();
  const { text, chain } = device.laid.get('long') as Laid;
  const { record, entries } = device.tables.get('long') as NonNullable<ReturnType<Device['tables']['get']>>;
  const snapshot = JSON.parse(text) as TableSnapshot;
  Object.assign(snapshot.state.open, { nextId: 700 });
  const last = entries.at(-1) as Entry;
  device.laid.set('long', storeSnapshot(snapshot, { record, build: FOLDED_BY, chain, last }));
  const { box, shown } = await open(device);
  expect(shown[0]?.view.open.nextId).toBe(700);
  await vi.waitFor(() => expect(box.getState().table?.view.open.nextId).toBeLessThan(700));
  const without = (await open(device, false)).box.getState().table as TableView;
  expect(told(box.getState().table as TableView)).toEqual(told(without));
  await vi.waitFor(() => expect(device.laid.get('long')?.text).not.toContain('"nextId":700'));
});
