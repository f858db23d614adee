import { HELD_BY_OLDER, type TableNote } from '@/kernel/ports';
import type { Refusal } from '@/kernel/result';
import type { BoxState } from './box';
import { firstTurnOf } from './first-turn';
import { forget } from './forget';
import type { LiveTable } from './live-table';
import { BARRED, type Parts } from './parts';
import {
  CURTAIN,
  overtakenAt,
  readBegun,
  readOvertaken,
  readRemembered,
  readTold,
  WELCOMED,
} from './remembered';

const NOT_HERE: Refusal = {
  message: 'This table is not on this device.',
  allowed: 'Open its file, or another table.',
};
const AGAIN = 'Close the other windows of the app, then try again.';
/** After so many milliseconds a table was put away: a day. */
const AWAY = 24 * 60 * 60 * 1000;
/** Milliseconds between two attempts to write after the device took everything away: it may still be at it. */
const UNTIL_READY = [0, 200, 1000, 4000, 16_000];

/**
 * The table that is open: read from the shelf, shown, read again when another window writes first, and left.
 * @param opened what is done once it is whole and nothing lies over it
 */
export function createOpenTable(parts: Parts, opened: () => Promise<unknown>) {
  const { platform, preferences, store } = parts;
  const set = store.setState;

  function show(): void {
    const { live } = parts;
    if (!live) return;
    const { papers } = store.getState();
    if (live.kept === 'elsewhere') {
      const { id, overtaken } = live;
      if (overtaken) preferences.write(overtakenAt(id), JSON.stringify(overtaken));
      return void read(id, parts.watching);
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
    parts.live = null;
    await broken.retry();
    broken.leave();
    await read(broken.id, parts.watching);
  }

  /** Reads a table from the shelf. One that is in sight stays there until it is read anew, and what is tapped waits. */
  function read(id: string, watch: boolean): Promise<Refusal | null> {
    parts.coming = readNow(id, watch);
    return parts.coming;
  }

  async function readNow(id: string, watch: boolean): Promise<Refusal | null> {
    const before = store.getState();
    const stays = watch === parts.watching && before.table?.id === id;
    set({ ...(stays ? {} : { table: null, papers: null, curtain: null }), damage: null, moment: null });
    parts.live?.leave();
    parts.live = null;
    parts.watching = watch;
    const mine = { id, grown: -1 };
    parts.reading = mine;
    let refusal: Refusal | null;
    try {
      refusal = await bring(mine, stays ? before : null);
    } catch (error) {
      if (parts.reading !== mine) return null;
      parts.live = null;
      const held = error instanceof Error && error.message === HELD_BY_OLDER;
      refusal = { message: 'This table could not be opened.', allowed: held ? HELD_BY_OLDER : AGAIN };
    }
    // Meanwhile somebody went elsewhere.
    if (parts.reading !== mine) return null;
    parts.reading = null;
    if (refusal) return refusal;
    follow(id, mine.grown);
    // Whoever left the table with her papers open, or the device for her, has shut them.
    const { curtain, papers } = store.getState();
    if (!watch && curtain === null && papers === null) await opened();
    return null;
  }

  /**
   * Brings a table into sight: as it stands, where a snapshot tells that, then with its past.
   * @param before what lies over it where it was in sight
   */
  async function bring(mine: { id: string }, before: BoxState | null): Promise<Refusal | null> {
    const { id } = mine;
    const watch = parts.watching;
    const overtaken = watch ? null : readOvertaken(preferences, id);
    const pieces = await import('./opened');
    // Where papers lay open the curtain falls before anything is shown.
    const hides = watch || before || readRemembered(preferences, CURTAIN, id) !== null;
    const front = hides ? null : await pieces.openFront(platform, id);
    if (parts.reading !== mine) return null;
    if (front) {
      // What was shown meanwhile is told once its past is here.
      const { view, note } = front;
      set({ table: view, ...leftOf(id, note, view.entries), told: view.entries });
      await platform.snapshots?.idle();
    }
    const rows = await platform.shelf.open(id);
    const found = rows && (await pieces.readRows(rows, platform.now(), front?.folded));
    if (parts.reading !== mine) return null;
    if (!found) return NOT_HERE;
    const [whole] = found.parts;
    if (!whole || found.wrong.length > 0) {
      set({ table: null, papers: null, curtain: null, overtaken, damage: pieces.toDamage(id, found) });
      return { message: `${found.name} is damaged.`, allowed: 'Open it to see what can be read.' };
    }
    const { lying, system, journal } = whole;
    const live = new pieces.LiveTable(platform, system, lying, journal, show, front?.folded);
    parts.live = live;
    if (!watch) void live.takePen(false);
    const table = live.read();
    const told = watch ? table.entries : readTold(preferences, id, table.entries);
    const left = watch ? { away: false, begun: {} } : leftOf(id, lying.note, lying.entries.length);
    // After a reload the curtain is down where papers were open.
    const held = watch ? null : readRemembered(preferences, CURTAIN, id);
    const over = before ? pieces.asBefore(live, before) : pieces.afterReload(live, held?.person);
    set({ table, told, overtaken, ...left, ...over });
    return null;
  }

  /** What was begun at a table, and whether it was put away for so long that somebody is told where it was left. */
  function leftOf(id: string, { playedAt }: TableNote, entries: number) {
    // When somebody last read that; 0 for never.
    const welcomed = Number(readRemembered(preferences, WELCOMED, id)?.at ?? 0);
    const away = entries > 0 && platform.now() - Math.max(playedAt, welcomed) > AWAY;
    return { away, begun: readBegun(preferences, id) };
  }

  /** Reads the table again when another window has written what this one has not. */
  function follow(id: string, entries: number): void {
    const { live } = parts;
    if (live?.id !== id || !live.isBehind(entries)) return;
    live.kept = 'elsewhere';
    show();
  }

  platform.onAnnounce((id, entries) => {
    // What grows while it is read may be missing from what is read.
    const { reading } = parts;
    if (reading?.id === id) reading.grown = Math.max(reading.grown, entries);
    follow(id, entries);
  });

  /** The table in sight is still whole in memory: it is laid down again, once the device lets anybody write. */
  async function layAgain(): Promise<void> {
    for (const wait of UNTIL_READY) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (!parts.live || parts.watching) return;
      await parts.live.retry();
      if (parts.live?.kept !== 'failed') return;
    }
  }
  platform.shelf.onTaken(() => void layAgain());

  /** Reads a table that is not open in this way already. */
  async function open(id: string, watch: boolean): Promise<Refusal | null> {
    const { live, watching } = parts;
    return live?.id === id && live.kept !== 'elsewhere' && watching === watch ? null : read(id, watch);
  }

  return {
    show,
    openTable: (id: string) => open(id, false),
    watchTable: (id: string) => open(id, true),
    async openPart(id: string, kind: 'whole' | 'public') {
      try {
        const { mend } = await import('./opened');
        if (!(await mend(platform, id, kind))) return NOT_HERE;
      } catch {
        return { message: 'This device could not save the table.', allowed: BARRED };
      }
      return read(id, false);
    },
    closeTable() {
      if (parts.live && firstTurnOf(parts.live.id)) forget(preferences, parts.live.id);
      parts.live?.leave();
      parts.live = null;
      parts.reading = null;
      if (!parts.watching) preferences.write(CURTAIN, null);
      parts.watching = false;
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
  };
}
