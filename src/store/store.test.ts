import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deckInTable } from '@/games/gathering-storm/rules/cards/decks';
import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import { windowOf } from '@/games/gathering-storm/rules/effects';
import { mayShowNow } from '@/games/gathering-storm/rules/guide/phases';
import { noteNumbers, rulebookNumbers } from '@/games/gathering-storm/rules/rulebook-numbers';
import type { Hand, OpenState } from '@/games/gathering-storm/rules/state/state';
import { POWERS } from '@/games/gathering-storm/rules/vocabulary';
import type { Entry } from '@/kernel/journal/entry';
import { Pages } from '@/kernel/journal/pages';
import type { Platform, TableRecord, TableSummary } from '@/kernel/ports';
import type { AppStore } from './app-store';
import { readUnfinished } from './remembered';
import { createAppStore } from './store';
import { createMemoryLocks, FREE_LOCKS } from './testing/in-memory-lock';

const SEATS = [
  { person: 'Anna', powers: ['Germany', 'Italy'] },
  { person: 'Ben', powers: ['Britain', 'France', 'Russia'] },
];

interface StoredTable {
  record: TableRecord;
  seed: Uint8Array | null;
  note: TableSummary;
  entries: Entry[];
}

/** A device in memory: its storage can be full, and a second window can write to it. */
function createDevice(locks = FREE_LOCKS) {
  const tables = new Map<string, StoredTable>();
  const device = {
    tables,
    full: false,
    /** Milliseconds. */
    now: 1_000,
    given: [] as { name: string; text: string }[],
    /** The user cancels the share sheet or download. */
    cancels: false,
    announce: null as ((id: string, entries: number) => void) | null,
    /** The announcements to other windows. */
    told: [] as number[],
    taken: null as (() => void) | null,
    whileRestoring: null as (() => void) | null,
    memory: new Map<string, string>(),
    /** The delay before a write completes. */
    late: () => new Promise<unknown>(setImmediate),
  };
  const platform: Platform = {
    storage: {
      list: async () => [...tables].map(([id, { note }]) => ({ id, note })),
      async create(record, seed, note, entries) {
        if (device.full) throw new Error('full');
        tables.set(record.id, { record, seed, note, entries: [...entries] });
      },
      read: async (id) => {
        const storedTable = tables.get(id);
        return storedTable
          ? { id, ...storedTable, entries: storedTable.entries.map((value) => ({ key: value.n, value })) }
          : null;
      },
      repair: async ({ record, seed, note, entries }) =>
        void tables.set(record.id, { record, seed, note, entries: [...entries] }),
      async append(id, entry, { before, seed }) {
        await device.late();
        if (device.full) throw new Error('full');
        const storedTable = tables.get(id);
        if (!storedTable || (seed && !storedTable.seed) || storedTable.entries.length < (before?.n ?? 0))
          return 'gone';
        if (storedTable.entries.some((other) => other.n === entry.n)) return 'late';
        storedTable.entries.push(JSON.parse(JSON.stringify(entry)));
        return 'written';
      },
      async restore({ record, entries, ...rest }) {
        if (device.full) throw new Error('full');
        const lying = tables.get(record.id)?.entries ?? [];
        if (lying.some((entry) => JSON.stringify(entry) !== JSON.stringify(entries[entry.n - 1])))
          return false;
        tables.set(record.id, { record, entries: JSON.parse(JSON.stringify(entries)), ...rest });
        device.whileRestoring?.();
        device.whileRestoring = null;
        await new Promise(setImmediate);
        return true;
      },
      hasAll: async (id, { before }) => (tables.get(id)?.entries.length ?? -1) >= (before?.n ?? 0),
      hasGrown: async (id, entries) => (tables.get(id)?.entries.length ?? 0) > entries,
      onDeleted(listener) {
        device.taken = listener;
        return () => undefined;
      },
      async note(note) {
        await device.late();
        if (device.full) throw new Error('full');
        const storedTable = tables.get(note.id);
        if (storedTable) storedTable.note = note;
      },
      remove: async (id) => void tables.delete(id),
    },
    locks,
    decks: { list: async () => [], put: async () => true, remove: async () => undefined },
    entropy: (bytes) => Uint8Array.from({ length: bytes }, (_, at) => (at * 31 + tables.size * 7) % 256),
    now: () => device.now,
    persist: async () => true,
    async download(name, text) {
      device.given.push({ name, text });
      return device.cancels ? 'cancelled' : 'downloaded';
    },
    announce: (_, entries) => void device.told.push(entries),
    onAnnounce(listener) {
      device.announce = listener;
      return () => undefined;
    },
  };
  const preferences = {
    read: (name: string) => device.memory.get(name) ?? null,
    write: (name: string, value: string | null) =>
      void (value === null ? device.memory.delete(name) : device.memory.set(name, value)),
  };
  return { device, preferences, open: () => createAppStore(platform, preferences) };
}

async function newTable(store: AppStore, cards: 'app' | 'paper' = 'app'): Promise<string> {
  const deck = cards === 'app' ? HOUSE_DECK : null;
  const setup = { name: 'T', seats: SEATS, cards, deck: deck ? deckInTable(deck) : null };
  const made = await store.actions.newTable('gathering-storm', setup, deck);
  if (!made.ok) throw new Error(made.refusal.message);
  expect(await store.actions.openTable(made.value)).toBeNull();
  return made.value;
}

async function run(store: AppStore, ...types: string[]): Promise<void> {
  for (const type of types) expect(await store.actions.dispatch({ type })).toBeNull();
}

