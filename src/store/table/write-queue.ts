import type { OpenBase } from '@/kernel/game';
import type { Entry } from '@/kernel/journal/entry';
import type { Journal } from '@/kernel/journal/journal';
import { reveals } from '@/kernel/journal/journal';
import {
  NEWER_STORAGE,
  type StoredTable,
  storageErrorMessage,
  type TableStorage,
  type TableSummary,
  type WritePrecondition,
} from '@/kernel/ports';
import type { SaveStatus } from './table-view';

/** What the queue needs of the open table. */
export interface WriteSource {
  readonly id: string;
  /** The journal, which grows while entries are written. */
  readonly journal: Journal<OpenBase, unknown>;
  readonly opened: StoredTable;
  refreshSummary(): TableSummary;
  /** Everything is stored. */
  onSaved(): void;
  /** Another window wrote first; these entries are not in the table. */
  onConflict(lost: readonly Entry[]): void;
  /** A write ended, either way. */
  onChanged(): void;
}

/** Writes the entries of an open table in order, each after its predecessor. Entries it cannot store stay in memory. */
export class WriteQueue {
  #last: Promise<void> = Promise.resolve();
  #unwritten: Entry[] = [];
  #pending = 0;
  status: SaveStatus = 'kept';
  /** Writing fails because a newer app has taken over the database. */
  outdated = false;
  /** The stored data of this table was deleted, and this window stored all of it again. */
  restored = false;

  constructor(
    private readonly storage: TableStorage,
    private readonly source: WriteSource,
  ) {}

  get isBusy(): boolean {
    return this.#pending > 0;
  }

  /** Resolves after the writes that are queued now. */
  whenDone(): Promise<void> {
    return this.#last;
  }

  /** Resolves once nothing is pending, or a write failed. */
  async whenWritten(): Promise<void> {
    while (this.#pending > 0 && this.status === 'keeping') await this.#last;
  }

  add(entry: Entry): void {
    this.#pending += 1;
    this.#unwritten.push(entry);
    if (this.status !== 'failed') this.status = 'keeping';
    void this.retry();
  }

  /** Checks whether the stored data still exists, and stores what is only in memory. */
  retry(): Promise<void> {
    this.#last = this.#last.then(() => this.#writeAll());
    return this.#last;
  }

  async #writeAll(): Promise<void> {
    try {
      if (await this.#isWritten()) {
        await this.storage.note(this.source.refreshSummary());
        // Entries added in the meantime are written next; until then the table does not count as saved.
        this.status = this.#unwritten.length > 0 ? 'keeping' : 'kept';
        if (this.status === 'kept') this.source.onSaved();
      } else {
        this.status = 'elsewhere';
        this.source.onConflict(this.#unwritten);
        this.#unwritten = [];
      }
    } catch (error) {
      // The table stays in memory, and the next entry tries again. The screen reports it and offers a copy.
      this.status = 'failed';
      this.outdated = storageErrorMessage(error) === NEWER_STORAGE;
    }
    this.#pending = this.#unwritten.length;
    this.source.onChanged();
  }

  /** Writes pending entries to a complete table; false if another window wrote something else. */
  async #isWritten(): Promise<boolean> {
    const { storage } = this;
    const { id, journal } = this.source;
    const waiting = this.#unwritten.length > 0;
    while (this.#unwritten.length > 0) {
      const entry = this.#unwritten[0] as Entry;
      const written = await storage.append(id, entry, this.#preconditionOf(entry.n));
      if (written === 'written') this.#unwritten.shift();
      // Entries added while the table is stored again are written after it.
      else if (written === 'late' || !(await this.#restore())) return false;
    }
    if (waiting) return true;
    return (await storage.hasAll(id, this.#preconditionOf(journal.entries.length + 1))) || this.#restore();
  }

  /** The write precondition of entry `n`. */
  #preconditionOf(n: number): WritePrecondition {
    const { journal, opened } = this.source;
    const type = journal.entries[n - 1]?.open?.command.type;
    return {
      before: journal.entries[n - 2] ?? null,
      seed: opened.seed !== null,
      durable: type !== undefined && reveals(journal.game, type),
    };
  }

  /** Stores the whole table again from memory; false if another window's table is there. */
  async #restore(): Promise<boolean> {
    const { journal, opened } = this.source;
    const { record, seed } = opened;
    const entries = [...journal.entries];
    const note = this.source.refreshSummary();
    if (!(await this.storage.restore({ record, seed, note, entries }))) return false;
    const last = entries.at(-1)?.n ?? 0;
    this.#unwritten = this.#unwritten.filter(({ n }) => n > last);
    this.restored = true;
    return true;
  }
}
