import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deckInTable } from '@/games/gathering-storm/rules/cards/decks';
import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import type { Entry } from '@/kernel/journal/entry';
import type { Platform, StoredRecords, TableRecord } from '@/kernel/ports';
import type { AppStore } from './app-store';
import { createAppStore } from './store';
import { FREE_LOCKS } from './testing/in-memory-lock';

const SEATS = [
  { person: 'Anna', powers: ['Germany', 'Italy'] },
  { person: 'Ben', powers: ['Britain', 'France', 'Russia'] },
];

/** Rows as they lie on a device: each can be made anything. */
type Lying = { record: unknown; seed: unknown; note: unknown; entries: Map<unknown, unknown> };

const rowsOf = (id: string, { entries, ...rest }: Lying): StoredRecords =>
  structuredClone({ id, ...rest, entries: [...entries].map(([key, value]) => ({ key, value })) });

function createDevice() {
  const lying = new Map<string, Lying>();
  const given: { name: string; text: string }[] = [];
  const put = ({ record, seed, note, entries }: Omit<Lying, 'entries'> & { entries: readonly Entry[] }) => {
    const rows = { record, seed, note, entries: new Map(entries.map((entry) => [entry.n, entry])) };
    lying.set((record as TableRecord).id, structuredClone(rows) as Lying);
  };
  const platform: Platform = {
    storage: {
      list: async () => [...lying].map(([id, { note }]) => ({ id, note })),
      create: async (record, seed, note, entries) => put({ record, seed, note, entries }),
      async read(id) {
        const table = lying.get(id);
        return table ? rowsOf(id, table) : null;
      },
      repair: async (table) => put(table),
      async append(id, entry) {
        lying.get(id)?.entries.set(entry.n, structuredClone(entry));
        return 'written';
      },
      restore: async () => false,
      hasAll: async () => true,
      hasGrown: async () => false,
      onDeleted: () => () => undefined,
      async note(note) {
        const table = lying.get(note.id);
        if (table) table.note = note;
      },
      remove: async (id) => void lying.delete(id),
    },
    locks: FREE_LOCKS,
    decks: { list: async () => [], put: async () => true, remove: async () => undefined },
    entropy: (bytes) => Uint8Array.from({ length: bytes }, (_, at) => (at * 31 + lying.size * 7) % 256),
    now: () => 1_000,
    persist: async () => true,
    async download(name, text) {
      given.push({ name, text });
      return 'downloaded';
    },
    announce: () => undefined,
    onAnnounce: () => () => undefined,
  };
  const open = () => createAppStore(platform, { read: () => null, write: () => undefined });
  return { lying, given, open, platform, shelf: platform.storage };
}

/** The value under a key of a row, to be damaged. */
type Part = Record<string, never> & { open: { came: unknown; command: unknown }; hidden: unknown };
const entryOf = (table: Lying, n: number) => table.entries.get(n) as Part;

interface Damaged {
  does: (table: Lying) => void;
  /** The expected message; null if the table opens at once. */
  said: RegExp | null;
  /** What can be opened, by the number of public entries. */
  opens: { kind: 'whole' | 'public'; entries: number }[];
}

/** The table has six entries: turn-card, apply-card, deal, and three of the board. */
const ALL = 6;
const wholeTo = (entries: number) => ({ kind: 'whole' as const, entries });
const publicTo = (entries: number) => ({ kind: 'public' as const, entries });

