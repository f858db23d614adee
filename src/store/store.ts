import { createStore, type StoreApi } from 'zustand/vanilla';
import { commitTo, SEED_BYTES } from '@/kernel/chance';
import type { Command, OpenBase, System, Viewer } from '@/kernel/game';
import { createJournal, type Entry, lineTo, stateAt } from '@/kernel/journal';
import type { Platform, TableNote, TableRecord } from '@/kernel/ports';
import { accept, type Refusal, type Result, refuse } from '@/kernel/result';
import { publicRows, type View } from '@/kernel/views';
import { loadSystem } from './games';
import { LiveTable, type Preview, type TableView } from './live-table';
import { readOpening } from './opening';

/** The papers of one person while they are open; nothing of them exists before or after. */
export interface Papers {
  person: string;
  viewers: Viewer[];
  views: Record<Viewer, View<OpenBase, unknown>>;
}

export interface Preferences {
  read(name: string): string | null;
  write(name: string, value: string | null): void;
}

export interface BoxState {
  /** Tables on this device, newest first; nothing until they are read. */
  notes: TableNote[] | null;
  /** Set when this device cannot keep tables. */
  shelfFailed: boolean;
  table: TableView | null;
  /** Whom the device is passed to; the curtain is down. */
  curtain: string | null;
  papers: Papers | null;
  /** Another window wrote first: what was entered here last is not in the table. */
  overtaken: boolean;
  /** The public table as it was after an entry, while somebody looks back. */
  moment: { no: number; view: View<OpenBase, unknown> } | null;
  /** The table was put away for more than a day; until somebody has read where it was left. */
  away: boolean;
  /** Set when a newer version of the app waits; calling it opens it. */
  update: (() => void) | null;
}

export interface BoxActions {
  readShelf(): Promise<void>;
  newTable(game: string, setup: unknown, deck: unknown): Promise<Result<string>>;
  openTable(id: string): Promise<Refusal | null>;
  /** Opens a table only to follow it: another window's curtain is not its own, and it never writes. */
  watchTable(id: string): Promise<Refusal | null>;
  closeTable(): void;
  removeTable(id: string): Promise<void>;
  dispatch(command: Command): Promise<Refusal | null>;
  /** What a correction would come to, from public facts alone; its entry is named by the public number. */
  preview(correction: Command): Result<Preview>;
  lowerCurtain(person: string): void;
  raiseCurtain(): void;
  openPapers(): Promise<Refusal | null>;
  /** Takes the papers out of the page at once; then does what was ordered for now. */
  closePapers(): Promise<void>;
  copy(kind: 'public' | 'whole'): Promise<'shared' | 'downloaded' | 'cancelled'>;
  readFile(text: string): Promise<Result<string>>;
  /** Opens the public table as it was after an entry, or closes it again. False when there is no such entry. */
  lookBack(no: number | null): boolean;
  /** Somebody has read where the table was left. */
  welcome(): void;
  retry(): Promise<void>;
  /** The people at the table have read that another window wrote first. */
  acceptOvertaken(): void;
}

export type Box = StoreApi<BoxState> & { actions: BoxActions };

const FRESH: BoxState = {
  notes: null,
  shelfFailed: false,
  table: null,
  curtain: null,
  papers: null,
  overtaken: false,
  moment: null,
  away: false,
  update: null,
};
const CURTAIN = 'curtain';
const WELCOMED = 'welcomed';
/** After so many milliseconds a table was put away: a day. */
const AWAY = 24 * 60 * 60 * 1000;

