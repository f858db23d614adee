import type { Entry, SealedTable, StoredRecords, StoredTable, UnlockedSealing } from '@/kernel/ports';
import type { Entropy } from '@/kernel/sealing/box';
import {
  openEntry,
  openPartOf,
  openSeed,
  type SealedRow,
  sealEntry,
  sealSeed,
} from '@/kernel/sealing/seal-entry';
import type { Keyring } from '@/kernel/sealing/unlock';
import { createYielder } from '../yielder';

/** So many entries at a time. */
const AT_A_TIME = 50;

/** The sealing of one table with its keys. It seals each entry once, so that a stored row can be compared. */
export class UnlockedTable implements UnlockedSealing {
  readonly #rows = new WeakMap<Entry, SealedRow>();
  #seed: Uint8Array | null = null;

  constructor(
    public keyring: Keyring,
    readonly entropy: Entropy,
  ) {}

  /** The stored row of an entry; a row that is sealed already, from a file, is its own. */
  rowOf(entry: Entry): Entry {
    if ('sealed' in entry) return entry;
    const row = this.#rows.get(entry) ?? sealEntry(this.keyring, entry, this.entropy);
    this.#rows.set(entry, row);
    return row as Entry;
  }

  #seedOf(seed: Uint8Array | null): Uint8Array | null {
    if (seed) this.#seed ??= sealSeed(this.keyring, seed, this.entropy);
    return seed && this.#seed;
  }

  /** Everything of it as it is stored and exported. */
  seal(entries: readonly Entry[], seed: Uint8Array | null): SealedTable {
    const { sealing } = this.keyring;
    return { sealing, entries: entries.map((entry) => this.rowOf(entry)), seed: this.#seedOf(seed) };
  }

  sealTable({ record, entries, seed, note }: StoredTable): StoredTable {
    const sealed = this.seal(entries, seed);
    return {
      record: { ...record, sealing: sealed.sealing },
      entries: sealed.entries,
      seed: sealed.seed,
      note,
    };
  }

  /** Opens stored rows; those that do not open are named with the reason, and have only their public part. */
  async openRows(rows: StoredRecords): Promise<StoredRecords> {
    const breathe = createYielder();
    const faults: Record<number, string> = {};
    const entries: { key: unknown; value: unknown }[] = [];
    for (const [at, { key, value }] of rows.entries.entries()) {
      entries.push({ key, value: this.#open(key, value, faults) });
      if (at % AT_A_TIME === 0) await breathe();
    }
    const stored = rows.seed instanceof Uint8Array ? rows.seed : null;
    const seed = stored && openSeed(this.keyring, stored);
    if (seed) this.#seed = stored;
    return { ...rows, seed: seed ?? undefined, entries, faults };
  }

  #open(key: unknown, value: unknown, faults: Record<number, string>): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const opened = openEntry(this.keyring, value as SealedRow);
    if (opened.ok) {
      this.#rows.set(opened.value, value as SealedRow);
      return opened.value;
    }
    faults[Number(key)] = opened.refusal.message;
    return openPartOf(value);
  }
}
