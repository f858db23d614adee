import { createStore } from 'zustand/vanilla';
import type { Platform } from '@/kernel/ports';
import type { Result } from '@/kernel/result';
import type { Box, BoxActions, BoxState, Preferences } from './box';
import { begunAt, overtakenAt, remember, toldAt, WELCOMED } from './remembered';
import { OpenTable } from './table/open-table';
import { createPlay } from './table/play';
import { createTables } from './table/tables';
import { createVisits, endVisit } from './table/visits';
import { createWorking, type Trying, toRefusal } from './table/working';

const FRESH: BoxState = {
  notes: null,
  shelfFailed: null,
  lostTables: 0,
  unsaved: [],
  table: null,
  saveStatus: 'kept',
  outdated: false,
  damage: null,
  busy: false,
  curtain: null,
  papers: null,
  overtaken: null,
  moment: null,
  away: false,
  told: 0,
  begun: {},
  update: null,
};

/**
 * The one store: the shelf, the open table, the curtain.
 * @param notes the tables on this device, where they are known before they are read
 */
export function createBox(
  platform: Platform,
  preferences: Preferences,
  notes: BoxState['notes'] = null,
): Box {
  const store = createStore<BoxState>(() => ({ ...FRESH, notes }));
  const working = createWorking((busy) => store.setState({ busy }));
  const trying: Trying = (work) => working(work).catch(toRefusal);
  const table = new OpenTable(platform, preferences, store, () => working(() => endVisit(table)));
  const tables = createTables(table);
  const actions: BoxActions = {
    ...tables,
    ...createVisits(table, trying),
    ...createPlay(table, trying),
    ...createCopies(table, tables.readShelf),
    ...createDeviceFile(table, tables.readShelf),
    ...createMarks(table),
    newTable: (...asked) => working(() => tables.newTable(...asked)),
    openTable: (id) => table.open(id, false),
    watchTable: (id) => table.open(id, true),
    openPart: (id, kind) => table.openPart(id, kind),
    closeTable: () => table.close(),
    lookBack(no) {
      const view = no === null ? null : table.live?.at(no);
      store.setState({ moment: no !== null && view ? { no, view } : null });
      return no === null || Boolean(view);
    },
    openAfter: (no) => table.live?.at(no)?.open ?? null,
    deckOfTable: () => table.live?.deck ?? null,
    lineOfTable: () => table.live?.line() ?? [],
    retry: () => table.retry(),
    acceptRestored() {
      if (!table.live) return;
      table.live.restored = false;
      table.show();
    },
  };
  return Object.assign(store, { actions });
}

/** The open table as a file. */
function createCopies(
  table: OpenTable,
  readShelf: () => Promise<void>,
): Pick<BoxActions, 'planCopy' | 'copy' | 'giveRows'> {
  return {
    planCopy: (kind) => table.live?.plan(kind) ?? null,
    async copy(kind) {
      if (!table.live) return 'cancelled';
      const given = await table.live.copy(kind);
      await readShelf();
      return given;
    },
    async giveRows(id, broke) {
      const { giveRows } = await import('./give-rows');
      const live = table.live?.id === id ? table.live : null;
      const given = await giveRows(table.platform, { id, memory: live?.rows() ?? null, broke });
      // A table that cannot be told any more is given all the same.
      if (given === 'shared' || given === 'downloaded') await live?.tellCopy().catch(console.error);
      return given;
    },
  };
}

/** Everything of this device as one file, and back. */
function createDeviceFile(
  table: OpenTable,
  readShelf: () => Promise<void>,
): Pick<BoxActions, 'planDeviceBackup' | 'planRestore' | 'restoreDevice'> {
  /** A device that bars its storage throws. */
  const attempt = <T>(work: () => Promise<Result<T>>) =>
    work().catch((error) => ({ ok: false as const, refusal: toRefusal(error) }));
  return {
    planDeviceBackup: () =>
      attempt(async () => (await import('./device-file/back-up-device')).planDeviceBackup(table)),
    planRestore: (...given) =>
      attempt(async () => (await import('./device-file/read-device')).planRestore(table, ...given)),
    restoreDevice: (...given) =>
      attempt(async () => {
        const { restoreDevice } = await import('./device-file/restore-device');
        const restored = await restoreDevice(table, ...given);
        await readShelf();
        return restored;
      }),
  };
}

/** What this device remembers of the open table besides its entries: what was told and read there, and begun. */
function createMarks(
  table: OpenTable,
): Pick<BoxActions, 'tell' | 'welcome' | 'saveDraft' | 'acceptOvertaken'> {
  const { platform, preferences } = table;
  const { setState: set, getState } = table.store;
  return {
    tell(entries) {
      set({ told: entries });
      if (table.live && !table.watching) preferences.write(toldAt(table.live.id), String(entries));
    },
    welcome() {
      if (table.live && getState().away)
        remember(preferences, WELCOMED, { id: table.live.id, at: platform.now() });
      set({ away: false });
    },
    saveDraft(name, value) {
      const id = table.live?.id ?? getState().table?.id;
      if (id === undefined) return;
      const { [name]: _, ...others } = getState().begun;
      const begun = value === undefined || value === null ? others : { ...others, [name]: value };
      const kept = Object.keys(begun).length > 0 ? JSON.stringify(begun) : null;
      preferences.write(begunAt(id), kept);
      set({ begun });
    },
    acceptOvertaken() {
      if (table.live) preferences.write(overtakenAt(table.live.id), null);
      set({ overtaken: null });
    },
  };
}
