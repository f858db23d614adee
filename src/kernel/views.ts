import type { OpenBase, State, Viewer } from './game';
import { type Entry, isPublic, type Journal, lineTo, movesHead } from './journal';

/** What one viewer may know. */
export interface View<Open, Hidden> {
  viewer: Viewer;
  open: Open;
  hidden: Hidden | null;
}

/** Picks the open part and the viewer's own part; it never redacts. */
export function viewFor<Open, Hidden>(state: State<Open, Hidden>, viewer: Viewer): View<Open, Hidden> {
  return { viewer, open: state.open, hidden: viewer === 'public' ? null : (state.hidden[viewer] ?? null) };
}

/** One row of the journal that everyone may read. `no` counts public entries only. */
export interface PublicRow {
  no: number;
  entry: Entry;
  /** False when an undo took it back. */
  stands: boolean;
  /** The public number of the undo that took it back last. */
  undoneBy?: number;
}

/** For each entry that was taken back, the public number of the undo that did it last. */
function undoings<Open extends OpenBase, Hidden>(
  { entries }: Journal<Open, Hidden>,
  numbers: ReadonlyMap<number, number>,
): Map<number, number> {
  const undone = new Map<number, number>();
  for (const move of entries) {
    const to = movesHead(move);
    const no = numbers.get(move.n);
    if (to === null || no === undefined || to > move.parent) continue;
    for (let at = move.parent; at > to; at = (entries[at - 1] as Entry).parent) undone.set(at, no);
  }
  return undone;
}

/** Every public entry in the order of writing, with its own numbering: private entries leave no gap. */
export function publicRows<Open extends OpenBase, Hidden>(journal: Journal<Open, Hidden>): PublicRow[] {
  const standing = new Set(lineTo(journal).map((entry) => entry.n));
  const rows = journal.entries.filter(isPublic).map(
    (entry, index): PublicRow => ({
      no: index + 1,
      entry,
      stands: standing.has(entry.n) || movesHead(entry) !== null,
    }),
  );
  const undone = undoings(journal, new Map(rows.map((row) => [row.entry.n, row.no])));
  for (const row of rows) {
    const by = undone.get(row.entry.n);
    if (by !== undefined && !row.stands) row.undoneBy = by;
  }
  return rows;
}

/**
 * The public rows as a journal of their own: renumbered, without hidden parts.
 * It folds to the same open part, and nothing in it tells that something was left out.
 */
export function publicEntries<Open extends OpenBase, Hidden>(journal: Journal<Open, Hidden>): Entry[] {
  const numbers = new Map<number, number>([[0, 0]]);
  const kept: Entry[] = [];
  for (const entry of journal.entries) {
    if (!isPublic(entry)) {
      numbers.set(entry.n, numbers.get(movesHead(entry) ?? entry.parent) as number);
      continue;
    }
    const n = kept.length + 1;
    const { hidden: _, ...open } = entry;
    const to = movesHead(entry);
    const command = open.open as NonNullable<Entry['open']>;
    const moved =
      to === null ? command : { ...command, command: { ...command.command, to: numbers.get(to) as number } };
    kept.push({ ...open, n, parent: numbers.get(entry.parent) as number, open: moved });
    numbers.set(entry.n, n);
  }
  return kept;
}