/** The one store: the shelf, the open table, the curtain. */
export function createBox(platform: Platform, preferences: Preferences): Box {
  const store = createStore<BoxState>(() => FRESH);
  let live: LiveTable | null = null;
  let watching = false;
  /** The table that is being read from the shelf, and how far another window says it has grown meanwhile. */
  let reading: { id: string; grown: number } | null = null;
  const set = store.setState;

  function show(): void {
    if (!live) return;
    const { papers } = store.getState();
    if (live.kept === 'elsewhere') {
      const { overtaken } = live;
      void read(live.id, watching).then(() => set({ overtaken }));
      return;
    }
    set({
      table: live.read(),
      papers: papers ? { ...papers, views: live.privateViews(papers.viewers) } : null,
    });
  }

  /** Reads a table from the shelf. One that is watched stays in sight until it is read anew. */
  async function read(id: string, watch: boolean): Promise<Refusal | null> {
    const stays = watch && watching && store.getState().table?.id === id;
    set({ ...(stays ? {} : { table: null }), papers: null, curtain: null, moment: null });
    live = null;
    watching = watch;
    const mine = { id, grown: 0 };
    reading = mine;
    try {
      const found = await platform.shelf.open(id);
      const system = found ? await loadSystem(found.record.game) : null;
      if (!found || !system)
        return { message: 'This table is not on this device.', allowed: 'Open its file, or another table.' };
      live = new LiveTable(platform, system, found, show);
      const last = Math.max(found.note.playedAt, welcomedAt(preferences, id));
      const away = !watch && found.entries.length > 0 && platform.now() - last > AWAY;
      set({ table: live.read(), curtain: watch ? null : heldCurtain(preferences, id), away });
    } catch (error) {
      return {
        message: 'This table could not be opened.',
        allowed: error instanceof Error ? error.message : 'Try again.',
      };
    } finally {
      if (reading === mine) reading = null;
    }
    follow(id, mine.grown);
    return null;
  }

  /** Reads the table again when another window has written what this one has not. */
  function follow(id: string, entries: number): void {
    if (live?.id !== id || !live.isBehind(entries)) return;
    live.kept = 'elsewhere';
    show();
  }

  async function keep(
    record: TableRecord,
    seed: Uint8Array | null,
    entries: Entry[],
    system: System,
  ): Promise<Result<string>> {
    const journal = createJournal(system.create(record.deck), record.setup, entries);
    const note: TableNote = {
      ...system.story(stateAt(journal).open, lineTo(journal)),
      id: record.id,
      game: record.game,
      entries: publicRows(journal).length,
      playedAt: platform.now(),
      copiedAt: null,
      copiedEntries: 0,
    };
    try {
      await platform.shelf.create(record, seed, note, entries);
    } catch {
      return refuse('This device could not keep the table.', {
        allowed: 'Free some space or leave private browsing, then try again.',
      });
    }
    void platform.persist();
    return accept(record.id);
  }

  const actions: BoxActions = {
    async readShelf() {
      try {
        set({ notes: await platform.shelf.list(), shelfFailed: false });
      } catch {
        set({ notes: [], shelfFailed: true });
      }
    },
    async newTable(game, input, deck) {
      const system = await loadSystem(game);
      if (!system) return refuse(`This build does not know the game "${game}".`);
      const seed = deck ? platform.entropy(SEED_BYTES) : null;
      const setup = system.readSetup({ ...(input as object), commitment: seed ? commitTo(seed) : null });
      if (!setup.ok) return setup;
      const id = freshId(platform);
      return keep(
        { id, game, rules: system.create(deck).rules, setup: setup.value, deck: deck ?? null, kind: 'whole' },
        seed,
        [],
        system,
      );
    },
    async openTable(id) {
      if (live?.id === id && live.kept !== 'elsewhere' && !watching) return null;
      return read(id, false);
    },
    async watchTable(id) {
      if (live?.id === id && live.kept !== 'elsewhere' && watching) return null;
      return read(id, true);
    },
    closeTable() {
      live = null;
      if (!watching) preferences.write(CURTAIN, null);
      watching = false;
      set({ table: null, papers: null, curtain: null, overtaken: false, moment: null });
    },
    async removeTable(id) {
      await platform.shelf.remove(id);
      await actions.readShelf();
    },
    async dispatch(command) {
      return live ? live.dispatch(command) : { message: 'No table is open.' };
    },
    preview(correction) {
      return live ? live.preview(correction) : refuse('No table is open.');
    },
    lowerCurtain(person) {
      if (live) preferences.write(CURTAIN, JSON.stringify({ id: live.id, person }));
      set({ curtain: person, papers: null });
    },
    raiseCurtain() {
      preferences.write(CURTAIN, null);
      set({ curtain: null, papers: null });
    },
    async openPapers() {
      const person = store.getState().curtain;
      if (!live || !person) return { message: 'The curtain is not down.' };
      const { command, viewers } = live.papersOf(person);
      const refusal = await live.dispatch(command);
      if (refusal) return refusal;
      set({ curtain: null, papers: { person, viewers, views: live.privateViews(viewers) } });
      return null;
    },
    async closePapers() {
      const { papers } = store.getState();
      set({ papers: null });
      preferences.write(CURTAIN, null);
      if (!papers || !live) return;
      for (const command of live.afterPapers(papers.viewers)) await live.dispatch(command);
    },
    async copy(kind) {
      if (!live) return 'cancelled';
      const given = await live.copy(kind);
      await actions.readShelf();
      return given;
    },
    async readFile(text) {
      const read = await readOpening(text);
      if (!read.ok) return read;
      const { system, seed, entries, ...record } = read.value;
      return keep({ id: freshId(platform), ...record }, seed, entries, system);
    },
    lookBack(no) {
      const view = no === null ? null : live?.at(no);
      set({ moment: no !== null && view ? { no, view } : null });
      return no === null || Boolean(view);
    },
    welcome() {
      if (live && store.getState().away)
        preferences.write(WELCOMED, JSON.stringify({ id: live.id, at: platform.now() }));
      set({ away: false });
    },
    async retry() {
      await live?.retry();
    },
    acceptOvertaken() {
      set({ overtaken: false });
    },
  };

  platform.onAnnounce((id, entries) => {
    // What grows while it is read may be missing from what is read.
    if (reading?.id === id) reading.grown = Math.max(reading.grown, entries);
    follow(id, entries);
  });

  return Object.assign(store, { actions });
}

function freshId(platform: Platform): string {
  return [...platform.entropy(9)].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** After a reload the curtain is down where papers were open. */
function heldCurtain(preferences: Preferences, id: string): string | null {
  try {
    const held = JSON.parse(preferences.read(CURTAIN) ?? 'null') as { id?: string; person?: string } | null;
    return held?.id === id ? (held.person ?? null) : null;
  } catch {
    return null;
  }
}

/** When somebody last read where this table was left; 0 for never. */
function welcomedAt(preferences: Preferences, id: string): number {
  try {
    const last = JSON.parse(preferences.read(WELCOMED) ?? 'null') as { id?: string; at?: number } | null;
    return last?.id === id && typeof last.at === 'number' ? last.at : 0;
  } catch {
    return 0;
  }
}
