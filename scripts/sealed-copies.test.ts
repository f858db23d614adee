import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { printRefusal, type Result } from '../src/kernel/result.ts';
import type { AlreadyHere } from '../src/store/opening.ts';
import { begin, clear, createDevice, deal, type Store, text } from './sealed-device.ts';

/** What happens when a copy of a table is opened or restored where the table lies already. */

afterAll(clear);

function accepted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(printRefusal(result.refusal));
  return result.value;
}

/** A sealed table and an open one: copies of both come to the same. */
describe.each(['sealed', 'open'] as const)('copies of a table whose hands are %s', (kind) => {
  let device: ReturnType<typeof createDevice>;
  let store: Store;
  let id = '';
  let sheet = '';

  beforeEach(async () => {
    await clear();
    device = createDevice();
    store = device.open();
    id = await begin(store, kind === 'sealed' ? undefined : null);
    sheet = store.getState().recoverySheet?.words ?? '';
    await deal(store);
  });
  /** By the recovery sheet, which takes no second for each seat. */
  const unlock = async () => {
    if (kind === 'sealed') expect(await store.actions.recoverByPaper(sheet)).toBeNull();
  };

  /** Another window: the sealed table is locked there until it is unlocked. */
  async function reopen(unlocked: boolean) {
    store.actions.closeTable();
    store = device.open();
    await store.actions.openTable(id);
    if (unlocked) await unlock();
  }
  async function write(...lines: string[]) {
    for (const words of lines) {
      expect(await store.actions.dispatch({ type: 'note', words })).toBeNull();
      const note = { type: 'private-note', power: 'Germany', words: `${words}, secretly` };
      expect(await store.actions.dispatch(note)).toBeNull();
    }
    await store.actions.retry();
  }
  /** From Home; the window still has the keys. */
  async function backUp() {
    store.actions.closeTable();
    const plan = accepted(await store.actions.planDeviceBackup());
    await plan.give();
    await store.actions.openTable(id);
    return device.given.at(-1) as string;
  }
  async function copy() {
    await store.actions.copy('whole');
    await store.actions.retry();
    return device.given.at(-1) as string;
  }
  const rowsOf = async (table = id) => {
    const rows = await device.storage.read(table);
    return text([rows?.record, rows?.seed, rows?.entries]);
  };
  const countOf = async (table = id) => (await device.storage.read(table))?.entries.length;
  const ids = async () => (await device.storage.list()).map((listed) => listed.id);
  async function plan(file: string) {
    const read = accepted(await store.actions.planRestore(file));
    return { read, step: read.tables[0] };
  }
  async function open(file: string, chosen: 'go on' | 'add' | 'neither') {
    const asked: AlreadyHere[] = [];
    const read = await store.actions.readFile(file, {
      alreadyHere: async (table) => {
        asked.push(table);
        return chosen;
      },
    });
    return { read, asked };
  }
  /** Everything that was entered is there, in every seat's papers. */
  async function expectWhole(table: string, words: string[]) {
    store.actions.closeTable();
    store = device.open();
    await store.actions.openTable(table);
    await unlock();
    expect(store.getState()).toMatchObject({
      damage: null,
      locked: null,
      table: { id: table, difference: null },
    });
    const shown = text(store.getState().table?.rows);
    await store.actions.lowerCurtain('Anna');
    await store.actions.openPapers();
    const hers = text(store.getState().papers);
    for (const word of words) expect(shown).toContain(word);
    expect(hers).toContain(`${words.at(-1)}, secretly`);
    await store.actions.closePapers();
  }

  it.each([true, false])(
    'a copy of the same or an earlier state is named as that (unlocked: %s)',
    async (is) => {
      await write('one');
      const file = await copy();
      await reopen(is);
      expect((await open(file, 'go on')).asked).toMatchObject([{ id, newer: 0 }]);
      await reopen(true);
      await write('two', 'three');
      await reopen(is);
      const before = await rowsOf();
      const { read, asked } = await open(file, 'go on');
      expect(asked).toMatchObject([{ id, newer: 2 }]);
      expect(accepted(read)).toBe(id);
      expect(await rowsOf()).toBe(before);
      expect(await ids()).toEqual([id]);
    },
  );

  it('a longer copy, and one that went another way, are opened as tables of their own; the one here stays', async () => {
    await write('one');
    const shorter = await backUp();
    await write('two');
    const longer = await copy();
    await device.storage.remove(id);
    store = device.open();
    accepted(await store.actions.restoreDevice((await plan(shorter)).read, false));
    const before = await rowsOf();
    const second = await open(longer, 'neither');
    expect(second.asked).toEqual([]);
    await expectWhole(accepted(second.read), ['one', 'two']);
    expect(await rowsOf()).toBe(before);

    await reopen(true);
    await write('otherwise');
    const forked = await rowsOf();
    const third = await open(longer, 'neither');
    expect(third.asked).toMatchObject([{ id: accepted(second.read) }]);
    expect(await rowsOf()).toBe(forked);
    await expectWhole(id, ['one', 'otherwise']);
  });

  it.each([true, false])(
    'a backup is here when it is restored at once, or after more was played (unlocked: %s)',
    async (is) => {
      await write('one');
      const file = await backUp();
      await reopen(is);
      expect((await plan(file)).step).toMatchObject({ is: 'here', more: 0 });
      await reopen(true);
      await write('two');
      await reopen(is);
      const before = await rowsOf();
      const { read, step } = await plan(file);
      expect(step).toMatchObject({ is: 'here', more: 0 });
      accepted(await store.actions.restoreDevice(read, true));
      expect(await rowsOf()).toBe(before);
      await expectWhole(id, ['one', 'two']);
    },
  );

  it.each([true, false])(
    'a longer backup adds what is newer to the table here (unlocked: %s)',
    async (is) => {
      await write('one');
      const shorter = await backUp();
      await write('two', 'three');
      const longer = await backUp();
      const count = await countOf();
      await device.storage.remove(id);
      store = device.open();
      accepted(await store.actions.restoreDevice((await plan(shorter)).read, false));
      await reopen(is);
      const { read, step } = await plan(longer);
      // Two notes and the line that a copy was made.
      expect(step).toMatchObject({ is: 'longer', more: 3 });
      accepted(await store.actions.restoreDevice(read, false));
      expect(await countOf()).toBe(count);
      if (kind === 'sealed') expect(await rowsOf()).not.toContain('secretly');
      await expectWhole(id, ['one', 'two', 'three']);
    },
  );

  it.each([true, false])(
    'a backup that went another way is added beside the table here, once (unlocked: %s)',
    async (is) => {
      await write('one');
      const shorter = await backUp();
      await write('two');
      const other = await backUp();
      await device.storage.remove(id);
      store = device.open();
      accepted(await store.actions.restoreDevice((await plan(shorter)).read, false));
      await reopen(true);
      await write('otherwise');
      await reopen(is);
      const before = await rowsOf();
      const { read, step } = await plan(other);
      expect(step?.is).toBe('parted');
      accepted(await store.actions.restoreDevice(read, false));
      expect(await rowsOf()).toBe(before);
      const beside = (await ids()).find((one) => one !== id) as string;
      expect((await plan(other)).step?.is).toBe('here');
      await expectWhole(beside, ['one', 'two']);
      await expectWhole(id, ['one', 'otherwise']);
    },
  );
});
