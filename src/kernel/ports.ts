import type { Entry } from './journal/entry';
import type { Keyring } from './sealing/unlock';
import type { TableDescription } from './system';

export type { Entry };

/** The properties of a table, without its entries. Written once, when the table is created. */
export interface TableRecord {
  id: string;
  game: string;
  /** The rules it was made under. */
  rules: number;
  setup: unknown;
  /** The deck that the table owns, by value. */
  deck: unknown;
  /** Which sides of the table this device has: the public part, or everything. */
  kind: 'whole' | 'public';
  /** What was lost; the table continues without it. */
  lost?: 'seed';
  /** The first entry that today's rules would decide differently, in a table imported from a file. */
  otherwise?: number;
  /** How its hands are sealed, if they are. Its hidden parts and its seed are stored only so. */
  sealing?: unknown;
  /** The stored data from before a damaged table was repaired. Only the user removes it. */
  aside?: { at: number; rows: StoredRecords };
}

/** What Home shows of a table without opening it. Public facts only. */
export interface TableSummary extends TableDescription {
  id: string;
  /** The game's id. */
  game: string;
  entries: number;
  /** Milliseconds since 1970, from the platform's clock. */
  playedAt: number;
  copiedAt: number | null;
  /** Entries at the last copy. */
  copiedEntries: number;
}

/** The error when storage is blocked by a window of an older version. */
export const BLOCKED_BY_OLDER_WINDOW = 'Close the other windows of Dispatch Box, then open it again.';

/** The error when storage is newer than this window. */
export const NEWER_STORAGE =
  'This window is older than the tables on this device; nothing is lost. Reload it to get the newer app.';

/** What to do about storage that cannot be opened; undefined for every other error. */
export const storageErrorMessage = (error: unknown): string | undefined =>
  [BLOCKED_BY_OLDER_WINDOW, NEWER_STORAGE].find((words) => error instanceof Error && error.message === words);

/** A table as stored. */
export interface StoredTable {
  record: TableRecord;
  entries: readonly Entry[];
  /** Null if the table does not use chance. */
  seed: Uint8Array | null;
  note: TableSummary;
}

/** Everything stored under a table's id, as found. None of it is validated. */
export interface StoredRecords {
  id: string;
  record: unknown;
  seed: unknown;
  note: unknown;
  /** By the number in their keys, in the order of the keys. */
  entries: readonly { key: unknown; value: unknown }[];
  /** The sealing of a table whose keys are not here: its entries have no hidden part that can be read. */
  locked?: unknown;
  /** Why the hidden part of an entry could not be opened, by the entry's number. */
  faults?: Readonly<Record<number, string>>;
}

/** What must be in storage before an entry is written, and how durably to write it. */
export interface WritePrecondition {
  /** The previous entry; null for the first. */
  before: Entry | null;
  /** Whether the table has a seed. */
  seed: boolean;
  /** The entry reveals something, so it must be on disk (as far as possible) before the app continues. */
  durable: boolean;
}

/**
 * The result of writing an entry: it is `written`; another window wrote something else there first (`late`);
 * or the data it depends on is `gone` from the device, so that the entry alone would not be a table.
 */
export type WriteResult = 'written' | 'late' | 'gone';

/** Storage for tables on this device. Every promise settles once the write is complete. */
export interface TableStorage {
  /** Every table by its id, with its summary as found. */
  list(): Promise<{ id: string; note: unknown }[]>;
  create(
    record: TableRecord,
    seed: Uint8Array | null,
    note: TableSummary,
    entries: readonly Entry[],
  ): Promise<void>;
  /** Returns what is stored of a table, or null. Leaves out rows that the device cannot read. */
  read(id: string): Promise<StoredRecords | null>;
  /** Replaces the stored data with the readable part of a table; `record.aside` holds the rest. */
  repair(table: StoredTable): Promise<void>;
  /** Adds one entry after the existing ones, in one transaction. */
  append(id: string, entry: Entry, upon: WritePrecondition): Promise<WriteResult>;
  /**
   * Stores a whole table again from memory after its stored data is gone. Returns `false` if another window
   * stored something else for it.
   */
  restore(table: StoredTable): Promise<boolean>;
  /** Whether everything of a table up to its newest entry is still there. */
  hasAll(id: string, upon: WritePrecondition): Promise<boolean>;
  /** Whether an entry is stored after the first `entries`. */
  hasGrown(id: string, entries: number): Promise<boolean>;
  note(note: TableSummary): Promise<void>;
  /** Replaces the record of a stored table, and nothing else; false if the table is gone. */
  putRecord?(record: TableRecord): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Calls the listener when the browser deletes stored data while a window is open. */
  onDeleted(listener: () => void): () => void;
}

