import type { OpenBase } from '@/kernel/game';
import type { Journal } from '@/kernel/journal/journal';
import { EntryHash } from '@/kernel/journal/stored-snapshot';
import type { Platform, TableRecord } from '@/kernel/ports';
import { goesBehindSnapshot, isSnapshotDue, saveSnapshot } from '../snapshots';
import type { DescribedRows } from './table-view';

/** Stores snapshots of an open table while it is idle. */
export class SnapshotKeeper {
  readonly #hash = new EntryHash();
  #saving = false;

  /** @param at the number of entries in the newest stored snapshot */
  constructor(
    private readonly platform: Platform,
    private readonly source: {
      readonly record: TableRecord;
      readonly journal: Journal<OpenBase, unknown>;
      readonly rows: DescribedRows;
      /** Whether the table is verified and saved. */
      isSound(): boolean;
    },
    private at: number,
  ) {}

  /** Deletes a snapshot that its entries contradict. */
  discard(): void {
    this.at = 0;
    void this.platform.snapshots?.remove(this.source.record.id).catch(() => undefined);
  }

  /** Stores a snapshot when one is due, once the table is verified and saved. */
  async keep(): Promise<void> {
    const { record, journal, rows } = this.source;
    // A snapshot holds hands.
    if (record.sealing) return;
    const { entries } = journal;
    const due = isSnapshotDue(entries.length, this.at) || goesBehindSnapshot(entries, this.at);
    if (this.#saving || !due || !this.source.isSound()) return;
    this.#saving = true;
    const n = await saveSnapshot(this.platform, { record, journal, told: rows, chain: this.#hash });
    // If the device cannot store snapshots, wait as long before asking again.
    this.at = n ?? entries.length;
    this.#saving = false;
    // An entry added in the meantime may already invalidate the snapshot.
    if (goesBehindSnapshot(entries, this.at)) void this.keep();
  }
}
