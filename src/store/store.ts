import { createStore } from 'zustand/vanilla';
import { type Platform, storageErrorMessage } from '@/kernel/ports';
import { type Result, refuse } from '@/kernel/result';
import type { AppActions, AppState, AppStore, Preferences } from './app-store';
import { createLinkActions } from './link/link-actions';
import { announcedKey, conflictKey, draftsKey, remember, WELCOMED } from './remembered';
import { createLockActions } from './sealing/lock-actions';
import { withVault } from './sealing/sealed-storage';
import { type Attempt, createBusyRunner, toRefusal } from './table/busy';
import { NO_TABLE, OpenTable } from './table/open-table';
import { createPlay } from './table/play';
import { createTables, NO_STORAGE } from './table/tables';
import { createVisits, endVisit } from './table/visits';

const FRESH: AppState = {
  summaries: null,
  storageError: null,
  lostTables: 0,
  unsaved: [],
  table: null,
  saveStatus: 'kept',
  outdated: false,
  damage: null,
  locked: null,
  recoverySheet: null,
  recovered: null,
  busy: false,
  curtain: null,
  papers: null,
  conflict: null,
  moment: null,
  returning: false,
  announced: 0,
  drafts: {},
  link: null,
  update: null,
};

/**
 * The one store: the shelf, the open table, the curtain.
 * @param notes the tables on this device, where they are known before they are read
 */
export function createAppStore(
  device: Platform,
  preferences: Preferences,
  summaries: AppState['summaries'] = null,
): AppStore {
  const platform = withVault({
    ...device,
    announce(id, entries) {
      device.announce(id, entries);
      links.announced();
    },
  });
  const store = createStore<AppState>(() => ({ ...FRESH, summaries }));
  const working = createBusyRunner((busy) => store.setState({ busy }));
  const trying: Attempt = (work) => working(work).catch(toRefusal);
  const table = new OpenTable(platform, preferences, store, () => working(() => endVisit(table)));
  const tables = createTables(table);
  const links = createLinkActions(table, working);
  const actions: AppActions = {
    ...tables,
    ...links,
    ...createVisits(table, trying),
    ...createPlay(table, trying),
    ...createCopies(table, tables.loadTables),
    ...createDeviceFile(table, tables.loadTables),
    ...createFairness(table, trying),
    ...createMarks(table),
    ...createLockActions(table),
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
    lineOfTable: () => table.live?.publicJournal.line() ?? [],
    retry: () => table.retry(),
    acceptRestored() {
      if (!table.live) return;
      table.live.dismissRestored();
      table.show();
    },
  };
  return Object.assign(store, { actions });
}

/** The open table as a file. */
function createCopies(
  table: OpenTable,
  loadTables: () => Promise<void>,
): Pick<AppActions, 'planCopy' | 'copy' | 'exportRaw'> {
  return {
    planCopy: (kind) => table.live?.copies.plan(kind) ?? null,
    async copy(kind) {
      if (!table.live) return 'cancelled';
      const given = await table.live.copies.give(kind);
      await loadTables();
      return given;
    },
    async exportRaw(id, broke) {
      const { exportRaw } = await import('./export-raw');
      const live = table.live?.id === id ? table.live : null;
      const given = await exportRaw(table.platform, { id, memory: live?.copies.toRecords() ?? null, broke });
      // The file is exported even if the copy cannot be reported at the table.
      if (given === 'shared' || given === 'downloaded') await live?.copies.announce().catch(console.error);
      return given;
    },
  };
}

/** What people check the deal by; it is loaded when somebody asks. */
function createFairness(
  table: OpenTable,
  trying: Attempt,
): Pick<AppActions, 'readFairness' | 'openDeal' | 'reshuffle'> {
  const load = () => import('./table/fairness');
  return {
    async readFairness() {
      const { readFairness } = await load();
      return table.live && readFairness(table.live.copies.headSource());
    },
    async openDeal() {
      const { openDeal } = await load();
      return table.live && openDeal(table.live.copies);
    },
    reshuffle: () =>
      trying(async () => {
        const { reshuffle } = await load();
        return table.live ? reshuffle(table.platform, table.live) : NO_TABLE;
      }),
  };
}

/** Everything of this device as one file, and back. */
function createDeviceFile(
  table: OpenTable,
  loadTables: () => Promise<void>,
): Pick<AppActions, 'planDeviceBackup' | 'planRestore' | 'restoreDevice'> {
  const attempt = async <T>(work: () => Promise<Result<T>>): Promise<Result<T>> => {
    try {
      await table.platform.storage.list();
    } catch (error) {
      const allowed = storageErrorMessage(error) ?? NO_STORAGE;
      return refuse('This device cannot read its tables now.', { allowed });
    }
    return work().catch((error) => ({ ok: false, refusal: toRefusal(error) }));
  };
  return {
    planDeviceBackup: () =>
      attempt(async () => (await import('./device-file/back-up-device')).planDeviceBackup(table)),
    planRestore: (...given) =>
      attempt(async () => (await import('./device-file/read-device')).planRestore(table, ...given)),
    restoreDevice: (...given) =>
      attempt(async () => {
        const { restoreDevice } = await import('./device-file/restore-device');
        const restored = await restoreDevice(table, ...given);
        await loadTables();
        return restored;
      }),
  };
}

/** What this device remembers of the open table besides entries: what was announced and read, and drafts. */
function createMarks(
  table: OpenTable,
): Pick<AppActions, 'markAnnounced' | 'dismissReturn' | 'saveDraft' | 'acceptConflict'> {
  const { platform, preferences } = table;
  const { setState: set, getState } = table.store;
  return {
    markAnnounced(entries) {
      set({ announced: entries });
      if (table.live && !table.watching) preferences.write(announcedKey(table.live.id), String(entries));
    },
    dismissReturn() {
      if (table.live && getState().returning)
        remember(preferences, WELCOMED, { id: table.live.id, at: platform.now() });
      set({ returning: false });
    },
    saveDraft(name, value) {
      const id = table.live?.id ?? getState().table?.id;
      if (id === undefined) return;
      const { [name]: _, ...others } = getState().drafts;
      const drafts = value === undefined || value === null ? others : { ...others, [name]: value };
      const text = Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : null;
      preferences.write(draftsKey(id), text);
      set({ drafts });
    },
    acceptConflict() {
      if (table.live) preferences.write(conflictKey(table.live.id), null);
      set({ conflict: null });
    },
  };
}