const openOf = (store: AppStore) => store.getState().table?.view.open as OpenState;
/** Waits until the write queue is empty, which is fast even on a slow machine. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
}

describe('a table that takes over numbers typed at another one', () => {
  const climate = (value: number) => ({
    type: 'set-fact',
    fact: 'climate-income',
    climate: 1,
    power: 'Germany',
    value,
  });
  const setup = { name: 'Next', seats: SEATS, cards: 'paper', deck: null };

  it('GS 11.3 begins with them in its journal, and keeps them whatever the other table enters later', async () => {
    const { open } = createDevice();
    const store = open();
    const first = await newTable(store, 'paper');
    await store.actions.dispatch(climate(2));
    await rest();
    const read = (await store.actions.readTable(first)) as OpenState;
    expect(read.facts.climateIncome).toEqual({ 1: { Germany: 2 } });
    const numbers = rulebookNumbers(read);
    const made = await store.actions.newTable('gathering-storm', setup, null, {
      first: [...numbers, noteNumbers('“T”', numbers)],
    });
    await store.actions.dispatch(climate(3));
    const next = made.ok ? made.value : '';
    expect(await store.actions.openTable(next)).toBeNull();
    expect(openOf(store).facts.climateIncome).toEqual({ 1: { Germany: 2 } });
    expect(openOf(store).notes.map(({ words }) => words)).toEqual([
      'From your table “T”: what the climate gives at +1.',
    ]);
    expect(store.getState().table?.entries).toBe(2);
  });

  it('leaves out what is refused, and reads nothing of a missing table', async () => {
    const { open } = createDevice();
    const store = open();
    const made = await store.actions.newTable('gathering-storm', setup, null, {
      first: [climate(99), climate(1)],
    });
    expect(await store.actions.openTable(made.ok ? made.value : '')).toBeNull();
    expect(store.getState().table?.entries).toBe(1);
    expect(await store.actions.readTable('nowhere')).toBeNull();
  });
});

describe('tables that the browser has lost', () => {
  it('are reported until a player has read it; a removed or never saved table is not lost', async () => {
    const { device, open } = createDevice();
    const lost = async () => {
      const store = open();
      await store.actions.loadTables();
      return store.getState().lostTables;
    };
    expect(await lost()).toBe(0);
    const store = open();
    await newTable(store);
    await newTable(store, 'paper');
    expect(await lost()).toBe(0);
    device.tables.clear();
    expect(await lost()).toBe(2);
    expect(await lost()).toBe(2);
    open().actions.acceptLost();
    expect(await lost()).toBe(0);

    await store.actions.removeTable(await newTable(store));
    expect(await lost()).toBe(0);

    device.full = true;
    await expect(newTable(store)).rejects.toThrow('could not save');
    expect(await lost()).toBe(0);
  });
});

describe('keeping', () => {
  let home: ReturnType<typeof createDevice>;
  let store: AppStore;
  beforeEach(() => {
    home = createDevice();
    store = home.open();
  });

  it('joins all rows of the journal only when they are asked for', async () => {
    await newTable(store, 'paper');
    const whole = vi.spyOn(Pages.prototype, 'all', 'get');
    await store.actions.dispatch({ type: 'note', words: 'Here' });
    await rest();
    expect(whole).not.toHaveBeenCalled();
    expect(store.getState().table?.rows).toHaveLength(1);
    expect(whole).toHaveBeenCalled();
    whole.mockRestore();
  });

  it('says saved only when the entry is stored', async () => {
    const id = await newTable(store);
    await run(store, 'turn-card');
    expect(store.getState().saveStatus).toBe('keeping');
    await rest();
    expect(store.getState().saveStatus).toBe('kept');
    expect(home.device.tables.get(id)?.entries).toHaveLength(1);
  });

  it('says saved, and tells other windows, only what is stored, however late the device finishes each write', async () => {
    const scheduler = fc.scheduler();
    const writes = fc.asyncProperty(scheduler, fc.integer({ min: 2, max: 6 }), async (late, count) => {
      const { device, open } = createDevice();
      const table = open();
      const id = await newTable(table, 'paper');
      await rest();
      const lying = () => device.tables.get(id)?.entries.length ?? 0;
      device.late = () => late.schedule(Promise.resolve());
      const untrue: string[] = [];
      table.subscribe(({ table: shown, saveStatus }) => {
        const lies = `${lying()} lie there of ${shown?.entries}`;
        if (saveStatus === 'kept' && lying() !== shown?.entries) untrue.push(`kept, and ${lies}`);
        if (Math.max(0, ...device.told) > lying()) untrue.push(`told of ${device.told}, and ${lies}`);
      });
      for (let at = 0; at < count; at += 1)
        void late
          .schedule(Promise.resolve())
          .then(() => table.actions.dispatch({ type: 'note', words: `Note ${at}` }));
      await late.waitIdle();
      await rest();
      expect(table.getState()).toMatchObject({ saveStatus: 'kept', table: { entries: count } });
      expect([untrue, lying(), device.told.at(-1)]).toEqual([[], count, count]);
    });
    await fc.assert(writes);
  });

  it('carries out requests in order, even if the first one waits for the device', async () => {
    const id = await newTable(store);
    await run(store, 'turn-card', 'apply-card');
    // Dealing reveals cards, so it waits until earlier entries are written.
    const asked = ['deal', 'undo'].map((type) => store.actions.dispatch({ type }));
    expect(await Promise.all(asked)).toEqual([null, null]);
    await rest();
    const done = home.device.tables.get(id)?.entries.map(({ open }) => open?.command.type);
    expect(done).toEqual(['turn-card', 'apply-card', 'deal', 'undo']);
    expect(store.getState().table?.undo?.open?.command.type).toBe('apply-card');
  });

  it('shows an entry as one new table; writing it makes no new one and renders no page again', async () => {
    await newTable(store);
    const shown = new Set<unknown>([store.getState().table]);
    const statuses: string[] = [];
    store.subscribe(({ table, saveStatus }) => {
      shown.add(table);
      statuses.push(saveStatus);
    });
    await run(store, 'turn-card');
    await rest();
    expect(shown.size).toBe(2);
    expect([...new Set(statuses)]).toEqual(['kept', 'keeping']);
    await store.actions.dispatch({ type: 'undo' });
    await rest();
    expect(shown.size).toBe(3);
  });

  it('saves the whole table again when what was stored is gone, and says so', async () => {
    const id = await newTable(store);
    await run(store, 'turn-card', 'apply-card');
    await rest();
    home.device.tables.clear();
    await run(store, 'deal');
    await rest();
    expect(store.getState()).toMatchObject({ saveStatus: 'kept', table: { restored: true } });
    const again = home.open();
    expect(await again.actions.openTable(id)).toBeNull();
    expect(again.getState().table?.view).toEqual(store.getState().table?.view);
    expect(home.device.tables.get(id)?.seed).not.toBeNull();
    store.actions.acceptRestored();
    expect(store.getState().table?.restored).toBe(false);
  });

  it('writes what is entered while the table is saved again, before it says saved', async () => {
    const id = await newTable(store, 'paper');
    await rest();
    home.device.tables.clear();
    const said: number[] = [];
    store.subscribe(({ table, saveStatus }) => {
      // Only count once the table is stored again.
      const lying = home.device.tables.get(id);
      if (lying && table && saveStatus === 'kept') said.push(lying.entries.length);
    });
    home.device.whileRestoring = () => void store.actions.dispatch({ type: 'note', words: 'Meanwhile.' });
    await store.actions.dispatch({ type: 'note', words: 'First.' });
    await rest();
    expect(home.device.tables.get(id)?.entries).toHaveLength(2);
    expect(new Set(said)).toEqual(new Set([2]));
  });

  it('detects the loss as soon as the device reports that it removed something', async () => {
    const id = await newTable(store);
    await run(store, 'turn-card');
    await rest();
    home.device.taken?.();
    await rest();
    expect(store.getState().table?.restored).toBe(false);
    home.device.tables.clear();
    home.device.taken?.();
    await vi.waitFor(() =>
      expect(store.getState()).toMatchObject({ saveStatus: 'kept', table: { restored: true } }),
    );
    expect(home.device.tables.get(id)?.entries).toHaveLength(1);
  });

  it('says that it is not saved if it is gone and there is no room for it', async () => {
    const id = await newTable(store);
    await run(store, 'turn-card');
    await rest();
    home.device.tables.clear();
    home.device.full = true;
    home.device.taken?.();
    await vi.waitFor(() => expect(store.getState().saveStatus).toBe('failed'));
    home.device.full = false;
    await store.actions.retry();
    expect(store.getState().saveStatus).toBe('kept');
    expect(home.device.tables.get(id)?.entries).toHaveLength(1);
  });

  it('never overwrites what another window wrote', async () => {
    const id = await newTable(store);
    await run(store, 'turn-card');
    await rest();
    const storedTable = home.device.tables.get(id) as StoredTable;
    // Of this window's table only what another one wrote is there.
    storedTable.seed = null;
    storedTable.entries.push({ ...(storedTable.entries[0] as Entry), n: 2, parent: 1 });
    await run(store, 'apply-card');
    await rest();
    expect(home.device.tables.get(id)?.entries).toHaveLength(2);
    expect(store.getState().conflict).not.toBeNull();
  });

  it('opens the same table again from storage', async () => {
    const id = await newTable(store);
    await run(store, 'turn-card', 'apply-card', 'deal');
    await rest();
    const again = home.open();
    await again.actions.openTable(id);
    expect(again.getState().table?.view).toEqual(store.getState().table?.view);
  });

  it('a draft is restored when its table is opened, and nowhere else', async () => {
    const id = await newTable(store, 'paper');
    const begun = { Germany: -1 };
    store.actions.saveDraft('plain:1:read', begun);
    store.actions.closeTable();
    expect(store.getState().drafts).toEqual({});
    const other = await newTable(store, 'paper');
    expect(store.getState().drafts).toEqual({});
    await store.actions.openTable(id);
    expect(store.getState().drafts).toEqual({ 'plain:1:read': begun });
    const again = home.open();
    await again.actions.openTable(id);
    expect(again.getState().drafts).toEqual({ 'plain:1:read': begun });
    // Once recorded or discarded, no draft is left on the device.
    again.actions.saveDraft('plain:1:read', null);
    expect([...home.device.memory.keys()].filter((name) => name.startsWith('begun'))).toEqual([]);
    again.actions.saveDraft('plain:1:read', begun);
    await again.actions.removeTable(id);
    expect([...home.device.memory.keys()].filter((name) => name.startsWith('begun'))).toEqual([]);
    expect(other).not.toBe(id);
  });

  it.each(['', '{', '[]', '7', 'null', '"x"'])('a damaged draft, %s, is ignored', async (text) => {
    const id = await newTable(store, 'paper');
    home.device.memory.set(`begun/${id}`, text);
    const again = home.open();
    expect(await again.actions.openTable(id)).toBeNull();
    expect(again.getState().drafts).toEqual({});
  });

  it('a full disk: the table goes on in memory, says so, and Try again saves all of it', async () => {
    const id = await newTable(store);
    home.device.full = true;
    await run(store, 'turn-card', 'apply-card');
    await rest();
    expect(store.getState().saveStatus).toBe('failed');
    expect(openOf(store).step).toBe('deal');
    expect(home.device.tables.get(id)?.entries).toHaveLength(0);
    home.device.full = false;
    await store.actions.retry();
    expect(store.getState().saveStatus).toBe('kept');
    expect(home.device.tables.get(id)?.entries).toHaveLength(2);
  });

  describe('a table that is left while the disk is full', () => {
    let id: string;
    beforeEach(async () => {
      id = await newTable(store);
      home.device.full = true;
      await run(store, 'turn-card', 'apply-card');
    });

    it('stays whole in memory, is named, and reopens as it was', async () => {
      await rest();
      store.actions.closeTable();
      await vi.waitFor(() => expect(store.getState().unsaved).toMatchObject([{ id, name: 'T', entries: 2 }]));
      await newOther();
      await store.actions.openTable(id);
      expect(openOf(store).step).toBe('deal');
      expect(store.getState().unsaved).toEqual([]);
      home.device.full = false;
      await run(store, 'deal');
      await rest();
      expect(store.getState().saveStatus).toBe('kept');
      expect(home.device.tables.get(id)?.entries).toHaveLength(3);
    });

    it('is the same if left before the full disk is reported', async () => {
      store.actions.closeTable();
      await vi.waitFor(() => expect(store.getState().unsaved).toHaveLength(1));
      await store.actions.openTable(id);
      expect(openOf(store).step).toBe('deal');
      await vi.waitFor(() => expect(store.getState().saveStatus).toBe('failed'));
    });

    it('is written by Try again, and then no longer named', async () => {
      store.actions.closeTable();
      await vi.waitFor(() => expect(store.getState().unsaved).toHaveLength(1));
      await store.actions.retry();
      expect(store.getState().unsaved).toHaveLength(1);
      home.device.full = false;
      await store.actions.retry();
      expect(store.getState().unsaved).toEqual([]);
      expect(home.device.tables.get(id)?.entries).toHaveLength(2);
      const again = home.open();
      await again.actions.openTable(id);
      await run(again, 'deal');
    });

    it('opened twice at once it is one table, and none of it is read from storage', async () => {
      store.actions.closeTable();
      await vi.waitFor(() => expect(store.getState().unsaved).toHaveLength(1));
      await Promise.all([store.actions.openTable(id), store.actions.openTable(id)]);
      expect(openOf(store).step).toBe('deal');
      expect(store.getState().unsaved).toEqual([]);
    });

    it('left again before it has reopened, it stays where it was', async () => {
      store.actions.closeTable();
      await vi.waitFor(() => expect(store.getState().unsaved).toHaveLength(1));
      const coming = store.actions.openTable(id);
      store.actions.closeTable();
      await coming;
      expect(store.getState()).toMatchObject({ table: null, unsaved: [{ id }] });
    });

    it('removed while it is being left, it is not named afterwards', async () => {
      store.actions.closeTable();
      await store.actions.removeTable(id);
      await rest();
      expect(store.getState().unsaved).toEqual([]);
    });

    it('is gone once it is removed', async () => {
      store.actions.closeTable();
      await vi.waitFor(() => expect(store.getState().unsaved).toHaveLength(1));
      await store.actions.removeTable(id);
      expect(store.getState().unsaved).toEqual([]);
    });

    const newOther = async () => {
      home.device.full = false;
      await newTable(store);
      await rest();
      home.device.full = true;
    };
  });

  it('reads again and shows the saved entries if a second window wrote first', async () => {
    const id = await newTable(store);
    const other = home.open();
    await other.actions.openTable(id);
    await run(other, 'turn-card');
    await rest();
    await run(store, 'turn-card');
    await rest();
    await rest();
    expect(store.getState().table?.rows).toHaveLength(1);
    expect(store.getState().saveStatus).toBe('kept');
  });

  it('reports what another window kept out of the table until a player has read it', async () => {
    const id = await newTable(store, 'paper');
    const other = home.open();
    await other.actions.openTable(id);
    await store.actions.dispatch({ type: 'note', words: 'Here' });
    await rest();
    await other.actions.dispatch({ type: 'note', words: 'The bridge is out' });
    await rest();
    const overtaken = { last: expect.stringContaining('The bridge is out'), others: 0 };
    await vi.waitFor(() => expect(other.getState().conflict).toEqual(overtaken));
    // Home, another table, a reload: the conflict is still shown.
    other.actions.closeTable();
    expect(other.getState().conflict).toBeNull();
    const again = home.open();
    await again.actions.openTable(id);
    expect(again.getState().conflict).toEqual(overtaken);
    again.actions.acceptConflict();
    const last = home.open();
    await last.actions.openTable(id);
    expect(last.getState().conflict).toBeNull();
  });

  it('reports a private decision that is not in the table without a word of it', async () => {
    const id = await newTable(store);
    await run(store, 'turn-card', 'apply-card', 'deal');
    await store.actions.lowerCurtain('Anna');
    await store.actions.openPapers();
    await rest();
    const other = home.open();
    await other.actions.openTable(id);
    await other.actions.dispatch({ type: 'note', words: 'There' });
    await rest();
    await store.actions.dispatch({ type: 'private-note', power: 'Germany', words: 'Secret' });
    await rest();
    await vi.waitFor(() => expect(store.getState().conflict).toEqual({ last: null, others: 0 }));
  });

  it('hears that another window went on', async () => {
    const id = await newTable(store);
    const other = home.open();
    await other.actions.openTable(id);
    const announce = home.device.announce;
    await run(store, 'turn-card');
    await rest();
    announce?.(id, 1);
    await rest();
    expect(openOf(other).step).toBe('general');
  });

  it('a table changed by another window stays visible while it is read again, and actions wait', async () => {
    const id = await newTable(store);
    const other = home.open();
    await other.actions.openTable(id);
    const announce = home.device.announce;
    await run(store, 'turn-card');
    await rest();
    const inSight: boolean[] = [];
    other.subscribe(({ table }) => inSight.push(table !== null));
    announce?.(id, 1);
    expect(await other.actions.dispatch({ type: 'apply-card' })).toBeNull();
    expect(openOf(other).step).toBe('deal');
    expect(inSight).not.toContain(false);
  });

  it('a tap made before another window’s entry was shown does not undo it', async () => {
    const id = await newTable(store);
    const other = home.open();
    await other.actions.openTable(id);
    const announce = home.device.announce;
    await run(store, 'turn-card');
    await rest();
    announce?.(id, 1);
    expect((await other.actions.dispatch({ type: 'undo' }))?.message).toContain('nothing was done');
    expect(openOf(other).step).toBe('general');
  });

  it('a table that cannot be read again says why when something is tapped', async () => {
    const id = await newTable(store);
    const other = home.open();
    await other.actions.openTable(id);
    const announce = home.device.announce;
    home.device.tables.delete(id);
    announce?.(id, 1);
    expect((await other.actions.dispatch({ type: 'turn-card' }))?.message).toBe(
      'This table is not on this device.',
    );
  });

  it('is busy until the last action is done', async () => {
    await newTable(store);
    const busyChanges: [boolean, string][] = [];
    store.subscribe(({ busy }, before) => {
      if (busy !== before.busy) busyChanges.push([busy, openOf(store).step]);
    });
    await run(store, 'turn-card');
    expect(busyChanges).toEqual([
      [true, 'draw'],
      [false, 'general'],
    ]);
  });

  it('a table of an earlier release opens, and names what today’s rules would decide otherwise by its public number', async () => {
    const save = new URL(
      '../../e2e/support/saves/release-0.6.0-gathering-storm-app.json.gz',
      import.meta.url,
    );
    const read = await store.actions.readFile(gunzipSync(readFileSync(fileURLToPath(save))).toString('utf8'));
    if (!read.ok) throw new Error(read.refusal.message);
    expect(await store.actions.openTable(read.value)).toBeNull();
    await rest();
    const { difference, rows } = store.getState().table ?? {};
    expect(difference).toMatchObject({ otherwise: true });
    expect(rows?.find(({ no }) => no === difference?.n)?.entry.open?.command.type).toBe('waive');
  });

  it('other windows hear the same of a visit whether one thing was decided in it or five', async () => {
    const announcementsOf = async (orders: number) => {
      const device = createDevice();
      const first = device.open();
      const id = await newTable(first);
      await run(first, 'turn-card', 'apply-card', 'deal');
      await rest();
      device.device.told.length = 0;
      await first.actions.lowerCurtain('Anna');
      await first.actions.openPapers();
      for (let at = 0; at < orders; at += 1) {
        const order = { type: 'private-note', power: 'Germany', words: `Word ${at}` };
        expect(await first.actions.dispatch(order)).toBeNull();
        await rest();
      }
      await first.actions.closePapers();
      await rest();
      const second = device.open();
      await second.actions.openTable(id);
      return device.device.told;
    };
    expect(await announcementsOf(5)).toEqual(await announcementsOf(0));
    expect(await announcementsOf(1)).toEqual(await announcementsOf(0));
  });

  it('a private decision in one window is in the other once the papers are closed', async () => {
    const id = await newTable(store);
    await run(store, 'turn-card', 'apply-card', 'deal');
    await rest();
    const other = home.open();
    await other.actions.openTable(id);
    const announce = home.device.announce;
    await store.actions.lowerCurtain('Anna');
    await store.actions.openPapers();
    expect(
      await store.actions.dispatch({ type: 'private-note', power: 'Germany', words: 'A word' }),
    ).toBeNull();
    await store.actions.closePapers();
    await rest();
    for (const entries of home.device.told) announce?.(id, entries);
    await rest();
    // The other window now writes after this entry.
    expect(await other.actions.dispatch({ type: 'note', words: 'Here, too' })).toBeNull();
    await rest();
    expect(other.getState().conflict).toBeNull();
    expect(other.getState().saveStatus).toBe('kept');
  });

  it('what another window writes while this one reads is read too', async () => {
    const id = await newTable(store);
    const other = home.open();
    await other.actions.openTable(id);
    const announce = home.device.announce;
    await run(store, 'turn-card', 'apply-card');
    await rest();
    const storedTable = home.device.tables.get(id) as StoredTable;
    const { entries } = storedTable;
    storedTable.entries = entries.slice(0, 1);
    announce?.(id, 1);
    storedTable.entries = entries;
    announce?.(id, 2);
    await rest();
    expect(openOf(other).step).toBe('deal');
  });
});

describe('two windows, one write lock', () => {
  it('neither loses an entry: each reads what the other wrote before it decides anything', async () => {
    const home = createDevice(createMemoryLocks());
    const store = home.open();
    const id = await newTable(store, 'paper');
    const other = home.open();
    await other.actions.openTable(id);
    expect(await store.actions.dispatch({ type: 'note', words: 'Here' })).toBeNull();
    // This window did not receive the announcement. It refuses to decide on stale data and reads first.
    const refusal = await other.actions.dispatch({ type: 'note', words: 'There' });
    expect(refusal?.message).toContain('nothing was done here');
    await vi.waitFor(() => expect(other.getState().table?.entries).toBe(1));
    expect(await other.actions.dispatch({ type: 'note', words: 'There' })).toBeNull();
    await rest();
    expect(home.device.tables.get(id)?.entries).toHaveLength(2);
    for (const window of [store, other]) expect(window.getState().conflict).toBeNull();
    // The first window also has to read before it continues.
    expect((await store.actions.dispatch({ type: 'note', words: 'Again' }))?.message).toContain(
      'nothing was done',
    );
    await vi.waitFor(() => expect(store.getState().table?.entries).toBe(2));
    expect(await store.actions.dispatch({ type: 'note', words: 'Again' })).toBeNull();
  });

  it('both write at once: one is saved, the other is told, and nothing is shown that is not stored', async () => {
    const home = createDevice(createMemoryLocks());
    const store = home.open();
    const id = await newTable(store, 'paper');
    const other = home.open();
    await other.actions.openTable(id);
    const both = await Promise.all(
      [store, other].map((window, place) =>
        window.actions.dispatch({ type: 'note', words: `Window ${place}` }),
      ),
    );
    await rest();
    expect(both.filter((refusal) => refusal === null)).toHaveLength(1);
    expect(home.device.tables.get(id)?.entries).toHaveLength(1);
    await vi.waitFor(() => expect(other.getState().table?.entries).toBe(1));
    for (const window of [store, other]) expect(window.getState().conflict).toBeNull();
  });

  it('open papers stay open while another window goes on', async () => {
    const home = createDevice(createMemoryLocks());
    const store = home.open();
    const announce = home.device.announce;
    const id = await newTable(store);
    await run(store, 'turn-card', 'apply-card', 'deal');
    await rest();
    const other = home.open();
    await other.actions.openTable(id);
    await store.actions.lowerCurtain('Anna');
    await store.actions.openPapers();
    await rest();
    await vi.waitFor(async () =>
      expect(await other.actions.dispatch({ type: 'note', words: 'There' })).toBeNull(),
    );
    await rest();
    announce?.(id, 99);
    await rest();
    expect(store.getState().papers?.person).toBe('Anna');
    expect(
      await store.actions.dispatch({ type: 'private-note', power: 'Germany', words: 'A word' }),
    ).toBeNull();
  });
});

describe('coming back', () => {
  it('after more than a day, and only then, the table asks to be read', async () => {
    const home = createDevice();
    const store = home.open();
    const id = await newTable(store);
    await run(store, 'turn-card');
    await rest();
    for (const [hours, away] of [
      [23, false],
      [25, true],
    ] as const) {
      home.device.now = 1_000 + hours * 3_600_000;
      const again = home.open();
      await again.actions.openTable(id);
      expect(again.getState().returning).toBe(away);
      again.actions.dismissReturn();
      expect(again.getState().returning).toBe(false);
    }
    const once = home.open();
    await once.actions.openTable(id);
    expect(once.getState().returning).toBe(false);
  });

  it('a table without entries has nothing to report', async () => {
    const home = createDevice();
    const id = await newTable(home.open());
    home.device.now += 10 * 24 * 3_600_000;
    const again = home.open();
    await again.actions.openTable(id);
    expect(again.getState().returning).toBe(false);
  });
});

describe('looking back and correcting', () => {
  it('opens the public table as it was, and closes it again', async () => {
    const store = createDevice().open();
    await newTable(store);
    await run(store, 'turn-card', 'apply-card');
    expect(store.actions.lookBack(1)).toBe(true);
    const { moment } = store.getState();
    expect(moment?.view).toMatchObject({ hidden: null, open: { step: 'general' } });
    expect(store.actions.lookBack(99)).toBe(false);
    expect(store.getState().moment).toBeNull();
  });

  it('names entries by their public numbers, and previews without writing', async () => {
    const store = createDevice().open();
    await newTable(store);
    const line = { type: 'add-line', total: 'index', amount: 2, words: 'A parade', until: 'removed' };
    expect(await store.actions.dispatch(line)).toBeNull();
    await run(store, 'turn-card', 'apply-card', 'deal');
    const slot = { type: 'order', power: 'Germany', slot: 1, do: 'keep' };
    await store.actions.dispatch(slot);
    const entries = store.getState().table?.entries;
    const correction = { type: 'correct', entry: 1, how: 'remove' };
    const preview = store.actions.preview(correction);
    expect(preview.ok && preview.value.changes).toContainEqual([
      'index',
      expect.any(Number),
      expect.any(Number),
    ]);
    expect(store.getState().table?.entries).toBe(entries);
    expect(await store.actions.dispatch(correction)).toBeNull();
    expect(openOf(store).lines.some(({ words }) => words === 'A parade')).toBe(false);
    expect(store.actions.preview({ type: 'correct', entry: 77, how: 'remove' }).ok).toBe(false);
    expect((await store.actions.dispatch({ type: 'correct', entry: 77, how: 'remove' }))?.message).toContain(
      'no longer in force',
    );
  });
});

describe('a window that only watches', () => {
  it('keeps the table visible while it is read again, and never reports a conflict', async () => {
    const home = createDevice();
    const store = home.open();
    const id = await newTable(store);
    const room = home.open();
    expect(await room.actions.watchTable(id)).toBeNull();
    const tables: unknown[] = [];
    room.subscribe(({ table, conflict }) => tables.push(conflict ? 'overtaken' : table));
    await run(store, 'turn-card');
    await rest();
    home.device.announce?.(id, 1);
    await rest();
    expect(openOf(room).step).toBe('general');
    expect(tables).not.toContain(null);
    expect(tables).not.toContain('overtaken');
  });

  it('ignores the curtain of another window, and leaves it in place', async () => {
    const home = createDevice();
    const store = home.open();
    const id = await newTable(store);
    store.actions.lowerCurtain('Anna');
    const room = home.open();
    await room.actions.watchTable(id);
    expect(room.getState().curtain).toBeNull();
    room.actions.closeTable();
    const again = home.open();
    await again.actions.openTable(id);
    expect(again.getState().curtain).toBe('Anna');
  });

  it('that opens the table itself finds the curtain down', async () => {
    const home = createDevice();
    const store = home.open();
    const id = await newTable(store);
    store.actions.lowerCurtain('Anna');
    const room = home.open();
    await room.actions.watchTable(id);
    await room.actions.openTable(id);
    expect(room.getState().curtain).toBe('Anna');
  });
});

describe('papers', () => {
  it('hold a player’s powers while open, and nothing of them is in the state before or after', async () => {
    const { open } = createDevice();
    const store = open();
    await newTable(store);
    await run(store, 'turn-card', 'apply-card', 'deal');
    const titles = () =>
      POWERS.flatMap(
        (power) => (store.getState().papers?.views[power]?.hidden as Hand | undefined)?.hand ?? [],
      );
    store.actions.lowerCurtain('Anna');
    expect(store.getState().papers).toBeNull();
    await store.actions.openPapers();
    const held = titles();
    expect(Object.keys(store.getState().papers?.views ?? {})).toEqual(['Germany', 'Italy', 'research:Axis']);
    expect(held).toHaveLength(2);
    void store.actions.closePapers();
    expect(store.getState().papers).toBeNull();
    const state = JSON.stringify(store.getState());
    for (const card of held) expect(state).not.toContain(card.event.title);
  });

  it('a decision behind the curtain leaves Home’s note unchanged', async () => {
    const { device, open } = createDevice();
    const store = open();
    const id = await newTable(store);
    await run(store, 'turn-card', 'apply-card', 'deal');
    store.actions.lowerCurtain('Anna');
    await store.actions.openPapers();
    await rest();
    const before = device.tables.get(id)?.note;
    expect(before?.last).toBe('One card is dealt to each power');
    await store.actions.dispatch({ type: 'order', power: 'Germany', slot: 1, do: 'play' });
    await store.actions.dispatch({ type: 'order', power: 'Italy', slot: 1, do: 'keep' });
    await rest();
    expect(device.tables.get(id)?.note).toEqual(before);
  });

  it('after a reload with open papers the curtain is down for the same person', async () => {
    const home = createDevice();
    const store = home.open();
    const id = await newTable(store);
    await run(store, 'turn-card', 'apply-card', 'deal');
    store.actions.lowerCurtain('Ben');
    await store.actions.openPapers();
    await rest();
    const again = home.open();
    await again.actions.openTable(id);
    expect(again.getState().curtain).toBe('Ben');
    expect(again.getState().papers).toBeNull();
  });

  it.each([
    ['a reload', (store: AppStore) => store],
    ['itself', (store: AppStore) => void store.actions.closePapers('Ben')],
  ])('GS 9.12 a visit that %s ends is still to be made; one that Hide ends is done', async (_, leave) => {
    const home = createDevice();
    const store = home.open();
    const id = await newTable(store);
    await run(store, 'turn-card', 'apply-card', 'deal');
    const asked = () => readUnfinished(home.preferences, id, openOf(store));
    await store.actions.lowerCurtain('Ben');
    await store.actions.openPapers();
    leave(store);
    await rest();
    const again = home.open();
    await again.actions.openTable(id);
    await again.actions.raiseCurtain();
    expect(asked()).toBe('Ben');
    await again.actions.lowerCurtain('Ben');
    await again.actions.openPapers();
    await again.actions.closePapers('Anna');
    expect(asked()).toBeNull();
  });

  it('a visit that was not asked for is not asked for again', async () => {
    const home = createDevice();
    const store = home.open();
    const id = await newTable(store);
    await store.actions.lowerCurtain('Ben');
    await store.actions.openPapers();
    await store.actions.closePapers('Ben');
    expect(readUnfinished(home.preferences, id, openOf(store))).toBeNull();
  });

  /** A table at which Ben has ordered a card to be shown as his papers are shut, and has them open. */
  async function ordered(locks = FREE_LOCKS) {
    for (;;) {
      const home = createDevice(locks);
      const store = home.open();
      const id = await newTable(store);
      await run(store, 'turn-card', 'apply-card', 'deal');
      store.actions.markAnnounced(store.getState().table?.rows.length ?? 0);
      store.actions.lowerCurtain('Ben');
      await store.actions.openPapers();
      const { papers, table } = store.getState();
      const open = table?.view.open as OpenState;
      for (const power of papers?.viewers ?? []) {
        const { hand = [] } = (papers?.views[power]?.hidden ?? {}) as Partial<Hand>;
        const card = hand.find(({ event }) => mayShowNow(windowOf(event, open), open.step));
        if (!card) continue;
        const order = { type: 'order', power, slot: card.slot, do: 'play' };
        expect(await store.actions.dispatch(order)).toBeNull();
        await rest();
        return { home, store, id };
      }
    }
  }
  const shown = (store: AppStore) =>
    store.getState().table?.rows.filter(({ entry }) => entry.open?.command.type === 'show').length;

  it.each([
    'hides them',
    'goes back to the table after a reload',
    'hides them after a reload',
    'comes back from Home',
  ])('GS 10.41B: a card that is ordered to be shown is shown as its owner %s', async (how) => {
    const { home, store: before, id } = await ordered();
    let store = before;
    if (how === 'hides them') await store.actions.closePapers();
    else if (how === 'comes back from Home') {
      store.actions.closeTable();
      await store.actions.openTable(id);
    } else {
      store = home.open();
      await store.actions.openTable(id);
      expect(store.getState().curtain).toBe('Ben');
      expect(shown(store)).toBe(0);
      if (how === 'goes back to the table after a reload') store.actions.raiseCurtain();
      else {
        await store.actions.openPapers();
        await store.actions.closePapers();
      }
    }
    await vi.waitFor(() => expect(shown(store)).toBe(1));
    // It is done once.
    await rest();
    const again = home.open();
    await again.actions.openTable(id);
    expect(shown(again)).toBe(1);
    // Not announced yet: it is announced to the next viewer of the table.
    expect(again.getState().announced).toBeLessThan(again.getState().table?.rows.length ?? 0);
    again.actions.markAnnounced(again.getState().table?.rows.length ?? 0);
    const last = home.open();
    await last.actions.openTable(id);
    expect(last.getState().announced).toBe(last.getState().table?.rows.length);
  });

  it('GS 10.41B: it is shown even if another window wrote and this one was not told', async () => {
    const { home, store, id } = await ordered(createMemoryLocks());
    const other = home.open();
    await other.actions.openTable(id);
    // The window that hides the papers receives no announcements.
    home.device.announce = null;
    expect(await other.actions.dispatch({ type: 'note', words: 'Tea.' })).toBeNull();
    await rest();
    await store.actions.closePapers();
    await vi.waitFor(() => expect(shown(store)).toBe(1));
  });

  it('papers open at the first press even if another window wrote and this one was not told', async () => {
    const home = createDevice(createMemoryLocks());
    const store = home.open();
    const id = await newTable(store);
    await run(store, 'turn-card', 'apply-card', 'deal');
    await rest();
    store.actions.lowerCurtain('Ben');
    const other = home.open();
    await other.actions.openTable(id);
    home.device.announce = null;
    expect(await other.actions.dispatch({ type: 'note', words: 'Tea.' })).toBeNull();
    await rest();
    expect(await store.actions.openPapers()).toBeNull();
    expect(store.getState().papers?.person).toBe('Ben');
  });
});

