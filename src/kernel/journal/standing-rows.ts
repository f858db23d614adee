import type { Entry } from './entry';
import { movesHead } from './journal';
import { correctionOf } from './standing';
import type { PublicRow } from './views';

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
