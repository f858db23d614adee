import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { printRefusal, type Result } from '@/kernel/result';
import { createAppStore } from '../store';
import { createMemoryDevice, type StoredTable } from '../testing/memory-device';
import { playFile } from '../testing/real-files';
import { type DeviceContent, printDeviceFile } from './device-file';

/** A device in memory: its tables, its preferences, the files that it gave. */
function createDevice(first: number) {
  const tables = new Map<string, StoredTable>();
  const given: string[] = [];
  const preferences = new Map<string, string>();
  let asked = first;
  const platform = {
    ...createMemoryDevice(tables, given),
    entropy(bytes: number) {
      asked += 1;
      return new Uint8Array(bytes).fill(asked);
    },
  };
  const { actions, ...store } = createAppStore(platform, {
    read: (name) => preferences.get(name) ?? null,
    write: (name, value) => void (value === null ? preferences.delete(name) : preferences.set(name, value)),
  });
  return { tables, given, preferences, platform, actions, store };
}
type Device = ReturnType<typeof createDevice>;

function accepted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(printRefusal(result.refusal));
  return result.value;
}

const DECK = { name: 'Ours', size: 12, cards: [{ number: 3, trend: -1, national: {} }] };
const deckRecord = (name: string) => ({
  id: 'deck-1',
  game: 'gathering-storm',
  version: 1,
  changedAt: 5,
  deck: { ...DECK, name },
});

const PLAYED = [
  { game: 'gathering-storm', cards: 'app', kind: 'whole', entries: 30, seed: 4 },
  { game: 'gathering-storm', cards: 'paper', kind: 'public', entries: 12, seed: 5 },
  { game: 'storm-over-asia', cards: 'paper', kind: 'whole', entries: 20, seed: 6 },
  { game: 'goss', cards: 'paper', kind: 'whole', entries: 15, seed: 7 },
] as const;

const CHOSEN = { theme: 'dark', text: '3', 'pause-seconds': '0', 'policy:gathering-storm': '{"rules":[]}' };

/** A device with a table of each game, a deck, settings, and something typed at a table. */
async function furnish(): Promise<Device> {
  const device = createDevice(20);
  for (const { game, ...how } of PLAYED)
    accepted(await device.actions.readFile(JSON.stringify(await playFile(game, how))));
  await device.platform.decks.put(deckRecord('Ours'));
  for (const [name, value] of Object.entries(CHOSEN)) device.preferences.set(name, value);
  const [id] = device.tables.keys();
  device.preferences.set(`forms/${id}`, '{"note":"Half a sentence"}');
  // Of this browser alone.
  device.preferences.set('curtain', JSON.stringify({ id, person: 'Anna' }));
  device.preferences.set(`visit/${id}`, '{"viewers":["Germany"]}');
  return device;
}

async function backUp(device: Device): Promise<string> {
  const backup = accepted(await device.actions.planDeviceBackup());
  await backup.give();
  return device.given.at(-1) as string;
}