describe('files', () => {
  async function played(cards: 'app' | 'paper' = 'app') {
    const home = createDevice();
    const store = home.open();
    await newTable(store, cards);
    if (cards === 'app') await run(store, 'turn-card', 'apply-card', 'deal');
    return { home, store };
  }

  it('a whole copy opens on another device and continues with the same next card', async () => {
    const { home, store } = await played();
    await store.actions.copy('whole');
    const there = createDevice();
    const far = there.open();
    const read = await far.actions.readFile(home.device.given[0]?.text ?? '');
    if (!read.ok) throw new Error(read.refusal.message);
    await far.actions.openTable(read.value);
    expect(far.getState().table?.view).toEqual(store.getState().table?.view);
    for (const each of [store, far]) {
      for (const person of ['Anna', 'Ben']) await each.actions.dispatch({ type: 'open-papers', person });
      await each.actions.dispatch({ type: 'advance' });
    }
    expect(openOf(far)).toEqual(openOf(store));
  });

  it.each([1, 2])(
    'finds nothing saved if cancelled while it is read, or while it is saved: asked %i',
    async (times) => {
      const { home, store } = await played();
      await store.actions.copy('whole');
      const there = createDevice();
      let asked = 0;
      const read = await there.open().actions.readFile(home.device.given[0]?.text ?? '', {
        cancelled: () => ++asked >= times,
      });
      expect(read).toMatchObject({ ok: false, refusal: { message: 'The file was not opened.' } });
      expect([...there.device.tables.keys()]).toEqual([]);
    },
  );

  const COPIED = 'whole-copy';
  const types = (store: AppStore) =>
    store.getState().table?.rows.map(({ entry }) => entry.open?.command.type);

  it('where several people play a whole copy is a line for everyone, and its own file holds it', async () => {
    const { home, store } = await played();
    const undo = store.getState().table?.undo?.open?.command.type;
    await store.actions.copy('whole');
    expect(types(store)).toEqual(['turn-card', 'apply-card', 'deal', COPIED]);
    expect(store.getState().table).toMatchObject({ entries: 4, copiedEntries: 4 });
    expect(store.getState().table?.undo?.open?.command.type).toBe(undo);
    const far = createDevice().open();
    const read = await far.actions.readFile(home.device.given[0]?.text ?? '');
    if (!read.ok) throw new Error(read.refusal.message);
    await far.actions.openTable(read.value);
    expect(types(far)).toEqual(types(store));
  });

  it('an unread export of everything adds the line too; its file has what was stored before', async () => {
    const { home, store } = await played();
    await store.actions.exportRaw(store.getState().table?.id ?? '');
    expect(types(store)?.at(-1)).toBe(COPIED);
    expect(home.device.given[0]?.text).not.toContain(COPIED);
  });

  it('a public copy, a cancelled one, and one of a table with nothing hidden write no line', async () => {
    const { home, store } = await played();
    await store.actions.copy('public');
    home.device.cancels = true;
    await store.actions.copy('whole');
    await store.actions.exportRaw(store.getState().table?.id ?? '');
    expect(types(store)).toEqual(['turn-card', 'apply-card', 'deal']);
    const paper = (await played('paper')).store;
    await paper.actions.copy('whole');
    expect(types(paper)).toEqual([]);
  });

  it('a single player has nobody to tell', async () => {
    const store = createDevice().open();
    const [anna, ben] = SEATS;
    const seats = [anna, { ...ben, person: 'The app', by: 'app' }];
    const setup = { name: 'T', seats, cards: 'app', deck: deckInTable(HOUSE_DECK) };
    const made = await store.actions.newTable('gathering-storm', setup, HOUSE_DECK);
    if (!made.ok) throw new Error(made.refusal.message);
    await store.actions.openTable(made.value);
    await run(store, 'turn-card', 'apply-card', 'deal');
    await store.actions.copy('whole');
    expect(types(store)).not.toContain(COPIED);
  });

  it('a public copy holds no title of a hand and no seed, and shows the same public table', async () => {
    const { home, store } = await played();
    store.actions.lowerCurtain('Anna');
    await store.actions.openPapers();
    const views = store.getState().papers?.views ?? {};
    const titles = Object.values(views).flatMap((view) =>
      'hand' in (view.hidden as object) ? (view.hidden as Hand).hand.map((card) => card.event.title) : [],
    );
    await store.actions.closePapers();
    await store.actions.copy('public');
    const { text } = home.device.given[0] as { text: string };
    for (const title of titles) expect(text).not.toContain(title);
    expect(text).not.toContain('sealed');
    const far = createDevice().open();
    const read = await far.actions.readFile(text);
    if (!read.ok) throw new Error(read.refusal.message);
    await far.actions.openTable(read.value);
    expect(openOf(far)).toEqual(openOf(store));
  });

  it.each([
    ['not JSON', () => 'hello'],
    ['another JSON', () => '{"format":"something"}'],
    ['a newer version', (text: string) => text.replace('"version":2', '"version":9')],
    ['half a file', (text: string) => text.slice(0, text.length / 2)],
    ['a changed total', (text: string) => text.replace('"changes":[]', '"changes":[["climate",0,3]]')],
    ['another seed', (text: string) => text.replace(/"sealed":"../, '"sealed":"00')],
    ['an unknown command', (text: string) => text.replace('"type":"apply-card"', '"type":"take-all"')],
    ['a changed card', (text: string) => text.replace(/"trend":-?1,/, '"trend":3,')],
  ])('%s is refused with a reason and changes nothing', async (_, corrupt) => {
    const { home, store } = await played();
    await store.actions.copy('whole');
    const text = home.device.given[0]?.text ?? '';
    expect(corrupt(text)).not.toBe(text);
    const there = createDevice();
    const read = await there.open().actions.readFile(corrupt(text));
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.refusal.message.length).toBeGreaterThan(10);
    expect(there.device.tables.size).toBe(0);
  });
});

describe('a table without a deck', () => {
  const sides = {
    first: { name: 'Western', mark: 'disk', tone: 'ink' },
    second: { name: 'Eastern', mark: 'square', tone: 'blue' },
  };
  const assault = { type: 'assault', hex: '2318', attacker: 'first', anyway: true };
  const diceOf = (store: AppStore) =>
    (store.getState().table?.rows.at(-1)?.entry.open?.came as { dice: unknown } | undefined)?.dice;

  it('GOSS 23.1.0: rolls from its own committed seed; undo and another roll is no re-roll', async () => {
    const home = createDevice();
    const store = home.open();
    const made = await store.actions.newTable('goss', { name: 'River Line', sides }, null);
    if (!made.ok) throw new Error(made.refusal.message);
    await store.actions.openTable(made.value);
    expect(store.getState().table?.view.open).toMatchObject({
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await store.actions.dispatch(assault)).toBeNull();
    const first = diceOf(store);
    expect(first).toMatchObject({ first: [expect.any(Number), expect.any(Number)] });
    await store.actions.dispatch({ type: 'undo' });
    await store.actions.dispatch({ ...assault, hex: '2319' });
    expect(diceOf(store)).not.toEqual(first);
    await store.actions.dispatch(assault);
    expect(diceOf(store)).toEqual(first);
  });
});

describe('a table for one', () => {
  const ALONE = [
    { person: 'Anna', powers: ['Germany', 'Italy'] },
    { person: 'The app', powers: ['Britain', 'France', 'Russia'], by: 'app' },
  ];
  async function sitAlone(store: AppStore): Promise<void> {
    const setup = { name: 'Alone', seats: ALONE, cards: 'app', deck: deckInTable(HOUSE_DECK) };
    const made = await store.actions.newTable('gathering-storm', setup, HOUSE_DECK);
    if (!made.ok) throw new Error(made.refusal.message);
    await store.actions.openTable(made.value);
  }
  const typesOf = (store: AppStore) =>
    store.getState().table?.rows.map(({ entry }) => entry.open?.command.type);

  it('after a reload the player’s papers are open again; those of a person without a seat are not', async () => {
    const home = createDevice();
    const store = home.open();
    await sitAlone(store);
    await run(store, 'turn-card', 'apply-card', 'deal');
    const id = store.getState().table?.id as string;
    await store.actions.lowerCurtain('Anna');
    await rest();
    const again = home.open();
    await again.actions.openTable(id);
    expect(again.getState().papers?.viewers).toEqual(['Germany', 'Italy', 'research:Axis']);
    expect(again.getState().curtain).toBeNull();
    // Read again, not opened again.
    expect(typesOf(again)?.filter((type) => type === 'open-papers')).toHaveLength(2);
    // A person of another name has the seat by now, so no sheet opens.
    again.actions.closeTable();
    home.device.memory.set('curtain', JSON.stringify({ id, person: 'Nobody' }));
    const later = home.open();
    await later.actions.openTable(id);
    expect([later.getState().papers, later.getState().curtain]).toEqual([null, null]);
  });

  it('GS 9.12: the app reads its cards by itself; what it orders is in no view of the table', async () => {
    const home = createDevice();
    const store = home.open();
    await sitAlone(store);
    await run(store, 'turn-card', 'apply-card', 'deal');
    // What may be shown at any time is shown when the app closes its papers.
    expect(typesOf(store)?.slice(0, 4)).toEqual(['turn-card', 'apply-card', 'deal', 'open-papers']);
    expect(
      typesOf(store)
        ?.slice(4)
        .every((type) => type === 'show'),
    ).toBe(true);
    expect(openOf(store).visited).toEqual(['The app']);
    const seen = JSON.stringify(store.getState());
    expect(seen).not.toContain('orders');
    await store.actions.lowerCurtain('Anna');
    expect(store.getState().curtain).toBeNull();
    expect(store.getState().papers?.viewers).toEqual(['Germany', 'Italy', 'research:Axis']);
    expect(Object.keys(store.getState().papers?.views ?? {})).not.toContain('Britain');
    await store.actions.closePapers();
    await run(store, 'advance');
    expect(openOf(store).step).not.toBe('read');
  });

  it('does not repeat an undone decision at once, and decides the same when asked', async () => {
    const home = createDevice();
    const store = home.open();
    await sitAlone(store);
    await run(store, 'turn-card', 'apply-card', 'deal');
    const orders = () =>
      [...home.device.tables.values()].flatMap(({ entries }) =>
        entries.flatMap(({ hidden }) => Object.values(hidden ?? {}).map(({ command }) => command)),
      );
    await rest();
    const first = orders().filter((command) => command?.type === 'order');
    expect(first.length).toBeGreaterThan(0);
    while (openOf(store).visited.length > 0) await store.actions.dispatch({ type: 'undo' });
    expect(openOf(store).step).toBe('read');
    await store.actions.lowerCurtain('The app');
    await rest();
    const all = orders().filter((command) => command?.type === 'order');
    expect(all.slice(first.length)).toEqual(first);
  });

  it('a hand is looked at on purpose, and the line stays', async () => {
    const home = createDevice();
    const store = home.open();
    await sitAlone(store);
    await run(store, 'turn-card', 'apply-card', 'deal');
    const seen = await store.actions.look('Russia');
    if (!seen.ok) throw new Error(seen.refusal.message);
    expect((seen.value.hidden as Hand).hand).toHaveLength(1);
    expect(typesOf(store)?.at(-1)).toBe('look');
    const mine = await store.actions.look('Germany');
    expect(mine.ok ? null : mine.refusal.allowed).toBe('Name Britain, France and Russia.');
  });

  it('goes on by itself to the next decision, and stops if something is shown', async () => {
    const home = createDevice();
    const store = home.open();
    await sitAlone(store);
    const next = (open: { step: string }) =>
      ({ draw: { type: 'turn-card' }, general: { type: 'apply-card' }, deal: { type: 'deal' } })[open.step] ??
      null;
    expect(await store.actions.playOn({ next, stops: () => false })).toBeNull();
    expect(openOf(store).step).toBe('read');
    const again = createDevice().open();
    await sitAlone(again);
    await again.actions.playOn({ next, stops: ({ open }) => open?.command.type === 'apply-card' });
    expect(openOf(again).step).toBe('deal');
  });

  it.each([
    [
      'the app holds every power',
      [{ person: 'The app', powers: POWERS, by: 'app' }],
      'app',
      'Somebody must play',
    ],
    ['paper cards', ALONE, 'paper', 'With paper cards the app holds no hand'],
    [
      'an unknown holder',
      [{ person: 'Anna', powers: POWERS, by: 'ghost' }],
      'app',
      'Powers are held by app or open',
    ],
  ])('is refused: %s', async (_, seats, cards, reason) => {
    const store = createDevice().open();
    const setup = { name: 'Alone', seats, cards, deck: cards === 'app' ? deckInTable(HOUSE_DECK) : null };
    const made = await store.actions.newTable('gathering-storm', setup, cards === 'app' ? HOUSE_DECK : null);
    expect(made.ok ? '' : made.refusal.message).toContain(reason);
  });
});

describe('the plan of a copy', () => {
  const setUp = async (cards: 'app' | 'paper') => {
    const { device, open } = createDevice();
    const store = open();
    const setup = {
      name: 'Our table',
      seats: SEATS,
      cards,
      ...(cards === 'app' ? { deck: deckInTable(HOUSE_DECK) } : {}),
    };
    const made = await store.actions.newTable('gathering-storm', setup, cards === 'app' ? HOUSE_DECK : null);
    if (!made.ok) throw new Error(made.refusal.message);
    await store.actions.openTable(made.value);
    return { device, store };
  };

  it('is given before the copy is made, and saves nothing', async () => {
    const { device, store } = await setUp('app');
    const plan = store.actions.planCopy('whole');
    expect(device.given).toEqual([]);
    await store.actions.copy('whole');
    const [given] = device.given;
    expect(given?.name).toBe(plan?.name);
  });

  it('has hands in its name from the deal on, a public one never, and paper cards never', async () => {
    const { store } = await setUp('app');
    const hands = () => store.actions.planCopy('whole')?.name.endsWith('_with-hands.json');
    expect([hands(), store.actions.planCopy('whole')?.hides]).toEqual([false, true]);
    for (const type of ['turn-card', 'apply-card', 'deal']) await store.actions.dispatch({ type });
    expect(hands()).toBe(true);
    expect(store.actions.planCopy('public')?.name).not.toContain('with-hands');

    const paper = (await setUp('paper')).store;
    for (const type of ['advance', 'advance']) await paper.actions.dispatch({ type });
    expect(paper.actions.planCopy('whole')).toMatchObject({ hands: false, hides: false });
    expect(paper.actions.planCopy('whole')?.name).not.toContain('with-hands');
  });

  it('is null while no table is open', () => {
    expect(createDevice().open().actions.planCopy('whole')).toBeNull();
  });

  it('of a table that came from a file: that file is its copy', async () => {
    const { device, store } = await setUp('app');
    await store.actions.dispatch({ type: 'turn-card' });
    await store.actions.copy('whole');
    const far = createDevice().open();
    const read = await far.actions.readFile(device.given[0]?.text ?? '');
    if (!read.ok) throw new Error(read.refusal.message);
    await far.actions.openTable(read.value);
    const { entries, copiedEntries } = far.getState().table ?? { entries: -1, copiedEntries: -2 };
    expect(copiedEntries).toBe(entries);
  });
});