const KINDS: Record<string, Damaged> = {
  'an entry is missing': {
    does: ({ entries }) => entries.delete(4),
    said: /^Entry 4 is missing\.$/,
    opens: [wholeTo(3)],
  },
  'the first entry is missing': {
    does: ({ entries }) => entries.delete(1),
    said: /^Entry 1 is missing\.$/,
    opens: [wholeTo(0)],
  },
  'an entry is null': {
    does: ({ entries }) => entries.set(4, null),
    said: /^Entry 4 is damaged\.$/,
    opens: [wholeTo(3)],
  },
  'an entry is no entry': {
    does: ({ entries }) => entries.set(5, 'x'),
    said: /^Entry 5 is damaged\.$/,
    opens: [wholeTo(4)],
  },
  'an entry is there twice': {
    does: ({ entries }) => entries.set(5, entries.get(4)),
    said: /^Entry 5 is damaged\.$/,
    opens: [wholeTo(4)],
  },
  'a row more lies among the entries': {
    does: ({ entries }) => entries.set('copy', entries.get(4)),
    said: /^Something lies among the entries that is none of them\.$/,
    opens: [wholeTo(ALL)],
  },
  'an entry stands upon a later one': {
    does: (table) => Object.assign(entryOf(table, 5), { parent: 9 }),
    said: /^Entry 5 is damaged\.$/,
    opens: [wholeTo(4)],
  },
  'a command that no game has': {
    does: (table) => Object.assign(entryOf(table, 5).open, { command: { type: 'x' } }),
    said: /^Entry 5 is damaged: there is no command "x"\.$/,
    opens: [wholeTo(4)],
  },
  'an outcome is missing': {
    does: (table) => Reflect.deleteProperty(entryOf(table, 1).open, 'came'),
    said: /^Entry 1 is damaged: .*"turn-card" cannot be read\.$/,
    opens: [wholeTo(0)],
  },
  'an outcome is another thing': {
    does: (table) => Object.assign(entryOf(table, 1).open, { came: { card: 7 } }),
    said: /^Entry 1 is damaged/,
    opens: [wholeTo(0)],
  },
  'a hand is no hand': {
    does: (table) => Object.assign(entryOf(table, 3), { hidden: { Germany: 'x' } }),
    said: /^A hand in entry 3 is damaged\.$/,
    opens: [wholeTo(2), publicTo(ALL)],
  },
  'the hands are null': {
    does: (table) => Object.assign(entryOf(table, 3), { hidden: null }),
    said: /^A hand in entry 3 is damaged\.$/,
    opens: [wholeTo(2), publicTo(ALL)],
  },
  'the set-up is missing': {
    does: (table) => Reflect.deleteProperty(table.record as object, 'setup'),
    said: /^The set-up is damaged/,
    opens: [],
  },
  'the set-up is another': {
    does: (table) => Object.assign(table.record as object, { setup: { seats: 7 } }),
    said: /^The set-up is damaged/,
    opens: [],
  },
  'the record is missing': {
    does: (table) => Object.assign(table, { record: undefined }),
    said: /^What the table began with is missing/,
    opens: [],
  },
  'the game is none': {
    does: (table) => Object.assign(table.record as object, { game: 'checkers' }),
    said: /^Its game is none that this version of the app knows\.$/,
    opens: [],
  },
  'the note is missing': {
    does: (table) => Object.assign(table, { note: undefined }),
    said: null,
    opens: [wholeTo(ALL)],
  },
  'the note is damaged': {
    does: (table) => Object.assign(table.note as object, { season: { year: 1 }, playedAt: 'late' }),
    said: null,
    opens: [wholeTo(ALL)],
  },
  'the seed is missing': {
    does: (table) => Object.assign(table, { seed: undefined }),
    said: /^The seed is damaged/,
    opens: [wholeTo(ALL)],
  },
  'the seed is another': {
    does: (table) => Object.assign(table, { seed: new Uint8Array(64) }),
    said: /^The seed is damaged/,
    opens: [wholeTo(ALL)],
  },
  'the deck is missing': {
    does: (table) => Object.assign(table.record as object, { deck: null }),
    said: /^The deck is damaged/,
    opens: [publicTo(ALL)],
  },
  'a card of the deck is another': {
    does: (table) => {
      const { deck } = table.record as { deck: { cards: { trend: number }[] } };
      Object.assign(deck.cards[0] as object, { trend: 9 });
    },
    said: /^The deck is damaged/,
    opens: [publicTo(ALL)],
  },
};

