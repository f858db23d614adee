import type { LiveTable } from './live-table';

/** A table of which this device could not write everything. */
export interface UnsavedTable {
  id: string;
  name: string;
}

/** Tables that were left with entries which this device could not write: each stays whole in memory until it can. */
export class UnsavedTables {
  readonly #tables = new Map<string, LiveTable>();
  readonly #leaving = new Map<string, Promise<void>>();

  /** @param tell told whenever other tables lie here than before */
  constructor(private readonly tell: (tables: UnsavedTable[]) => void) {}

  /** Leaves a table once all of it is written. */
  leave(table: LiveTable): void {
    const leaving = table.leave().then((written) => {
      this.#leaving.delete(table.id);
      if (written) return;
      this.#tables.set(table.id, table);
      this.#told();
    });
    this.#leaving.set(table.id, leaving);
  }

  /** A table as it stands in memory, to go on with it; nothing where it is written. */
  async take(id: string): Promise<LiveTable | null> {
    await this.#leaving.get(id);
    const table = this.#tables.get(id) ?? null;
    this.forget(id);
    return table;
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

  forget(id: string): void {
    if (this.#tables.delete(id)) this.#told();
  }

  #told(): void {
    this.tell([...this.#tables].map(([id, table]) => ({ id, name: table.name })));
  }
}
