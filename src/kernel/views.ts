import type { OpenBase, State, Viewer } from './game';
import { type Entry, type Journal, lineTo, movesHead } from './journal';

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
  /** As it is published: with public numbers and without hidden parts. */
  entry: Entry;
  /** False when an undo took it back. */
  stands: boolean;
  /** The public number of the undo that took it back last. */
  undoneBy?: number;
}

/** For each public entry that was taken back, the number of the undo that did it last. */
function undoings(published: readonly Entry[]): Map<number, number> {
  const undone = new Map<number, number>();
  for (const move of published) {
    const to = movesHead(move);
    if (to === null || to > move.parent) continue;
    for (let at = move.parent; at > to; at = (published[at - 1] as Entry).parent) undone.set(at, move.n);
  }
  return undone;
}

/** Every public entry in the order of writing, with its own numbering: private entries leave no gap. */
export function publicRows<Open extends OpenBase, Hidden>(journal: Journal<Open, Hidden>): PublicRow[] {
  const { published, publicNumbers } = journal;
  const standing = new Set(lineTo(journal).map((entry) => publicNumbers.get(entry.n)));
  const undone = undoings(published);
  return published.map((entry): PublicRow => {
    const stands = standing.has(entry.n) || movesHead(entry) !== null;
    const by = undone.get(entry.n);
    return { no: entry.n, entry, stands, ...(stands || by === undefined ? {} : { undoneBy: by }) };
  });
}

/**
 * The public rows as a journal of their own. It folds to the same open part, and nothing in it tells that
 * something was left out.
 */
export function publicEntries<Open extends OpenBase, Hidden>(journal: Journal<Open, Hidden>): Entry[] {
  return [...journal.published];
}
