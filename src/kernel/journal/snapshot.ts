import { freeze } from 'immer';
import type { Game } from '../command/command';
import type { OpenBase, State } from '../game';
import type { Entry } from './entry';
import { append, createJournal, isPublic, type Journal } from './journal';
import { JournalRows, type RowsTail } from './journal-rows';
import { stateAt } from './moments';
import { listFrom, PAGE } from './pages';
import type { PublicRow, StandingRow } from './views';

/** The minimum number of public entries in a snapshot: the history that a table's own page shows. */
const SHOWN = 300;

/**
 * A folded table after `n` entries, as plain JSON. Together with the later entries it gives the current table
 * and the newest rows; entries up to `from` are not in it.
 */
export interface Snapshot<Open, Hidden> {
  /** So many entries are folded in it. */
  n: number;
  /** So many entries are not needed to go on from here. */
  from: number;
  /** So many public ones are not. */
  first: number;
  head: number;
  redo: number[];
  state: State<Open, Hidden>;
  /** The public number of each entry, from the first on. */
  numbers: number[];
  rows: SnapshotRow[];
  standing: [no: number, entry: Entry | null][];
  stood: number;
  publicHead: number;
}

/** A row; without its entry where that is as it is published. */
type SnapshotRow = Omit<PublicRow, 'entry'> & { entry?: Entry };

/** So many public entries are left out of a snapshot, whole pages of them. */
const firstOf = (published: number) => Math.floor(Math.max(0, published - SHOWN) / PAGE) * PAGE;

/** The table as it is now, to open it from. @param journalRows the rows beside the journal, read to its end */
export function takeSnapshot<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  journalRows: JournalRows,
  first = firstOf(journal.published.length),
): Snapshot<Open, Hidden> {
  const { entries, published, publicNumbers, head, redo } = journal;
  const next = entries.findLastIndex((entry) => isPublic(entry) && publicNumbers.get(entry.n) === first);
  const { rows, standing, stood, head: publicHead } = journalRows.tail(first);
  const rowOf = (no: number) => rows[no - 1 - first];
  return {
    n: entries.length,
    from: next + 1,
    first,
    head,
    redo: [...redo],
    state: stateAt(journal),
    numbers: entries.map(({ n }) => publicNumbers.get(n) ?? 0),
    rows: rows.map(({ entry, ...row }) => (entry === published[row.no - 1] ? row : { ...row, entry })),
    standing: standing.map(({ no, entry }) => [no, entry === rowOf(no)?.entry ? null : entry]),
    stood,
    publicHead,
  };
}

/** The loaded part of a table: its journal and rows. Reading anything before the snapshot's `from` throws. */
export interface Resumed<Open extends OpenBase, Hidden> {
  journal: Journal<Open, Hidden>;
  rows: JournalRows;
}

/**
 * Resumes from a snapshot.
 * @param entries those after `from`, up to the newest
 * @throws NotRead if a later entry refers further back
 */
export function resume<Open extends OpenBase, Hidden>(
  { game, setup }: { game: Game<Open, Hidden>; setup: unknown },
  snapshot: Snapshot<Open, Hidden>,
  entries: readonly Entry[],
): Resumed<Open, Hidden> {
  const { n, from, first, head, redo, state, numbers } = snapshot;
  const journal: Journal<Open, Hidden> = {
    ...createJournal(game, setup),
    entries: listFrom(from),
    published: listFrom(first),
    publicNumbers: new Map([[0, 0], ...numbers.map((no, at): [number, number] => [at + 1, no])]),
  };
  const lying = n - from;
  for (const entry of entries.slice(0, lying)) append(journal, entry);
  Object.assign(journal, { head, redo: [...redo] });
  journal.roots.set(head, freeze(state, true));
  const journalRows = JournalRows.behind(first, partOf(snapshot, journal.published));
  for (const entry of entries.slice(lying)) append(journal, entry);
  return { journal, rows: journalRows };
}

function partOf<Open, Hidden>(
  { first, rows, standing, stood, publicHead }: Snapshot<Open, Hidden>,
  published: readonly Entry[],
): RowsTail {
  const read = rows.map(
    (row): PublicRow => ({ ...row, entry: row.entry ?? (published[row.no - 1] as Entry) }),
  );
  const standingRow = ([no, entry]: [number, Entry | null]): StandingRow => ({
    no,
    entry: entry ?? (read[no - 1 - first] as PublicRow).entry,
  });
  return { rows: read, standing: standing.map(standingRow), stood, head: publicHead };
}