async function restore(device: Device, text: string, replace = false): Promise<void> {
  const plan = accepted(await device.actions.planRestore(text));
  accepted(await device.actions.restoreDevice(plan, replace));
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
/** Everything stored on a device, except the traces of a visit. */
async function look({ tables, platform, preferences }: Device) {
  const rows = [...tables].map(([id, { record, seed, entries, note }]) => {
    const { copiedAt: _, copiedEntries: _entries, ...rest } = note;
    return [id, plain({ record, seed: seed && [...seed], entries, note: rest })] as const;
  });
  const decks = (await platform.decks.list()).map(({ version: _, ...deck }) => deck);
  const carried = [...preferences].filter(([name]) => !/^(curtain|visit\/|home$|tables$)/.test(name));
  return { rows: Object.fromEntries(rows), decks, carried: Object.fromEntries(carried) };
}

const counts = (steps: readonly { is: string }[]) => steps.map(({ is }) => is);

describe('everything of a device as one file', () => {
  let full: Device;
  let text = '';
  beforeAll(async () => {
    full = await furnish();
    text = await backUp(full);
  });

  it('restored on an empty device, is complete: tables with their ids, decks, settings and drafts', async () => {
    const empty = createDevice(90);
    await restore(empty, text);
    expect(await look(empty)).toEqual(await look(full));
    expect(empty.preferences.has('curtain')).toBe(false);
    for (const id of empty.tables.keys()) {
      expect(await empty.actions.openTable(id)).toBeNull();
      expect(empty.store.getState().table?.difference).toBeNull();
    }
  });

  it('restored again, finds everything already there and changes nothing', async () => {
    const device = createDevice(90);
    await restore(device, text);
    const before = await look(device);
    const plan = accepted(await device.actions.planRestore(text));
    for (const steps of [plan.tables, plan.decks, plan.preferences])
      expect(new Set(counts(steps))).toEqual(new Set(['here']));
    accepted(await device.actions.restoreDevice(plan, true));
    expect(await look(device)).toEqual(before);
  });

  it('knows a table of an earlier release, whose set-up lacks what became usual later', async () => {
    const device = createDevice(90);
    await restore(device, text);
    const [table] = [...device.tables.values()] as [StoredTable];
    const { readings: _, ...older } = table.record.setup as Record<string, unknown>;
    table.record = { ...table.record, setup: older };
    const old = await backUp(device);
    const plan = accepted(await device.actions.planRestore(old));
    expect(new Set(counts(plan.tables))).toEqual(new Set(['here']));
  });

  it('has its day in its name, says whether it includes hands, and leaves out and names a damaged table', async () => {
    const device = await furnish();
    const [damaged] = device.tables.values();
    damaged?.entries.splice(3, 1);
    const backup = accepted(await device.actions.planDeviceBackup());
    expect(backup).toMatchObject({ tables: 3, decks: 1, left: ['Test table'] });
    expect(accepted(await full.actions.planDeviceBackup())).toMatchObject({
      tables: 4,
      hides: true,
      left: [],
    });
    expect(backup.name).toMatch(/_everything(_with-hands)?\.json$/);
    expect(backup.name.includes('with-hands')).toBe(backup.hands);
  });

  it('leaves out and names a damaged deck, which would prevent a restore of all the others', async () => {
    const device = await furnish();
    const broken = { ...deckRecord('Torn'), id: 'deck-2' };
    await device.platform.decks.put({ ...broken, deck: { ...broken.deck, cards: 'none' } });
    const backup = accepted(await device.actions.planDeviceBackup());
    expect(backup).toMatchObject({ tables: 4, decks: 1, left: ['deck Torn'] });
    const empty = createDevice(90);
    await restore(empty, await backUp(device));
    expect(empty.tables.size).toBe(4);
    expect((await empty.platform.decks.list()).map(({ id }) => id)).toEqual(['deck-1']);
  });

  it('says that the storage is closed, and does not blame the app', async () => {
    const device = await furnish();
    device.platform.storage.list = () => Promise.reject(new DOMException('closed', 'SecurityError'));
    for (const read of [await device.actions.planDeviceBackup(), await device.actions.planRestore(text)])
      expect(read).toMatchObject({ refusal: { message: 'This device cannot read its tables now.' } });
  });

  it('is recorded after saving at each table that hides something from its players', async () => {
    const device = await furnish();
    const lines = () =>
      [...device.tables.values()].map(
        ({ entries }) => entries.filter(({ open }) => open?.command.type === 'whole-copy').length,
      );
    const backup = accepted(await device.actions.planDeviceBackup());
    expect(lines()).toEqual([0, 0, 0, 0]);
    await backup.give();
    expect(lines()[0]).toBe(1);
    // A public copy adds no line to the journal.
    expect(lines()[1]).toBe(0);
    expect([...device.tables.values()].every(({ note }) => note.copiedAt !== null)).toBe(true);
  });

  describe('restored on a device that has some of it', () => {
    it('extends a table that is shorter here, and leaves one that is longer', async () => {
      const device = createDevice(90);
      await restore(device, text);
      const [shorter, , longer] = [...device.tables.values()];
      const whole = await look(device);
      const cut = shorter?.entries.splice(20) ?? [];
      const plan = accepted(await device.actions.planRestore(text));
      expect(counts(plan.tables)).toEqual(['longer', 'here', 'here', 'here']);
      expect(plan.tables[0]?.more).toBe(cut.filter(({ open }) => open).length);
      await restore(device, text);
      expect((await look(device)).rows).toEqual(whole.rows);

      const id = longer?.record.id as string;
      await device.actions.openTable(id);
      expect(await device.actions.dispatch({ type: 'note', words: 'We go on.' })).toBeNull();
      device.actions.closeTable();
      await new Promise(setImmediate);
      const entries = longer?.entries.length;
      await restore(device, text, true);
      expect(longer?.entries.length).toBe(entries);
    });

    it('keeps both tables if each went on by itself, and the drafts of the restored one', async () => {
      const device = createDevice(90);
      await restore(device, text);
      const [id, table] = [...device.tables][0] as [string, StoredTable];
      table.entries.splice(20);
      await device.actions.openTable(id);
      expect(await device.actions.dispatch({ type: 'note', words: 'Ours.' })).toBeNull();
      device.actions.closeTable();
      await new Promise(setImmediate);
      device.preferences.set(`forms/${id}`, '{"note":"Typed here"}');
      const plan = accepted(await device.actions.planRestore(text));
      expect(counts(plan.tables)).toEqual(['parted', 'here', 'here', 'here']);
      accepted(await device.actions.restoreDevice(plan, true));
      expect(device.tables.size).toBe(5);
      const otherId = [...device.tables.keys()].find((other) => !full.tables.has(other)) as string;
      expect(plain(device.tables.get(otherId)?.entries)).toEqual(plain(full.tables.get(id)?.entries));
      expect(device.preferences.get(`forms/${id}`)).toBe('{"note":"Typed here"}');
      expect(device.preferences.get(`forms/${otherId}`)).toBe('{"note":"Half a sentence"}');
      expect(await device.actions.openTable(otherId)).toBeNull();
      // Restore the file again: the table that was added next to the other one is already here.
      await restore(device, text, true);
      expect(device.tables.size).toBe(5);
      expect(device.preferences.get(`forms/${id}`)).toBe('{"note":"Typed here"}');
    });

    it('names the deck and settings that differ, and replaces them only when asked', async () => {
      for (const replace of [false, true]) {
        const device = createDevice(90);
        await device.platform.decks.put(deckRecord('Changed here'));
        device.preferences.set('theme', 'light');
        device.preferences.set('hand', 'left');
        const plan = accepted(await device.actions.planRestore(text));
        expect(plan.decks).toMatchObject([{ is: 'other', here: { deck: { name: 'Changed here' } } }]);
        const different = plan.preferences.filter(({ is }) => is === 'other').map(({ name }) => name);
        expect(different).toEqual(['theme']);
        accepted(await device.actions.restoreDevice(plan, replace));
        const [deck] = await device.platform.decks.list();
        expect(deck).toMatchObject({
          version: replace ? 2 : 1,
          deck: { name: replace ? 'Ours' : 'Changed here' },
        });
        expect(device.preferences.get('theme')).toBe(replace ? 'dark' : 'light');
        expect(device.preferences.get('hand')).toBe('left');
        expect(device.preferences.get('text')).toBe('3');
      }
    });
  });

  describe('is refused with a sentence, and changes nothing,', () => {
    const refusedBy = async (wrong: string) => {
      const device = createDevice(90);
      const read = await device.actions.planRestore(wrong);
      expect([device.tables.size, device.preferences.size]).toEqual([0, 0]);
      return read.ok ? null : printRefusal(read.refusal);
    };

    it('with any letter changed or cut off', async () => {
      await fc.assert(
        fc.asyncProperty(fc.nat(text.length - 1), fc.boolean(), async (at, cut) => {
          const other = text[at] === '1' ? '2' : '1';
          const wrong = cut ? text.slice(0, at) : text.slice(0, at) + other + text.slice(at + 1);
          expect(await refusedBy(wrong)).toMatch(/\w+ \w+.*\./);
        }),
        { numRuns: 60 },
      );
    });

    it('of a newer version, or of another kind', async () => {
      expect(await refusedBy(text.replace('"version":1', '"version":2'))).toMatch(/newer.*Update this app/);
      for (const wrong of ['{"format":"dispatch-box/table"}', '[]', 'null', '']) {
        expect(await refusedBy(wrong)).toMatch(/This file of a whole device is damaged/);
      }
    });

    it('with an invalid table, deck or id in it, although the whole is valid', async () => {
      const forged = (change: (content: DeviceContent) => void) => {
        const { content } = JSON.parse(text) as { content: DeviceContent };
        change(content);
        return refusedBy(printDeviceFile(content));
      };
      const first = <T>([one]: readonly T[]) => one as T;
      expect(
        await forged(({ tables }) => {
          first(tables).file = first(tables).file.replace('"n":3', '"n":4');
        }),
      ).toMatch(/^Table 1 of 4 in this file: .+Nothing was changed here\.$/);
      expect(
        await forged(({ decks }) => {
          first(decks).file = '{"name":"Ours","size":12,"cards":[{"number":0}]}';
        }),
      ).toMatch(/^Deck 1 of 1 in this file is damaged/);
      for (const id of ['first-turn.gathering-storm.paper', '../..', '', 'constructor']) {
        const read = await forged(({ tables }) => {
          first(tables).id = id;
        });
        if (id === 'constructor') expect(read).toBeNull();
        else expect(read).toMatch(/damaged/);
      }
    });

    it('and restores no preference that it does not include', async () => {
      const { content } = JSON.parse(text) as { content: DeviceContent };
      content.preferences.curtain = '{"id":"x","person":"Anna"}';
      content.preferences['begun/of-no-table-in-it'] = '{}';
      const device = createDevice(90);
      await restore(device, printDeviceFile(content));
      expect(device.preferences.has('curtain')).toBe(false);
      expect(device.preferences.has('begun/of-no-table-in-it')).toBe(false);
    });
  });
});
