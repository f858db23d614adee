import type { OpenBase } from '@/kernel/game';
import { storageErrorMessage } from '@/kernel/ports';
import { accept, type Result, refuse } from '@/kernel/result';
import type { AppActions } from '../app-store';
import { readTableFile } from '../files/read-beside';
import type { FileRead } from '../files/read-file';
import { borrow, freshId } from '../fresh-id';
import { readLinkedTable, writeLinkedTable } from '../linked-table';
import type { Waiting } from '../opening';
import { rememberPrerendered } from '../prerendered';
import { rebuildSummary } from '../rebuild-summary';
import { forget } from '../reload';
import { readTableCount, writeTableCount } from '../table-count';
import { isTableSummary } from '../table-summary';
import { toRefusal } from './busy';
import { type OpenTable, STORAGE_BLOCKED } from './open-table';

/** Milliseconds after which a device that does not answer is named. */
const PATIENCE = 2000;
export const SLOW_STORAGE =
  'This device’s storage does not answer yet. Your tables are safe. Close other windows of Dispatch Box; if that does not help, close the browser and open it again.';

type Device = Pick<OpenTable, 'platform' | 'preferences' | 'store' | 'unsaved'>;
type Tables = Pick<
  AppActions,
  'loadTables' | 'newTable' | 'drawSeed' | 'readTable' | 'removeTable' | 'acceptLost' | 'readFile'
>;

/** What to do if the storage of this device is full or unavailable. */
export const NO_STORAGE = 'Free some space or leave private browsing, then try again.';

/** Stores a table, with its snapshot if it has one. */
export async function keepTable(
  { platform, preferences }: Pick<Device, 'platform' | 'preferences'>,
  file: FileRead,
): Promise<Result<string>> {
  const { record, seed, entries, note, snapshot } = file;
  rememberPrerendered(preferences, 1);
  try {
    await platform.storage.create(record, seed, note, entries);
  } catch (error) {
    return refuse('This device could not save the table.', {
      allowed: storageErrorMessage(error) ?? NO_STORAGE,
    });
  }
  writeTableCount(preferences, readTableCount(preferences) + 1);
  if (snapshot) await platform.snapshots?.put(snapshot).catch(() => undefined);
  void platform.persist();
  return accept(record.id);
}

/** What to open instead of a file whose table is already here; null to open the file. */
async function askHere(
  platform: Device['platform'],
  file: FileRead,
  { alreadyHere }: Waiting,
): Promise<Result<string> | null> {
  const { findHere, CANCELLED } = await import('../files/find-here');
  // If the tables cannot be read, storing this one reports it.
  const here = alreadyHere && (await findHere(platform, file).catch(() => null));
  if (!here) return null;
  const chosen = await alreadyHere(here);
  if (chosen === 'go on') return accept(here.id);
  return chosen === 'neither' ? CANCELLED : null;
}

const refused = (error: unknown) => ({ ok: false as const, refusal: toRefusal(error) });

/** How a table begins. */
function createBeginning(device: Device): Pick<Tables, 'newTable' | 'drawSeed'> {
  const { platform, store } = device;
  /** The seed of the next new table, once somebody was shown the commitment to it. In memory only. */
  let drawn: Uint8Array | null = null;

  const drawSeed: Tables['drawSeed'] = async () => {
    const [{ drawSeed: draw }, { commitTo }] = await Promise.all([
      import('./begin-table'),
      import('@/kernel/chance'),
    ]);
    const seed = draw(platform);
    if (!seed.ok) return seed;
    drawn = seed.value;
    return accept(commitTo(drawn));
  };

  // Of a sealed table the keys stay in memory, and the words of its recovery sheet until they are read.
  const begin: Tables['newTable'] = async (game, setup, deck, { first, seal } = {}) => {
    const { beginTable } = await import('./begin-table');
    const begun = await beginTable(platform, { game, setup, deck, first, seal, drawn });
    if (!begun.ok) return begun;
    const { sealed, ...table } = begun.value;
    if (sealed) {
      const { UnlockedTable } = await import('../sealing/unlocked-table');
      platform.vault?.unlock(table.record.id, new UnlockedTable(sealed.keyring, platform.entropy));
    }
    const kept = await keepTable(device, table);
    if (!kept.ok) return kept;
    drawn = null;
    if (sealed?.words) store.setState({ recoverySheet: { id: kept.value, words: sealed.words } });
    return kept;
  };

  return {
    newTable: (...begun) => begin(...begun).catch(refused),
    drawSeed: () => drawSeed().catch(refused),
  };
}

/** The tables of this device: begun, read from files, listed, removed. */
export function createTables(device: Device): Tables {
  const { platform, preferences, store, unsaved } = device;
  const set = store.setState;

  async function readStorage(): Promise<void> {
    const slow = setTimeout(() => set({ storageError: SLOW_STORAGE }), PATIENCE);
    try {
      const listed = await platform.storage.list();
      const notes = await Promise.all(
        listed.map(({ id, note }) => (isTableSummary(note, id) ? note : rebuildSummary(platform, id))),
      );
      // If tables were stored before, an empty list means lost data (a browser crash), not a first visit.
      const inMemory = store.getState().unsaved.length;
      const lostTables = notes.length === 0 ? Math.max(0, readTableCount(preferences) - inMemory) : 0;
      set({
        summaries: notes.sort((one, other) => other.playedAt - one.playedAt),
        storageError: null,
        lostTables,
      });
      if (lostTables === 0) writeTableCount(preferences, notes.length);
      rememberPrerendered(preferences, notes.length);
    } catch (error) {
      set({ summaries: [], storageError: storageErrorMessage(error) ?? STORAGE_BLOCKED });
    } finally {
      clearTimeout(slow);
    }
  }

  async function readTable(id: string): Promise<OpenBase | null> {
    const { readOpen } = await import('./opened');
    return readOpen(platform, id);
  }

  async function removeTable(id: string): Promise<void> {
    await unsaved.remove(id);
    await platform.storage.remove(id);
    writeTableCount(preferences, readTableCount(preferences) - 1);
    forget(preferences, id);
    if (readLinkedTable(preferences, id)) writeLinkedTable(preferences, id, null);
    await readStorage();
  }

  function acceptLost(): void {
    writeTableCount(preferences, 0);
    set({ lostTables: 0 });
  }

  async function openFile(text: string, waiting: Waiting = {}): Promise<Result<string>> {
    const id = borrow(() => freshId(platform));
    if (!id.ok) return id;
    const { CANCELLED } = await import('../files/read-file');
    const read = await readTableFile(platform, { text, id: id.value, now: platform.now() }, waiting);
    if (!read.ok) return read;
    if (waiting.cancelled?.()) return CANCELLED;
    const instead = await askHere(platform, read.value, waiting);
    if (instead) return instead;
    const stored = await keepTable(device, read.value);
    // If the user cancels while the table is being stored, it is removed again.
    if (!stored.ok || !waiting.cancelled?.()) return stored;
    await removeTable(stored.value);
    return CANCELLED;
  }

  return {
    ...createBeginning(device),
    loadTables: readStorage,
    readTable,
    removeTable,
    acceptLost,
    readFile: (...given) => openFile(...given).catch(refused),
  };
}
