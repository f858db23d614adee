import type { OpenBase, Viewer } from '@/kernel/game';
import type { OwnParts } from '@/kernel/guide';
import type { Difference } from '@/kernel/journal/compare';
import type { Entry } from '@/kernel/journal/entry';
import type { Journal } from '@/kernel/journal/journal';
import { type GrownRows, JournalRows } from '@/kernel/journal/journal-rows';
import { stateAt } from '@/kernel/journal/moments';
import { movesOffered } from '@/kernel/journal/moves';
import { Pages } from '@/kernel/journal/pages';
import type { StandingRow } from '@/kernel/journal/views';
import { type PublicRow, type View, viewFor } from '@/kernel/journal/views';
import type { TableRecord, TableSummary } from '@/kernel/ports';
import type { Sealing, SecretKind } from '@/kernel/sealing/sealing';
import { openPowers, type Seat } from '@/kernel/seats';
import type { RowDescriber, System } from '@/kernel/system';

export type SaveStatus = 'kept' | 'keeping' | 'failed' | 'elsewhere';

/** What a screen may read of the open table: public facts only. */
export interface TableView {
  id: string;
  game: string;
  view: View<OpenBase, unknown>;
  /** Face-up hands at a table for one; anyone may read them. */
  faceUp: Record<Viewer, View<OpenBase, unknown>>;
  /**
   * What a person who plays alone may read at any time. A function, so that views contain nothing hidden.
   * Undefined if several people play.
   */
  own?: () => OwnParts;
  /** Built on demand; the same array until a row changes. */
  readonly rows: readonly PublicRow[];
  /** The standing rows, in the order of play; built and cached in the same way. */
  readonly standing: readonly StandingRow[];
  undo: Entry | null;
  redo: Entry | null;
  /** The stored data was deleted, and this window stored all of it again. */
  restored: boolean;
  /** Public entries so far. */
  entries: number;
  /** Its past is still being read: `rows` and `standing` hold the newest ones, and nothing else is here. */
  loading: boolean;
  copiedEntries: number;
  copiedAt: number | null;
  /** Of a sealed table: whose locks it has. */
  readonly locks: readonly { person: string; how: SecretKind }[] | null;
  /** When something was last entered, in milliseconds since 1970; the platform writes it with the entry. */
  readonly playedAt: number;
  /** Where a replay differs from the record because the table was made under other rules. */
  difference: Difference | null;
}

/** The rows as they were written, for the screens. @param first so many rows are not here */
function describeAsWritten(first = 0): RowDescriber {
  let described = Pages.behind<PublicRow>(first);
  const describe = ({ rows, same }: GrownRows) => {
    const from = Math.min(same, described.length);
    described = described.grow(from, rows.slice(from));
    return described;
  };
  return Object.assign(describe, { remember: () => null });
}

/** Resumed rows whose beginning is not loaded. */
interface ResumedRows {
  rows: JournalRows;
  /** So many of them are not here. */
  first: number;
  /** The number of standing rows that are not loaded. */
  stood: number;
  teller: unknown;
}

/** The described rows of a journal; only rows changed by an entry are described again. */
export class DescribedRows {
  readonly #journalRows: JournalRows;
  readonly #tell: RowDescriber;
  #standing: Pages<StandingRow>;
  /** The number of standing rows that are not loaded, besides whole pages of them. */
  #missing: number;

  constructor(system: System, setup: unknown, part?: ResumedRows) {
    const { rows = new JournalRows(), first, stood = 0, teller: describerState } = part ?? {};
    this.#journalRows = rows;
    this.#tell = system.createRowDescriber?.(setup, describerState) ?? describeAsWritten(first);
    this.#missing = stood;
    this.#standing = Pages.none();
  }

  /** Another array where anything in it is another. */
  read(journal: Journal<OpenBase, unknown>) {
    const grown = this.#journalRows.read(journal);
    const described = this.#tell(grown);
    // Undo, Redo and the standing rows use the same description as the row.
    const entryOf = (entry: Entry) =>
      (grown.rows[entry.n - 1]?.entry === entry && described.at(entry.n - 1)?.entry) || entry;
    const from = this.#standing.length + this.#missing;
    const same = Math.min(grown.stood, from);
    const fresh = grown.standing.slice(same).map(({ no, entry }) => ({ no, entry: entryOf(entry) }));
    this.#standing = this.#standing.grow(same - this.#missing, fresh);
    return { rows: described, standing: this.#standing, entryOf };
  }

  /** The state of the row describer after the first `first` rows, for a snapshot. */
  remember(first: number): unknown {
    return this.#tell.remember(first);
  }

  get journalRows(): JournalRows {
    return this.#journalRows;
  }
}

/** The hidden part of each of these, as it is in a table. */
export function viewsOf(
  journal: Journal<OpenBase, unknown>,
  viewers: readonly Viewer[],
): Record<Viewer, View<OpenBase, unknown>> {
  const state = stateAt(journal);
  return Object.fromEntries(viewers.map((viewer) => [viewer, viewFor(state, viewer)]));
}

export const seatsOf = (journal: Journal<OpenBase, unknown>): readonly Seat[] =>
  (stateAt(journal).open as { seats?: readonly Seat[] }).seats ?? [];

/** A table as the screens read it, fully loaded and saved. */
/** A table that is open was unlocked, so its sealing was read. */
const locksOf = ({ sealing }: TableRecord): TableView['locks'] =>
  sealing === undefined ? null : (sealing as Sealing).seats;

export function readView(
  journal: Journal<OpenBase, unknown>,
  table: DescribedRows,
  opened: { record: TableRecord; note: TableSummary },
): TableView {
  const { record, note } = opened;
  const { rows, standing, entryOf } = table.read(journal);
  const { undo, redo } = movesOffered(journal);
  return {
    id: record.id,
    game: record.game,
    view: viewFor(stateAt(journal), 'public'),
    faceUp: viewsOf(journal, openPowers(seatsOf(journal))),
    get rows() {
      return rows.all;
    },
    get standing() {
      return standing.all;
    },
    undo: undo && entryOf(undo),
    redo: redo && entryOf(redo),
    restored: false,
    entries: rows.length,
    loading: false,
    copiedEntries: note.copiedEntries,
    copiedAt: note.copiedAt,
    // Every written entry replaces the summary, but not the view.
    get playedAt() {
      return opened.note.playedAt;
    },
    difference: null,
    get locks() {
      return locksOf(record);
    },
  };
}
