import type { TableSummary } from '@/kernel/ports';
import type { TableSession } from './table-session';

/** Tables that were left with entries which this device could not write: each stays whole in memory until it can. */
export class UnsavedTables {
  readonly #tables = new Map<string, TableSession>();
  readonly #leaving = new Map<string, Promise<void>>();

  /** @param tell receives the summaries from memory whenever the set of unsaved tables changes */
  constructor(private readonly tell: (tables: TableSummary[]) => void) {}

  /** Leaves a table once all of it is written. */
  leave(table: TableSession): void {
    const leaving = table.leave().then((written) => {
      if (this.#leaving.get(table.id) === leaving) this.#leaving.delete(table.id);
      if (written) return;
      this.#tables.set(table.id, table);
      this.#told();
    });
    this.#leaving.set(table.id, leaving);
  }

  /** The table in memory, once it is left; null if it is written. */
  async find(id: string): Promise<TableSession | null> {
    await this.#leaving.get(id);
    return this.#tables.get(id) ?? null;
  }

  /** Tries again to write them, and releases those that are written. */
  async retry(): Promise<void> {
    for (const table of [...this.#tables.values()]) {
      await table.retry();
      // The user may have opened it in the meantime.
      if (table.saveStatus === 'failed' || this.#tables.get(table.id) !== table) continue;
      this.forget(table.id);
      this.leave(table);
    }
  }

  /** It is open again, or written. */
  forget(id: string): void {
    if (this.#tables.delete(id)) this.#told();
  }

  /** Removes it from this device, even while it is being left. */
  async remove(id: string): Promise<void> {
    await this.#leaving.get(id);
    this.forget(id);
  }

  #told(): void {
    this.tell([...this.#tables.values()].map(({ summary: note }) => note));
  }
}
