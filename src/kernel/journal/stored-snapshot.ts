import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { readEntry } from '../file/saves';
import type { OpenBase } from '../game';
import type { SnapshotRecords, StoredSnapshot, TableRecord } from '../ports';
import type { Entry } from './entry';
import type { Snapshot } from './snapshot';

/** A snapshot with the state of the game's row describer. */
export type TableSnapshot = Snapshot<OpenBase, unknown> & { teller: unknown };

const toHex = (bytes: Uint8Array) => bytesToHex(bytes).slice(0, 32);
const printOf = (text: string) => toHex(sha256(utf8ToBytes(text)));

/** A running hash that identifies a sequence of entries. */
export class EntryHash {
  readonly #hash = sha256.create();
  /** So many entries are in it. */
  length = 0;

  add(entries: readonly Entry[]): this {
    this.length += entries.length;
    this.#hash.update(utf8ToBytes(entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')));
    return this;
  }

  get print(): string {
    return toHex(this.#hash.clone().digest());
  }
}

/** The fingerprint of a table's beginning; the set-up names its deck. */
const printOfRecord = ({ game, rules, kind, setup }: TableRecord) =>
  printOf(JSON.stringify([game, rules, kind, setup]));

const printOfEntry = (entry: unknown) => printOf(JSON.stringify(entry));

const sumOf = ({ id, build, n, from, record, last, chain, text }: Omit<StoredSnapshot, 'sum'>) =>
  printOf(JSON.stringify([id, build, n, from, record, last, chain, text]));

/** Prepares a snapshot for storage. @param chain the hash of all entries in it */
export function storeSnapshot(
  snapshot: TableSnapshot,
  { record, build, chain, last }: { record: TableRecord; build: string; chain: string; last: Entry },
): StoredSnapshot {
  const { n, from } = snapshot;
  const stored = {
    id: record.id,
    build,
    n,
    from,
    record: printOfRecord(record),
    last: printOfEntry(last),
    chain,
    text: JSON.stringify(snapshot),
  };
  return { ...stored, sum: sumOf(stored) };
}

/** A snapshot that matches the stored table, and the entries after its `from`. */
export interface OpenedSnapshot {
  snapshot: TableSnapshot;
  chain: string;
  entries: Entry[];
}

/**
 * Reads a snapshot. One that is damaged, that another version of the rules made, or that is of other entries than lie
 * there is none.
 */
export function readSnapshot(
  { record, snapshot, lying, entries }: SnapshotRecords,
  build: string,
): OpenedSnapshot | null {
  try {
    const stored = snapshot as StoredSnapshot;
    const { n, from, last, chain, text } = stored;
    if (stored.build !== build || stored.sum !== sumOf(stored)) return null;
    if (stored.record !== printOfRecord(record as TableRecord) || lying !== n) return null;
    const follows = entries.every(({ key, value }, at) => {
      const place = from + at;
      // Entries up to `n` were validated when the snapshot was taken.
      return key === place + 1 && (place < n || readEntry(value, place) !== null);
    });
    const read = entries.map(({ value }) => value as Entry);
    if (!follows || printOfEntry(read[n - from - 1]) !== last) return null;
    return { snapshot: JSON.parse(text) as TableSnapshot, chain, entries: read };
  } catch {
    return null;
  }
}
