import { createStore } from 'zustand/vanilla';
import { commitTo, SEED_BYTES } from '@/kernel/chance';
import type { Viewer } from '@/kernel/game';
import { HELD_BY_OLDER, type Platform, type TableNote, type TableRecord } from '@/kernel/ports';
import { accept, type Refusal, type Result, refuse } from '@/kernel/result';
import { rememberHome } from './as-drawn';
import type { Box, BoxActions, BoxState, Papers, Preferences } from './box';
import { toDamage } from './damage';
import { firstTurnOf } from './first-turn';
import { forgetForms } from './forms';
import { freshId } from './fresh-id';
import type { FrontView } from './front';
import { loadSystem } from './games';
import type { LiveTable } from './live-table';
import { MEANWHILE } from './meanwhile';
import { isNote } from './note';
import { noteAnew } from './note-anew';
import { readPair, writePair } from './pair';
import type { FileRead } from './read-file';
import {
  begunAt,
  overtakenAt,
  readBegun,
  readOvertaken,
  readRemembered,
  readTold,
  readVisit,
  remember,
  toldAt,
  visitAt,
} from './remembered';

/** What lay over the table: the curtain again, or the papers of who plays alone. */
function afterReload(table: LiveTable, person: unknown): Pick<BoxState, 'curtain' | 'papers'> {
  if (typeof person !== 'string') return { curtain: null, papers: null };
  const { viewers, curtain } = table.papersOf(person);
  if (curtain || viewers.length === 0) return { curtain: curtain ? person : null, papers: null };
  return { curtain: null, papers: { person, viewers, ...table.readPapers(viewers) } };
}

/** What lies over a table in sight while it is read anew stays: whoever decides there is not sent away. */
function asBefore(
  table: LiveTable,
  { papers, curtain }: Pick<BoxState, 'curtain' | 'papers'>,
): Pick<BoxState, 'curtain' | 'papers'> {
  const theirs = papers ? table.papersOf(papers.person).viewers : [];
  if (!papers?.viewers.every((viewer) => theirs.includes(viewer))) return { curtain, papers: null };
  return { curtain, papers: { ...papers, ...table.readPapers(papers.viewers) } };
}

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
const MOVES = ['undo', 'redo'];
const NO_TABLE: Refusal = { message: 'No table is open.', allowed: 'Open a table first.' };
const NOT_HERE: Refusal = {
  message: 'This table is not on this device.',
  allowed: 'Open its file, or another table.',
};
const AGAIN = 'Close the other windows of the app, then try again.';
/** What only the browser can lend: without it no table is begun, and somebody is told. */
function borrow<T>(what: () => T): Result<T> {
  try {
    return accept(what());
  } catch {
    return refuse('This browser gives the app no chance numbers, so no table can be begun.', {
      allowed: 'Open the app in another browser.',
    });
  }
}

/** What must not happen; somebody who looks for it finds it, and nobody else reads it. */
function toRefusal(error: unknown): Refusal {
  console.error(error);
  return { message: 'That cannot be done: the fault is ours.', allowed: 'Go on in another way.' };
}

const CURTAIN = 'curtain';
const WELCOMED = 'welcomed';
const BARRED = 'Its storage is full or blocked. Save a file before you leave.';
/** A file of more letters than so is read beside the page: it may take half a second. */
const BESIDE = 50_000;
/** After so many milliseconds a table was put away: a day. */
const AWAY = 24 * 60 * 60 * 1000;

/** Milliseconds between two attempts to write after the device took everything away: it may still be at it. */
const UNTIL_READY = [0, 200, 1000, 4000, 16_000];

