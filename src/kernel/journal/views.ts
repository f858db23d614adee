import type { OpenBase, State, Viewer } from '../game';
import type { Entry } from './entry';
import { type Journal, movesHead } from './journal';
import { type CorrectCommand, correctionOf, rowsTo, standingOf, type TouchedLine } from './standing';

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

/** One public row of the journal. `no` counts public entries only. */
export interface PublicRow {
  no: number;
  /** The published entry, with its outcome on the current line: public numbers, no hidden parts. */
  entry: Entry;
  /** False when an undo took it back, or a correction. */
  stands: boolean;
  /** The public number of the undo that took it back last. */
  undoneBy?: number;
  /** The public number of the correction that changed it, took it out, or played it again to another end. */
  correctedBy?: number;
  /** The entry that the correction puts in force. */
  puts?: Entry;
}

/** For each undone public entry, the number of the last undo that did it. */
function undoings(published: readonly Entry[]): Map<number, number> {
  const undone = new Map<number, number>();
  for (const move of published) {
    const to = movesHead(move);
    if (to === null) continue;
    if (move.open?.command.type === 'return') {
      const reached = new Set(rowsTo(published, to).map(({ n }) => n));
      for (let at = move.parent; at > 0 && !reached.has(at); at = (published[at - 1] as Entry).parent)
        undone.set(at, move.n);
      continue;
    }
    if (to > move.parent) continue;
    for (let at = move.parent; at > to; at = (published[at - 1] as Entry).parent) undone.set(at, move.n);
  }
  return undone;
}

/** Every public entry in the order of writing, with its own numbering: private entries leave no gap. */
export function publicRows<Open extends OpenBase, Hidden>(journal: Journal<Open, Hidden>): PublicRow[] {
  const { published, publicNumbers } = journal;
  const rows = rowsTo(published, publicNumbers.get(journal.head) ?? 0);
  const { line, touched } = standingOf(rows);
  const written = new Set(rows.map(({ n }) => n));
  const standing = new Map(line.map((entry) => [entry.n, entry]));
  const undone = undoings(published);
  return published.map((entry): PublicRow => {
    const row = { no: entry.n, entry, stands: true };
    if (movesHead(entry) !== null) return row;
    const by = undone.get(entry.n);
    if (!written.has(entry.n))
      return { ...row, stands: false, ...(by === undefined ? {} : { undoneBy: by }) };
    const correction = correctionOf(entry);
    if (correction) return correctionRow(row, correction, touched, line);
    const touch = touched.get(entry.n);
    if (!touch) return row;
    return touch.how === 'again'
      ? { ...row, entry: standing.get(entry.n) ?? entry, correctedBy: touch.by }
      : { ...row, stands: false, correctedBy: touch.by };
  });
}

/** A correction stands until a later one affects its entry. Its row also has the entry it puts in force. */
function correctionRow(
  row: PublicRow,
  { entry: target, how }: CorrectCommand,
  touched: TouchedLine['touched'],
  line: TouchedLine['line'],
): PublicRow {
  const own = how === 'insert' ? row.no : target;
  const last = touched.get(own);
  const overtaken = last && last.how !== 'again' && last.by !== row.no;
  if (overtaken) return { ...row, stands: false, correctedBy: last.by };
  const puts = how === 'remove' ? undefined : line.find(({ n }) => n === own);
  return puts ? { ...row, puts } : row;
}

/**
 * The public rows as a journal of their own, with the same open part and no sign that anything is left out.
 */
export function publicEntries<Open extends OpenBase, Hidden>(journal: Journal<Open, Hidden>): Entry[] {
  return [...journal.published];
}

/** A public entry at its place in the line that stands; under `no` the table as it was after it is found. */
export interface StandingRow {
  no: number;
  entry: Entry;
}

/** The standing public entries, oldest first: without undone entries, each corrected as it stands now. */
export function standingRows(rows: readonly PublicRow[]): StandingRow[] {
  const standing = rows.filter(({ entry, stands }) => stands && movesHead(entry) === null);
  const changed = standing.flatMap(({ no, entry, puts }): StandingRow[] => {
    if (!correctionOf(entry)) return [{ no, entry }];
    return puts && puts.n !== no ? [{ no: puts.n, entry: puts }] : [];
  });
  const line = changed.sort((one, other) => one.no - other.no);
  // Insert a forgotten entry before the entry that its correction names.
  for (const { no, entry, puts } of standing) {
    if (puts?.n !== no) continue;
    const before = line.findIndex((row) => row.no === correctionOf(entry)?.entry);
    line.splice(before < 0 ? line.length : before, 0, { no, entry: puts });
  }
  return line;
}

/** The entries that led to an entry no longer on the line, found by their parents. */
function rowsOnceTo(rows: readonly PublicRow[], no: number): StandingRow[] {
  const line: StandingRow[] = [];
  let at = no;
  while (at > 0) {
    const entry = rows[at - 1]?.entry;
    if (!entry) break;
    const to = movesHead(entry);
    if (to === null) line.push({ no: at, entry });
    at = to ?? entry.parent;
  }
  return line.reverse();
}

/**
 * The entries that led to the table after one of them, oldest first; all standing entries for the current
 * table.
 * @param line the standing entries, if known
 */
export function rowsAt(
  rows: readonly PublicRow[],
  moment: number | null,
  line: readonly StandingRow[] = standingRows(rows),
): readonly StandingRow[] {
  if (moment === null) return line;
  if (moment === 0) return [];
  const place = line.findLastIndex(({ no }) => no === moment);
  return place < 0 ? rowsOnceTo(rows, moment) : line.slice(0, place + 1);
}
