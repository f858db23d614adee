import type { StoreApi } from 'zustand/vanilla';
import { type Platform, type StoredRecords, storageErrorMessage, type TableSummary } from '@/kernel/ports';
import type { Refusal } from '@/kernel/result';
import type { AppState, Preferences } from '../app-store';
import { isUnfetched, UNFETCHED } from '../damage';
import { firstTurnOf } from '../first-turn';
import { forget } from '../reload';
import {
  CURTAIN,
  conflictKey,
  readAnnounced,
  readConflict,
  readDrafts,
  readRemembered,
  WELCOMED,
} from '../remembered';
import type { TableSession } from './table-session';
import { UnsavedTables } from './unsaved-tables';

const NOT_HERE: Refusal = {
  message: 'This table is not on this device.',
  allowed: 'Open its file, or another table.',
};
export const NO_TABLE: Refusal = { message: 'No table is open.', allowed: 'Open a table first.' };
export const STORAGE_BLOCKED = 'Its storage is full or blocked. Save a file before you leave.';
const AGAIN = 'Close the other windows of the app, then try again.';
type Pieces = typeof import('./opened');
/** After so many milliseconds a table was put away: a day. */
const AWAY = 24 * 60 * 60 * 1000;
/** Milliseconds between two attempts to write after the device took everything away: it may still be at it. */
const UNTIL_READY = [0, 200, 1000, 4000, 16_000];

/** The table that is open: read from the shelf, shown, read again when another window writes first, and left. */
export class OpenTable {
  live: TableSession | null = null;
  /** It is only followed. */
  watching = false;
  /** The table being read from storage, and the size that another window has announced for it meanwhile. */
  #reading: { id: string; grown: number } | null = null;
  /** The result of that reading. */
  coming: Promise<Refusal | null> = Promise.resolve(null);
  readonly unsaved = new UnsavedTables((unsaved) => this.store.setState({ unsaved }));

  /** @param opened called once the table is fully loaded and has no overlays */
  constructor(
    readonly platform: Platform,
    readonly preferences: Preferences,
    readonly store: StoreApi<AppState>,
    private readonly opened: () => Promise<unknown>,
  ) {
    platform.onAnnounce((id, entries) => {
      // Entries written during the read may be missing from its result.
      if (this.#reading?.id === id) this.#reading.grown = Math.max(this.#reading.grown, entries);
      this.#follow(id, entries);
    });
    platform.storage.onDeleted(() => void this.#layAgain());
  }

  /** Only the end of the table is here; its beginning is coming. */
  get isPart(): boolean {
    return !this.live && this.#reading !== null;
  }

  show(): void {
    const { live } = this;
    if (!live) return;
    const { papers, table: before } = this.store.getState();
    if (live.saveStatus === 'elsewhere') {
      const { id, conflict } = live;
      if (conflict) this.preferences.write(conflictKey(id), JSON.stringify(conflict));
      return void this.#read(id, this.watching);
    }
    let shown: Partial<AppState>;
    try {
      const table = live.read();
      const same = table === before;
      shown = {
        table,
        saveStatus: live.saveStatus,
        outdated: live.outdated,
        papers: papers && !same ? { ...papers, ...live.readPapers(papers.viewers) } : papers,
      };
    } catch (error) {
      console.error(error);
      return void this.#openAnew(live);
    }
    this.store.setState(shown);
  }

  /** The newest entries cannot be described: reopens the table as far as readable, once they are written. */
  async #openAnew(broken: TableSession): Promise<void> {
    this.live = null;
    await broken.retry();
    await broken.leave();
    await this.#read(broken.id, this.watching);
  }

  /** Reads a table from storage. A visible table stays until it is read again; actions wait meanwhile. */
  #read(id: string, watch: boolean): Promise<Refusal | null> {
    this.coming = this.#readNow(id, watch);
    return this.coming;
  }