/** More steps than a turn has. */
const MOST_STEPS = 40;

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
  let live: LiveTable | null = null;
  let watching = false;
  /** The table that is being read from the shelf, and how far another window says it has grown meanwhile. */
  let reading: { id: string; grown: number } | null = null;
  let coming: Promise<Refusal | null> = Promise.resolve(null);
  const set = store.setState;
  /** How many things are being done, one within the other. */
  let works = 0;

  /** Says that something is being done until all of it is done. */
  async function working<Result>(work: () => Promise<Result>): Promise<Result> {
    works += 1;
    if (works === 1) set({ busy: true });
    try {
      return await work();
    } finally {
      works -= 1;
      if (works === 0) set({ busy: false });
    }
  }

  function show(): void {
    if (!live) return;
    const { papers } = store.getState();
    if (live.kept === 'elsewhere') {
      const { id, overtaken } = live;
      if (overtaken) preferences.write(overtakenAt(id), JSON.stringify(overtaken));
      return void read(id, watching);
    }
    let shown: Partial<BoxState>;
    try {
      shown = {
        table: live.read(),
        papers: papers ? { ...papers, ...live.readPapers(papers.viewers) } : null,
      };
    } catch (error) {
      console.error(error);
      return void openAnew(live);
    }
    set(shown);
  }

  /** What was recorded last cannot be told: once it is written the table is opened as far as it can be read. */
  async function openAnew(broken: LiveTable): Promise<void> {
    live = null;
    await broken.retry();
    broken.leave();
    await read(broken.id, watching);
  }

  /** Reads a table from the shelf. One that is in sight stays there until it is read anew, and what is tapped waits. */
  function read(id: string, watch: boolean): Promise<Refusal | null> {
    coming = readNow(id, watch);
    return coming;
  }

  async function readNow(id: string, watch: boolean): Promise<Refusal | null> {
    const { table, papers, curtain } = store.getState();
    const stays = watch === watching && table?.id === id;
    set({ ...(stays ? {} : { table: null, papers: null, curtain: null }), damage: null, moment: null });
    live?.leave();
    live = null;
    watching = watch;
    const overtaken = watch ? null : readOvertaken(preferences, id);
    const mine = { id, grown: -1 };
    reading = mine;
    try {
      const pieces = await import('./live-table');
      // Where papers lay open the curtain falls before anything is shown.
      const hides = watch || stays || readRemembered(preferences, CURTAIN, id) !== null;
      const front = hides ? null : await pieces.openFront(platform, id);
      if (reading !== mine) return null;
      if (front) {
        set(showFront(front));
        await platform.snapshots?.idle();
      }
      const rows = await platform.shelf.open(id);
      const found = rows && (await pieces.readRows(rows, platform.now(), front?.folded));
      // Meanwhile somebody went elsewhere.
      if (reading !== mine) return null;
      if (!found) return NOT_HERE;
      const [whole] = found.parts;
      if (!whole || found.wrong.length > 0) {
        set({ table: null, papers: null, curtain: null, overtaken, damage: toDamage(id, found) });
        return { message: `${found.name} is damaged.`, allowed: 'Open it to see what can be read.' };
      }
      const { lying, system, journal } = whole;
      live = new pieces.LiveTable(platform, system, lying, journal, show, front?.folded);
      if (!watch) void live.takePen(false);
      const away = !watch && wasAway(lying.note, lying.entries.length);
      // After a reload the curtain is down where papers were open.
      const held = watch ? null : readRemembered(preferences, CURTAIN, id);
      const begun = watch ? {} : readBegun(preferences, id);
      const view = live.read();
      const told = watch ? view.entries : readTold(preferences, id, view.entries);
      const over = stays ? asBefore(live, { papers, curtain }) : afterReload(live, held?.person);
      set({ table: view, told, away, begun, overtaken, ...over });
    } catch (error) {
      if (reading !== mine) return null;
      live = null;
      const held = error instanceof Error && error.message === HELD_BY_OLDER;
      return { message: 'This table could not be opened.', allowed: held ? HELD_BY_OLDER : AGAIN };
    } finally {
      if (reading === mine) reading = null;
    }
    follow(id, mine.grown);
    // Whoever left the table with her papers open, or the device for her, has shut them.
    if (!watch && store.getState().curtain === null && store.getState().papers === null)
      await working(endVisit);
    return null;
  }

  /** Whether a table was put away for so long that somebody is told where it was left. */
  function wasAway({ id, playedAt }: TableNote, entries: number): boolean {
    // When somebody last read that; 0 for never.
    const welcomed = Number(readRemembered(preferences, WELCOMED, id)?.at ?? 0);
    return entries > 0 && platform.now() - Math.max(playedAt, welcomed) > AWAY;
  }

  /** The table as it stands; what was shown meanwhile is told once its past is here. */
  function showFront({ view, note }: FrontView): Partial<BoxState> {
    const { id, entries } = view;
    return { table: view, told: entries, away: wasAway(note, entries), begun: readBegun(preferences, id) };
  }

  /** Only the end of the table is here; its beginning is coming. */
  const isPart = () => !live && reading !== null;

  /** Reads the table again when another window has written what this one has not. */
  function follow(id: string, entries: number): void {
    if (live?.id !== id || !live.isBehind(entries)) return;
    live.kept = 'elsewhere';
    show();
  }

  /** Lays a table on the shelf, with its snapshot where it has one. */
  async function keep({ record, seed, entries, note, snapshot }: FileRead): Promise<Result<string>> {
    rememberHome(preferences, 1);
    try {
      await platform.shelf.create(record, seed, note, entries);
    } catch {
      return refuse('This device could not save the table.', {
        allowed: 'Free some space or leave private browsing, then try again.',
      });
    }
    if (snapshot) await platform.snapshots?.put(snapshot).catch(() => undefined);
    void platform.persist();
    return accept(record.id);
  }

  /** What was begun at a table goes with it. */
  function forget(id: string): void {
    for (const place of [begunAt(id), visitAt(id), toldAt(id), overtakenAt(id)])
      preferences.write(place, null);
    forgetForms(preferences, id);
  }

  /** Opens somebody's papers: the one public line, then the sheets. */
  async function openFor(table: LiveTable, person: string, first?: Viewer): Promise<Refusal | null> {
    const { command, viewers, curtain } = table.papersOf(person);
    const refusal = await table.dispatch(command);
    if (refusal) return refusal;
    // Where no curtain falls her papers lie open again after a reload.
    if (!curtain) remember(preferences, CURTAIN, { id: table.id, person });
    preferences.write(visitAt(table.id), JSON.stringify({ viewers }));
    set({ curtain: null, papers: { person, viewers, first, ...table.readPapers(viewers) } });
    return null;
  }

  /** Papers are shut, by whatever hand: what was ordered to be shown then is shown. Gives the first that was refused. */
  async function endVisit(): Promise<Refusal | null> {
    const viewers = live && !watching ? readVisit(preferences, live.id) : null;
    if (!live || !viewers) return null;
    preferences.write(visitAt(live.id), null);
    let refusal: Refusal | null = null;
    for (const command of live.afterPapers(viewers)) refusal = (await live.dispatch(command)) ?? refusal;
    await live.letAppDecide();
    void live.tellOthers();
    return refusal;
  }

  /** Does something at the table, and says why it could not be done. */
  const trying = (work: () => Promise<Refusal | null>) => working(work).catch(toRefusal);

  const actions: BoxActions = {
    async readShelf() {
      try {
        const listed = await platform.shelf.list();
        const notes = await Promise.all(
          listed.map(({ id, note }) => (isNote(note, id) ? note : noteAnew(platform, id))),
        );
        set({ notes: notes.sort((one, other) => other.playedAt - one.playedAt), shelfFailed: null });
        rememberHome(preferences, notes.length);
      } catch (error) {
        const held = error instanceof Error && error.message === HELD_BY_OLDER;
        set({ notes: [], shelfFailed: held ? HELD_BY_OLDER : BARRED });
      }
    },
    async newTable(game, input, deck) {
      const system = await loadSystem(game);
      if (!system)
        return refuse(`This version of the app does not know the game "${game}".`, {
          allowed: 'Update this app, or choose another game.',
        });
      const lent = borrow(() => ({
        seed: deck || system.rolls ? platform.entropy(SEED_BYTES) : null,
        id: freshId(platform),
      }));
      if (!lent.ok) return lent;
      const { id, seed } = lent.value;
      const setup = system.readSetup({ ...(input as object), commitment: seed ? commitTo(seed) : null });
      if (!setup.ok) return setup;
      const record: TableRecord = {
        id,
        game,
        rules: system.create(deck).rules,
        setup: system.fresh?.(setup.value) ?? setup.value,
        deck: deck ?? null,
        kind: 'whole',
      };
      const { noteOfNew } = await import('./first-note');
      const note = noteOfNew(system, record, platform.now());
      return keep({ record, seed, entries: [], note, snapshot: null });
    },
    async openTable(id) {
      if (live?.id === id && live.kept !== 'elsewhere' && !watching) return null;
      return read(id, false);
    },
    async watchTable(id) {
      if (live?.id === id && live.kept !== 'elsewhere' && watching) return null;
      return read(id, true);
    },
    async openPart(id, kind) {
      try {
        const { mend } = await import('./live-table');
        if (!(await mend(platform, id, kind))) return NOT_HERE;
      } catch {
        return { message: 'This device could not save the table.', allowed: BARRED };
      }
      return read(id, false);
    },
    async giveRows(id, broke) {
      const { giveRows } = await import('./give-rows');
      const table = live?.id === id ? live : null;
      const given = await giveRows(platform, { id, memory: table?.rows() ?? null, broke });
      // A table that cannot be told any more is given all the same.
      if (given === 'shared' || given === 'downloaded') await table?.tellCopy().catch(console.error);
      return given;
    },
    closeTable() {
      if (live && firstTurnOf(live.id)) forget(live.id);
      live?.leave();
      live = null;
      reading = null;
      if (!watching) preferences.write(CURTAIN, null);
      watching = false;
      set({
        table: null,
        damage: null,
        papers: null,
        curtain: null,
        overtaken: null,
        moment: null,
        begun: {},
      });
    },
    async removeTable(id) {
      await platform.shelf.remove(id);
      forget(id);
      if (readPair(preferences, id)) writePair(preferences, id, null);
      await actions.readShelf();
    },
    dispatch: (command) =>
      trying(async () => {
        if (!live) {
          const before = store.getState().table;
          const failed = await coming;
          if (!live) return failed ?? NO_TABLE;
          // What the button named is no longer what it would take back.
          const goesOn = before?.reading && before.entries === store.getState().table?.entries;
          if (MOVES.includes(command.type) && !goesOn) return MEANWHILE;
        }
        const refusal = await live.dispatch(command);
        if (!live) return refusal;
        // What was taken back is not done again at once; while papers are open nothing else happens.
        const waits = MOVES.includes(command.type) || store.getState().papers !== null;
        if (!refusal && !waits) await live.letAppDecide();
        return refusal;
      }),
    preview(correction) {
      return live ? live.preview(correction) : { ok: false, refusal: NO_TABLE };
    },
    lowerCurtain: (person, first) =>
      trying(async () => {
        if (isPart()) await coming;
        if (live?.decidesFor(person)) {
          await live.letAppDecide();
          return null;
        }
        if (live && !live.papersOf(person).curtain) return openFor(live, person, first);
        if (live) remember(preferences, CURTAIN, { id: live.id, person });
        set({ curtain: person, papers: null });
        return null;
      }),
    playOn: ({ next, stops }) =>
      trying(async () => {
        if (isPart()) await coming;
        let refusal: Refusal | null = null;
        for (let count = 0; live && !refusal && count < MOST_STEPS; count += 1) {
          const command = next(live.read().view.open, count > 0, live.ownViews());
          if (!command) break;
          const before = live.read().entries;
          refusal = await actions.dispatch(command);
          const { rows, view } = live.read();
          if (rows.slice(before).some(({ entry }) => stops(entry, view.open))) break;
        }
        return refusal;
      }),
    async look(power) {
      if (isPart()) await coming;
      if (!live) return { ok: false, refusal: NO_TABLE };
      const refusal = await live.dispatch({ type: 'look', power }).catch(toRefusal);
      if (refusal) return { ok: false, refusal };
      return accept(live.privateViews([power])[power] as NonNullable<Papers['views'][string]>);
    },
    raiseCurtain() {
      preferences.write(CURTAIN, null);
      set({ curtain: null, papers: null });
      return trying(endVisit);
    },
    openPapers: () =>
      trying(async () => {
        const person = store.getState().curtain;
        return live && person
          ? openFor(live, person)
          : { message: 'The curtain is not down.', allowed: 'Lower it for whoever opens her papers.' };
      }),
    closePapers: (next) =>
      trying(async () => {
        const { papers } = store.getState();
        // The curtain falls at once: no page lies between two people, that would be told what nobody sees.
        const falls = next !== undefined && live && !live.decidesFor(next) && live.papersOf(next).curtain;
        set({ papers: null, ...(falls ? { curtain: next } : {}) });
        if (live && falls) remember(preferences, CURTAIN, { id: live.id, person: next });
        else preferences.write(CURTAIN, null);
        const opened = next !== undefined && !falls ? actions.lowerCurtain(next) : null;
        const refusal = papers ? await endVisit() : null;
        return refusal ?? opened;
      }),
    planCopy: (kind) => live?.plan(kind) ?? null,
    lineOfTable: () => live?.line() ?? [],
    async copy(kind) {
      if (!live) return 'cancelled';
      const given = await live.copy(kind);
      await actions.readShelf();
      return given;
    },
    async readFile(text, waiting = {}) {
      const { readFile, CANCELLED } = await import('./read-file');
      const id = borrow(() => freshId(platform));
      if (!id.ok) return id;
      const wanted = { text, id: id.value, now: platform.now() };
      const beside = text.length > BESIDE ? await platform.beside?.(wanted, waiting) : undefined;
      if (beside?.done && beside.cancelled) return CANCELLED;
      const read = beside?.done ? (beside.read as Result<FileRead>) : await readFile(wanted, waiting);
      if (!read.ok) return read;
      if (waiting.cancelled?.()) return CANCELLED;
      const kept = await keep(read.value);
      // Whoever stops it while it is laid on the shelf finds nothing there.
      if (!kept.ok || !waiting.cancelled?.()) return kept;
      await actions.removeTable(kept.value);
      return CANCELLED;
    },
    lookBack(no) {
      const view = no === null ? null : live?.at(no);
      set({ moment: no !== null && view ? { no, view } : null });
      return no === null || Boolean(view);
    },
    openAfter: (no) => live?.at(no)?.open ?? null,
    deckOfTable: () => live?.deck ?? null,
    tell(entries) {
      set({ told: entries });
      if (live && !watching) preferences.write(toldAt(live.id), String(entries));
    },
    welcome() {
      if (live && store.getState().away) remember(preferences, WELCOMED, { id: live.id, at: platform.now() });
      set({ away: false });
    },
    keepBegun(name, value) {
      const id = live?.id ?? store.getState().table?.id;
      if (id === undefined) return;
      const { [name]: _, ...others } = store.getState().begun;
      const begun = value === undefined || value === null ? others : { ...others, [name]: value };
      const kept = Object.keys(begun).length > 0 ? JSON.stringify(begun) : null;
      preferences.write(begunAt(id), kept);
      set({ begun });
    },
    async retry() {
      await live?.retry();
    },
    acceptRestored() {
      if (!live) return;
      live.restored = false;
      show();
    },
    acceptOvertaken() {
      if (live) preferences.write(overtakenAt(live.id), null);
      set({ overtaken: null });
    },
  };

  platform.onAnnounce((id, entries) => {
    // What grows while it is read may be missing from what is read.
    if (reading?.id === id) reading.grown = Math.max(reading.grown, entries);
    follow(id, entries);
  });

  /** The table in sight is still whole in memory: it is laid down again, once the device lets anybody write. */
  async function layAgain(): Promise<void> {
    for (const wait of UNTIL_READY) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (!live || watching) return;
      await live.retry();
      if (live?.kept !== 'failed') return;
    }
  }
  platform.shelf.onTaken(() => void layAgain());

  return Object.assign(store, { actions });
}
