import { createStore } from 'zustand/vanilla';
import type { Platform } from '@/kernel/ports';
import type { Box, BoxActions, BoxState, Preferences } from './box';
import { createOpenTable } from './open-table';
import type { Parts } from './parts';
import { createPlay } from './play';
import { begunAt, overtakenAt, remember, toldAt, WELCOMED } from './remembered';
import { createTables } from './tables';
import { createVisits } from './visits';
import { createWorking, type Trying, toRefusal } from './working';

const FRESH: BoxState = {
  notes: null,
  shelfFailed: null,
  table: null,
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
  const coming = Promise.resolve(null);
  const parts: Parts = { platform, preferences, store, live: null, watching: false, reading: null, coming };
  const working = createWorking((busy) => store.setState({ busy }));
  const trying: Trying = (work) => working(work).catch(toRefusal);
  const { endVisit, ...visits } = createVisits(parts, trying);
  const { show, ...table } = createOpenTable(parts, () => working(endVisit));
  const tables = createTables(parts);
  const actions: BoxActions = {
    ...tables,
    ...table,
    ...visits,
    ...createPlay(parts, trying),
    ...createCopies(parts, tables.readShelf),
    ...createMarks(parts),
    lookBack(no) {
      const view = no === null ? null : parts.live?.at(no);
      store.setState({ moment: no !== null && view ? { no, view } : null });
      return no === null || Boolean(view);
    },
    openAfter: (no) => parts.live?.at(no)?.open ?? null,
    deckOfTable: () => parts.live?.deck ?? null,
    lineOfTable: () => parts.live?.line() ?? [],
    async retry() {
      await parts.live?.retry();
    },
    acceptRestored() {
      if (!parts.live) return;
      parts.live.restored = false;
      show();
    },
  };
  return Object.assign(store, { actions });
}

/** The open table as a file. */
function createCopies(
  parts: Parts,
  readShelf: () => Promise<void>,
): Pick<BoxActions, 'planCopy' | 'copy' | 'giveRows'> {
  return {
    planCopy: (kind) => parts.live?.plan(kind) ?? null,
    async copy(kind) {
      if (!parts.live) return 'cancelled';
      const given = await parts.live.copy(kind);
      await readShelf();
      return given;
    },
    async giveRows(id, broke) {
      const { giveRows } = await import('./give-rows');
      const table = parts.live?.id === id ? parts.live : null;
      const given = await giveRows(parts.platform, { id, memory: table?.rows() ?? null, broke });
      // A table that cannot be told any more is given all the same.
      if (given === 'shared' || given === 'downloaded') await table?.tellCopy().catch(console.error);
      return given;
    },
  };
}

/** What this device remembers of the open table besides its entries: what was told and read there, and begun. */
function createMarks(parts: Parts): Pick<BoxActions, 'tell' | 'welcome' | 'keepBegun' | 'acceptOvertaken'> {
  const { platform, preferences } = parts;
  const { setState: set, getState } = parts.store;
  return {
    tell(entries) {
      set({ told: entries });
      if (parts.live && !parts.watching) preferences.write(toldAt(parts.live.id), String(entries));
    },
    welcome() {
      if (parts.live && getState().away)
        remember(preferences, WELCOMED, { id: parts.live.id, at: platform.now() });
      set({ away: false });
    },
    keepBegun(name, value) {
      const id = parts.live?.id ?? getState().table?.id;
      if (id === undefined) return;
      const { [name]: _, ...others } = getState().begun;
      const begun = value === undefined || value === null ? others : { ...others, [name]: value };
      const kept = Object.keys(begun).length > 0 ? JSON.stringify(begun) : null;
      preferences.write(begunAt(id), kept);
      set({ begun });
    },
    acceptOvertaken() {
      if (parts.live) preferences.write(overtakenAt(parts.live.id), null);
      set({ overtaken: null });
    },
  };
}
