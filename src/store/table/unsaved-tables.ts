import type { TableSummary } from '@/kernel/ports';
import type { TableSession } from './table-session';

/** Tables that were left with entries which this device could not write: each stays whole in memory until it can. */
export class UnsavedTables {
  readonly #tables = new Map<string, TableSession>();
  readonly #leaving = new Map<string, Promise<void>>();

  /** @param tell told of each as it stands in memory, whenever other tables lie here than before */
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

  /** A table as it stands in memory, once it is left; nothing where it is written. */
  async find(id: string): Promise<TableSession | null> {
    await this.#leaving.get(id);
    return this.#tables.get(id) ?? null;
  }

  /** Tries again to write them; what is written is left. */
  async retry(): Promise<void> {
    for (const table of [...this.#tables.values()]) {
      await table.retry();
      // Meanwhile somebody may have opened it.
      if (table.saveStatus === 'failed' || this.#tables.get(table.id) !== table) continue;
      this.forget(table.id);
      this.leave(table);
    }
  }

  /** It is open again, or written. */
  forget(id: string): void {
    if (this.#tables.delete(id)) this.#told();
  }

  /** It is removed from this device, also where it is being left. */
  async remove(id: string): Promise<void> {
    await this.#leaving.get(id);
    this.forget(id);
  }

  #told(): void {
    this.tell([...this.#tables.values()].map(({ summary: note }) => note));
  }
}