describe('a damaged table', () => {
  let device: ReturnType<typeof createDevice>;
  let store: AppStore;
  let id: string;
  let whole: unknown;
  beforeEach(async () => {
    device = createDevice();
    store = device.open();
    const setup = { name: 'Evening', seats: SEATS, cards: 'app', deck: deckInTable(HOUSE_DECK) };
    const made = await store.actions.newTable('gathering-storm', setup, HOUSE_DECK);
    if (!made.ok) throw new Error(made.refusal.message);
    id = made.value;
    expect(await store.actions.openTable(id)).toBeNull();
    for (const type of ['turn-card', 'apply-card', 'deal'])
      expect(await store.actions.dispatch({ type })).toBeNull();
    for (const value of [1, 2, 3])
      expect(await store.actions.dispatch({ type: 'set-fact', fact: 'balance', value })).toBeNull();
    await vi.waitFor(() => expect(device.lying.get(id)?.entries.size).toBe(ALL));
    whole = store.getState().table?.view;
  });

  it.each(Object.entries(KINDS))('%s: opens as far as it can be read, and says why', async (_, kind) => {
    const lying = device.lying.get(id) as Lying;
    kind.does(lying);
    const found = rowsOf(id, lying);
    const again = device.open();

    await again.actions.loadTables();
    expect(again.getState().storageError).toBeNull();
    expect(again.getState().summaries?.map((note) => note.name)).toEqual(['Evening']);

    const refusal = await again.actions.openTable(id);
    const { damage, table } = again.getState();
    if (kind.said === null) {
      expect([refusal, damage]).toEqual([null, null]);
      expect(table?.view).toEqual(whole);
      // The summary was rebuilt.
      expect(device.lying.get(id)?.note).toMatchObject({ id, name: 'Evening', entries: ALL });
      return;
    }
    expect(table).toBeNull();
    expect(damage?.wrong).toEqual([expect.stringMatching(kind.said)]);
    expect(damage?.parts.map(({ kind, entries }) => ({ kind, entries }))).toEqual(kind.opens);
    // The original data is still stored unchanged, and can be exported.
    expect(rowsOf(id, device.lying.get(id) as Lying)).toEqual(found);
    expect(await again.actions.exportRaw(id)).toBe('downloaded');
    const file = JSON.parse(device.given.at(-1)?.text ?? '');
    expect(file.stored.entries).toHaveLength(found.entries.length);

    for (const part of kind.opens) {
      device.lying.set(id, {
        ...structuredClone(found),
        entries: new Map(found.entries.map(({ key, value }) => [key, value])),
      });
      const mended = device.open();
      expect(await mended.actions.openPart(id, part.kind)).toBeNull();
      expect(mended.getState().table?.entries).toBe(part.entries);
      // After more play and another opening, the data set aside is still in the file.
      const command = { type: 'set-fact', fact: 'balance', value: -1 };
      expect(await mended.actions.dispatch(command)).toBeNull();
      await vi.waitFor(() => expect(mended.getState().saveStatus).toBe('kept'));
      const last = device.open();
      expect(await last.actions.openTable(id)).toBeNull();
      expect(last.getState().table?.entries).toBe(part.entries + 1);
      expect(device.lying.get(id)?.record).toMatchObject({ aside: { rows: found } });
      await last.actions.exportRaw(id);
      const all = JSON.parse(device.given.at(-1)?.text ?? '');
      expect(all.stored.record.aside.rows.entries).toHaveLength(found.entries.length);
    }
  });

  it('never prevents another table from opening, and shows no raw error', async () => {
    const lying = device.lying.get(id) as Lying;
    device.lying.clear();
    device.lying.set('bad', {
      record: 5,
      seed: 'x',
      note: null,
      entries: new Map<unknown, unknown>([[1, 1]]),
    });
    device.lying.set('none', {
      record: undefined,
      seed: 1,
      note: { id: 'none', name: 7 },
      entries: new Map(),
    });
    device.lying.set(id, lying);
    const again = device.open();
    await again.actions.loadTables();
    expect(again.getState().summaries?.map((note) => note.id)).toEqual([id, 'bad', 'none']);
    for (const bad of ['bad', 'none']) {
      const refusal = await again.actions.openTable(bad);
      expect(refusal?.message).toBe('A table without a name is damaged.');
      expect(again.getState().damage?.parts).toEqual([]);
    }
    expect(await again.actions.openTable(id)).toBeNull();
    expect(again.getState().damage).toBeNull();
  });

  it('a number that does not add up opens whole, and its entry is named', async () => {
    Object.assign(entryOf(device.lying.get(id) as Lying, 5), { changes: [['balance', 0, 4]] });
    const again = device.open();
    expect(await again.actions.openTable(id)).toBeNull();
    await vi.waitFor(() => expect(again.getState().table?.difference?.n).toBe(5));
    expect(again.getState().table?.view).toEqual(whole);
  });

  it('saves an entry that was recorded but cannot be shown, and opens the table as far as it can be read', async () => {
    const { TableSession } = await import('./table/table-session');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const read = vi.spyOn(TableSession.prototype, 'read').mockImplementationOnce(() => {
      throw new TypeError('x is not a function');
    });
    await store.actions.dispatch({ type: 'set-fact', fact: 'balance', value: 0 });
    await vi.waitFor(() => expect(store.getState().table?.entries).toBe(ALL + 1));
    expect(device.lying.get(id)?.entries.size).toBe(ALL + 1);
    read.mockRestore();
  });

  it('a command that fails in itself is refused in words', async () => {
    const { TableSession } = await import('./table/table-session');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(TableSession.prototype, 'dispatch').mockRejectedValueOnce(new TypeError('x is undefined'));
    const refusal = await store.actions.dispatch({ type: 'set-fact', fact: 'balance', value: 0 });
    expect(refusal?.message).toBe('That cannot be done: the fault is ours.');
    expect(store.getState().busy).toBe(false);
  });

  it('reports a failed download as such, in a command and when a table is opened', async () => {
    const { TableSession } = await import('./table/table-session');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new TypeError('Failed to fetch dynamically imported module: /assets/opened.js');
    vi.spyOn(TableSession.prototype, 'dispatch').mockRejectedValueOnce(error);
    const command = await store.actions.dispatch({ type: 'set-fact', fact: 'balance', value: 0 });
    expect(command?.message).toBe('A part of the app could not be fetched.');
    device.platform.storage.read = () => Promise.reject(error);
    const opened = await device.open().actions.openTable(id);
    for (const refusal of [command, opened])
      expect(refusal?.allowed).toMatch(/^Connect this device to the net/);
  });

  it('a browser without random numbers starts no table, and says so', async () => {
    device.platform.entropy = () => {
      throw new TypeError('crypto is undefined');
    };
    const made = await device.open().actions.newTable('goss', { name: 'T' }, null);
    expect(made).toMatchObject({ ok: false, refusal: { allowed: 'Open the app in another browser.' } });
  });

  it('a table that continues without its seed can be copied to another device', async () => {
    Object.assign(device.lying.get(id) as Lying, { seed: undefined });
    const again = device.open();
    await again.actions.openTable(id);
    await again.actions.openPart(id, 'whole');
    await again.actions.copy('whole');
    const other = createDevice().open();
    const read = await other.actions.readFile(device.given.at(-1)?.text ?? '');
    if (!read.ok) throw new Error(read.refusal.message);
    expect(await other.actions.openTable(read.value)).toBeNull();
    // With the line that a whole copy was made.
    expect(other.getState().table?.entries).toBe(ALL + 1);
  });

  it('a storage that fails while a table is read says so in words', async () => {
    vi.spyOn(device.shelf, 'read').mockRejectedValue(new TypeError("reading 'transaction' of undefined"));
    const again = device.open();
    const refusal = await again.actions.openTable(id);
    expect(refusal?.message).toBe('This table could not be opened.');
    expect(JSON.stringify(refusal)).not.toContain('undefined');
    expect(await again.actions.exportRaw(id)).toBe('downloaded');
  });
});