/** A table as it lies sealed on the device. */
export interface SealedTable {
  sealing: unknown;
  entries: readonly Entry[];
  seed: Uint8Array | null;
}

/** A sealed table whose keys are in memory. */
export interface UnlockedSealing {
  keyring: Keyring;
  /** The stored row of an entry; of the same entry always the same. */
  rowOf(entry: Entry): Entry;
  /** Everything of it as it is stored and exported. */
  seal(entries: readonly Entry[], seed: Uint8Array | null): SealedTable;
  sealTable(table: StoredTable): StoredTable;
  openRows(rows: StoredRecords): Promise<StoredRecords>;
}

/** The sealed tables that are unlocked in this window, until its page closes. */
export interface Vault {
  /** The rows of a table as they lie on the device; those of a sealed table stay sealed. */
  readSealed(id: string): Promise<StoredRecords | null>;
  /** Writes the record of a table over itself; false if it is gone. */
  putRecord(record: TableRecord): Promise<boolean>;
  /** From now on the table reads as any other. */
  unlock(id: string, table: UnlockedSealing): void;
  find(id: string): UnlockedSealing | null;
}

/** A folded table, stored with its entries so that it opens faster. Never the only copy. */
export interface StoredSnapshot {
  /** The table’s id. */
  id: string;
  /** What folded it: another version of the rules does not read it. */
  build: string;
  /** So many entries are folded in it. */
  n: number;
  /** So many of them are not needed to go on from it. */
  from: number;
  /** The fingerprints of the table's beginning, of entry `n`, and of all entries up to it. */
  record: string;
  last: string;
  chain: string;
  text: string;
  /** The print of all of this. */
  sum: string;
}

/** A snapshot and the stored data of its table, read at the same moment. None of it is validated. */
export interface SnapshotRecords {
  record: unknown;
  note: unknown;
  snapshot: unknown;
  /** So many entries lie there up to the one that the snapshot names. */
  lying: number;
  /** Those that it wants to go on. */
  entries: readonly { key: unknown; value: unknown }[];
}

/** Storage for snapshots, one per table; deleted with the table. */
export interface SnapshotStorage {
  /** Null if there is none. */
  read(id: string): Promise<SnapshotRecords | null>;
  /** Replaces the previous snapshot, if the table exists. */
  put(snapshot: StoredSnapshot): Promise<void>;
  remove(id: string): Promise<void>;
  /** Resolves once nothing else is running. */
  idle(): Promise<void>;
}

/**
 * Reads a file in a worker, so that the page stays responsive. Reports progress and checks for cancellation
 * now and then. `done` is false if the device has no workers.
 */
export type FileWorker = (
  wanted: unknown,
  waiting: { progress?: (part: number) => void; cancelled?: () => boolean },
) => Promise<
  { done: false } | { done: true; cancelled: true } | { done: true; cancelled: false; read: unknown }
>;

/** A deck of one’s own on this device. Tables hold their decks by value: nothing that happens here touches them. */
export interface DeckRecord {
  id: string;
  /** The game's id. */
  game: string;
  /** Raised by one with every write. */
  version: number;
  /** Milliseconds since 1970, from the platform's clock. */
  changedAt: number;
  /** The deck in its game's own shape. */
  deck: unknown;
}

/** Storage for decks on this device. */
export interface DeckStorage {
  /** Newest first. */
  list(): Promise<DeckRecord[]>;
  /** Writes a deck over its version before; `false` when another window wrote or removed it first. */
  put(record: DeckRecord): Promise<boolean>;
  remove(id: string): Promise<void>;
}

/** Who holds it writes a table; of all windows of a device one at a time. */
export interface WriteLock {
  isHeld(): boolean;
  release(): void;
}

/** For devices that cannot coordinate windows: each holds the lock, and storage reports late entries. */
export const FREE_LOCK: WriteLock = { isHeld: () => true, release: () => undefined };