  async #readNow(id: string, watch: boolean): Promise<Refusal | null> {
    const before = this.store.getState();
    const stays = watch === this.watching && before.table?.id === id;
    this.store.setState({
      ...(stays ? {} : { table: null, papers: null, curtain: null }),
      damage: null,
      locked: null,
      moment: null,
    });
    this.#leave();
    this.watching = watch;
    const mine = { id, grown: -1 };
    this.#reading = mine;
    let refusal: Refusal | null;
    try {
      refusal = await this.#bring(mine, stays ? before : null);
    } catch (error) {
      if (this.#reading !== mine) return null;
      this.live = null;
      const allowed = isUnfetched(error) ? UNFETCHED.allowed : (storageErrorMessage(error) ?? AGAIN);
      refusal = { message: 'This table could not be opened.', allowed };
    }
    // The user has left in the meantime.
    if (this.#reading !== mine) return null;
    this.#reading = null;
    if (refusal) return refusal;
    this.#follow(id, mine.grown);
    // If the table was left with papers open, they count as closed.
    const { curtain, papers } = this.store.getState();
    if (this.live && !watch && curtain === null && papers === null) await this.opened();
    return null;
  }

  /**
   * Shows a table: first as the snapshot has it, if there is one, then with its past.
   * @param before the state with its overlays, if the table was already visible
   */
  async #bring(mine: { id: string }, before: AppState | null): Promise<Refusal | null> {
    const { id } = mine;
    const watch = this.watching;
    const pieces = await import('./opened');
    const unsaved = watch ? null : await this.unsaved.find(id);
    // The user has left in the meantime, so the table stays unsaved in memory.
    if (this.#reading !== mine) return null;
    if (unsaved) return this.#bringBack(unsaved, pieces);
    // If papers were open, show the curtain before anything else.
    const hides = watch || before || readRemembered(this.preferences, CURTAIN, id) !== null;
    const front = hides ? null : await pieces.openFront(this.platform, id);
    if (this.#reading !== mine) return null;
    if (front) {
      // Entries shown in the meantime are announced once all entries are loaded.
      const { view, note } = front;
      const left = this.#leftOf(id, note, view.entries);
      this.store.setState({ table: view, saveStatus: 'kept', ...left, announced: view.entries });
      await this.platform.snapshots?.idle();
    }
    const rows = await this.platform.storage.read(id);
    if (rows?.locked !== undefined) return this.#lock(id, rows, pieces);
    const found = rows && (await pieces.readRows(rows, this.platform.now(), front?.folded));
    if (this.#reading !== mine) return null;
    if (!found) return NOT_HERE;
    const [whole] = found.parts;
    if (!whole || found.wrong.length > 0) {
      const damage = pieces.toDamage(id, found);
      const conflict = watch ? null : readConflict(this.preferences, id);
      this.store.setState({ table: null, papers: null, curtain: null, conflict, damage });
      return { message: `${found.name} is damaged.`, allowed: 'Open it to see what can be read.' };
    }
    const { lying, system, journal } = whole;
    const show = () => this.show();
    const live = new pieces.LiveTable(this.platform, system, lying, journal, show, front?.folded);
    if (!watch) void live.acquireLock(false);
    const left = watch
      ? { returning: false, drafts: {} }
      : this.#leftOf(id, lying.note, lying.entries.length);
    this.#stand(live, left, before ? () => pieces.asBefore(live, before) : pieces.afterReload);
    return null;
  }

  /** A sealed table waits for its seats; nothing of it is shown before. */
  #lock(id: string, rows: StoredRecords, { describeLocked }: Pick<Pieces, 'describeLocked'>): Refusal | null {
    const read = describeLocked(this.preferences, id, rows);
    if (!read.ok) return read.refusal;
    this.store.setState({ table: null, papers: null, curtain: null, locked: read.value });
    return null;
  }

  /** Resumes a table that stayed in memory, and tries again to write it. */
  #bringBack(live: TableSession, { afterReload }: Pick<Pieces, 'afterReload'>): null {
    this.unsaved.forget(live.id);
    this.#stand(live, { returning: false, drafts: readDrafts(this.preferences, live.id) }, afterReload);
    void live.retry();
    return null;
  }

  /** @param over returns the overlays: after a reload, the curtain is down if papers were open */
  #stand(live: TableSession, left: Partial<AppState>, over: Pieces['afterReload']): void {
    const { preferences, watching } = this;
    this.live = live;
    const table = live.read();
    const announced = watching ? table.entries : readAnnounced(preferences, live.id, table.entries);
    const conflict = watching ? null : readConflict(preferences, live.id);
    const held = watching ? null : readRemembered(preferences, CURTAIN, live.id);
    const { saveStatus, outdated } = live;
    this.store.setState({
      table,
      saveStatus,
      outdated,
      announced,
      conflict,
      ...left,
      ...over(live, held?.person),
    });
  }

  #leave(): void {
    if (this.live) this.unsaved.leave(this.live);
    this.live = null;
  }

  /** Checks whether the open table is fully saved, and writes unsaved entries, also of other tables. */
  async retry(): Promise<void> {
    await this.live?.retry();
    await this.unsaved.retry();
  }

  /** The drafts at a table, and whether it was left so long ago that its state should be explained. */
  #leftOf(id: string, { playedAt }: TableSummary, entries: number) {
    // When a player last read that; 0 for never.
    const welcomed = Number(readRemembered(this.preferences, WELCOMED, id)?.at ?? 0);
    const away = entries > 0 && this.platform.now() - Math.max(playedAt, welcomed) > AWAY;
    return { returning: away, drafts: readDrafts(this.preferences, id) };
  }

  /** Reads the table again when another window has written what this one has not. */
  #follow(id: string, entries: number): void {
    const { live } = this;
    if (live?.id !== id || !live.isBehind(entries)) return;
    live.markElsewhere();
    this.show();
  }

  /** The visible table is still complete in memory: stores it again once the device accepts writes. */
  async #layAgain(): Promise<void> {
    for (const wait of UNTIL_READY) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (this.watching) return;
      await this.retry();
      if (this.live?.saveStatus !== 'failed') return;
    }
  }

  /** Reads a table that is not open in this way already. */
  async open(id: string, watch: boolean): Promise<Refusal | null> {
    const { live, watching } = this;
    return live?.id === id && live.saveStatus !== 'elsewhere' && watching === watch
      ? null
      : this.#read(id, watch);
  }

  /** Opens one of the readable parts of a damaged table. */
  async openPart(id: string, kind: 'whole' | 'public'): Promise<Refusal | null> {
    try {
      const { mend } = await import('./opened');
      if (!(await mend(this.platform, id, kind))) return NOT_HERE;
    } catch {
      return { message: 'This device could not save the table.', allowed: STORAGE_BLOCKED };
    }
    return this.#read(id, false);
  }

  close(): void {
    const { live, preferences } = this;
    if (live && firstTurnOf(live.id)) forget(preferences, live.id);
    this.#leave();
    this.#reading = null;
    if (!this.watching) preferences.write(CURTAIN, null);
    this.watching = false;
    this.store.setState({
      table: null,
      damage: null,
      locked: null,
      papers: null,
      curtain: null,
      conflict: null,
      moment: null,
      drafts: {},
    });
  }
}
