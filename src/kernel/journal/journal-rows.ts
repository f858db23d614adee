import type { OpenBase } from '../game';
import type { Entry } from './entry';
import { type Journal, movesHead } from './journal';
import { listFrom } from './pages';
import { correctionOf } from './standing';
import { type PublicRow, publicRows, type StandingRow, standingRows } from './views';

/** The rows as they are now, and how much of them is as it was when they were read before. */
export interface GrownRows {
  readonly rows: readonly PublicRow[];
  /** The standing rows, in the order of play. */
  readonly standing: readonly StandingRow[];
  /** So many rows at the beginning are the same. */
  readonly same: number;
  /** The number of standing rows at the beginning that are the same. */
  readonly stood: number;
}

/** The end of the rows and of the standing rows. */
export interface RowsTail {
  rows: PublicRow[];
  standing: StandingRow[];
  /** The number of earlier standing rows. */
  stood: number;
  head: number;
}

const isSame = (one: PublicRow | undefined, other: PublicRow): boolean =>
  one !== undefined &&
  one.entry === other.entry &&
  one.stands === other.stands &&
  one.undoneBy === other.undoneBy &&
  one.correctedBy === other.correctedBy &&
  one.puts === other.puts;

/**
 * The public rows of a journal, equal to `publicRows` and `standingRows` at every reading. New entries are
 * appended, and a move updates the rows it passes. A correction, or a move past one, reads everything again.
 */
export class JournalRows {
  #rows: PublicRow[] = [];
  #standing: StandingRow[] = [];
  /** The public number of the head. */
  #head = 0;
  #same = 0;
  #stood = 0;

  /** The rows after the first `first`, to continue from elsewhere. */
  tail(first: number): RowsTail {
    const standing = this.#standing.slice(this.#standing.findLastIndex(({ no }) => no <= first) + 1);
    return {
      rows: this.#rows.slice(first),
      standing,
      stood: this.#standing.length - standing.length,
      head: this.#head,
    };
  }

  /** Rows whose beginning is not loaded. Anything that would have to read it throws. */
  static behind(first: number, { rows, standing, stood, head }: RowsTail): JournalRows {
    const journalRows = new JournalRows();
    journalRows.#rows = listFrom(first);
    journalRows.#rows.push(...rows);
    journalRows.#standing = listFrom(stood);
    journalRows.#standing.push(...standing);
    journalRows.#head = head;
    return journalRows;
  }

  /** The current rows. The returned arrays grow with later reads, so do not store them. */
  read<Open extends OpenBase, Hidden>(journal: Journal<Open, Hidden>): GrownRows {
    const { published, publicNumbers } = journal;
    this.#same = this.#rows.length;
    this.#stood = this.#standing.length;
    let follows = true;
    for (let at = this.#rows.length; follows && at < published.length; at += 1)
      follows = this.#put(published, published[at] as Entry);
    if (!follows || this.#head !== (publicNumbers.get(journal.head) ?? 0)) this.#readAnew(journal);
    return { rows: this.#rows, standing: this.#standing, same: this.#same, stood: this.#stood };
  }

  #readAnew<Open extends OpenBase, Hidden>(journal: Journal<Open, Hidden>): void {
    const rows = publicRows(journal);
    this.#rows = rows.map((row, at) => {
      const before = this.#rows[at];
      return isSame(before, row) ? (before as PublicRow) : row;
    });
    this.#standing = standingRows(this.#rows);
    this.#head = journal.publicNumbers.get(journal.head) ?? 0;
    this.#same = 0;
    this.#stood = 0;
  }

  /** Appends one entry; false if it changes more than can be updated here. */
  #put(published: readonly Entry[], entry: Entry): boolean {
    if (entry.parent !== this.#head || correctionOf(entry) || this.#endsWithInserted()) return false;
    const to = movesHead(entry);
    if (to !== null && !this.#move(published, entry, to)) return false;
    this.#rows.push({ no: entry.n, entry, stands: true });
    if (to === null) this.#standing.push({ no: entry.n, entry });
    this.#head = to ?? entry.n;
    return true;
  }

  /** An insertion before a removed entry stays after all other entries, including later ones. */
  #endsWithInserted(): boolean {
    const last = this.#standing.at(-1);
    const entry = last && this.#rows[last.no - 1]?.entry;
    return entry !== undefined && correctionOf(entry)?.how === 'insert';
  }

  /** Updates the rows that a move leaves and those that it passes on the way to its target. */
  #move(published: readonly Entry[], move: Entry, to: number): boolean {
    const left: Entry[] = [];
    const come: Entry[] = [];
    for (let from = this.#head, at = to; from !== at; ) {
      const entry = published[Math.max(from, at) - 1];
      if (!entry || entry.parent >= entry.n || correctionOf(entry) || movesHead(entry) !== null) return false;
      if (from > at) {
        left.push(entry);
        from = entry.parent;
      } else {
        come.push(entry);
        at = entry.parent;
      }
    }
    const type = move.open?.command.type;
    // What no table of ours wrote is read as a whole.
    if (type !== 'return' && (type === 'undo' ? come : left).length > 0) return false;
    for (const entry of left) {
      if (this.#standing.pop()?.no !== entry.n) return false;
      this.#rows[entry.n - 1] = { no: entry.n, entry, stands: false, undoneBy: move.n };
    }
    this.#stood = Math.min(this.#stood, this.#standing.length);
    for (const entry of come.reverse()) {
      this.#rows[entry.n - 1] = { no: entry.n, entry, stands: true };
      this.#standing.push({ no: entry.n, entry });
    }
    this.#same = Math.min(this.#same, (left.at(-1)?.n ?? move.n) - 1, (come[0]?.n ?? move.n) - 1);
    return true;
  }
}