export interface WriteLocks {
  /**
   * Acquires the write lock of a table; null if another window holds it and `waits` is false. A waiting
   * window gets it once the other window has written its entries, or does not answer.
   * @param whenWritten settles once this window's entries are written; only then may another get the lock
   */
  acquire(id: string, whenWritten: () => Promise<void>, waits: boolean): Promise<WriteLock | null>;
}

/** Where packets are carried: a broker's address. */
export interface CarrierAddress {
  url: string;
  user?: string;
  password?: string;
}

/** The error where the page may reach a broker only after its origin is the preference `broker` and the page is reloaded. */
export const BROKER_NEEDS_RELOAD = 'This page has to be loaded again before it can reach that broker.';

/** The error for a broker elsewhere without TLS: the page's policy never allows it. */
export const BROKER_NEEDS_TLS = 'The address of a broker begins with wss://.';

/** `lost`: it is trying again. `refused`: the broker does not take this user; it does not try again. */
export type CarrierState = 'connecting' | 'open' | 'lost' | 'refused';

/** Carries packets between devices. It may lose, repeat and reorder them, and anybody may write to it. */
export interface Carrier {
  /** Calls the listener with each packet of a topic, also after reconnecting; returns how to stop. */
  listen(topic: string, listener: (packet: Uint8Array) => void): () => void;
  /** Sends now or never: nothing is queued while the connection is lost. */
  send(topic: string, packet: Uint8Array): void;
  readonly state: CarrierState;
  /** Called at every change of the state; returns how to stop. */
  onState(listener: (state: CarrierState) => void): () => void;
  close(): void;
}

/** Other services of the platform. */
export interface Platform {
  storage: TableStorage;
  decks: DeckStorage;
  locks: WriteLocks;
  /** Added by the store. */
  vault?: Vault;
  /** Left out if the device cannot store them. */
  snapshots?: SnapshotStorage;
  fileWorker?: FileWorker;
  /** Unpredictable bytes. */
  entropy(bytes: number): Uint8Array;
  now(): number;
  /** Asks the browser not to clear stored data; returns whether it agreed. */
  persist(): Promise<boolean>;
  /** Gives a file to the user: by the share sheet if there is one, otherwise as a download. */
  download(name: string, text: string, type?: string): Promise<'shared' | 'downloaded' | 'cancelled'>;
  /** Tells other windows of the same device that a table grew, by its public entries; of private ones not even how many. */
  announce(id: string, entries: number): void;
  onAnnounce(listener: (id: string, entries: number) => void): () => void;
  /** Connects to a broker; left out where the device cannot. Rejects an address that does not work as it is. */
  connect?(to: CarrierAddress): Promise<Carrier>;
  /**
   * Where the server of this page is reached in its network: none if it serves only this device, and null if it
   * carries no packets.
   */
  findServed?(): Promise<string[] | null>;
}

/** How the app can be installed on this device. */
export type Install =
  /** It does already. */
  | 'done'
  /** The browser asks when the app requests it. */
  | 'offered'
  /** By the share menu of a phone or tablet of Apple’s. */
  | 'by-hand'
  /** By the menu of Safari on a Mac. */
  | 'by-dock'
  /** This browser has no way to install it, or does not report one. */
  | 'none';

/** What the device can do, apart from storage. Missing features and failures are reported, never thrown. */
export interface Device {
  readonly can: { readonly stayAwake: boolean; readonly sound: boolean; readonly buzz: boolean };
  /** Keeps the screen on while the page is visible and was touched within the hour; returns how to stop. */
  stayAwake(): () => void;
  /** Alerts the players once, softly. */
  notify(how: 'sound' | 'buzz'): void;
  install(): Install;
  onInstall(listener: () => void): void;
  /** Opens the browser's install prompt; false if it was not accepted. */
  askInstall(): Promise<boolean>;
  /** Whether the whole app is stored here, so that it opens without a network. */
  isOffline(): Promise<boolean>;
  /** Calls the listener once it is. */
  onOffline(listener: () => void): void;
  /** Bytes used, and whether the browser promised to keep them; null if it does not report them. */
  storage(): Promise<{ used: number; kept: boolean } | null>;
  /** Whether this is known to be a private window: everything stored is deleted when it closes. */
  isPrivate(): Promise<boolean>;
}
