import type { Entry } from './journal/entry';
import type { TableDescription } from './system';

export type { Entry };

/** What a table is, beside its entries. Written once, when the table is made. */
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
  /** It is gone, and the table goes on without it. */
  lost?: 'seed';
  /** The first entry that today’s rules would decide otherwise, in a table that came as a file. */
  otherwise?: number;
  /** What lay here before a damaged table was opened as far as it could be read. Nothing but a person takes it away. */
  aside?: { at: number; rows: StoredRecords };
}

/** What Home tells of a table without opening it. Public facts only. */
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

/** Why the shelf does not open while a window of an older version holds it. */
export const BLOCKED_BY_OLDER_WINDOW = 'Close the other windows of Dispatch Box, then open it again.';

/** Why the shelf does not open in a window that is older than what lies on it. */
export const NEWER_STORAGE =
  'This window is older than the tables on this device; nothing is lost. Reload it to get the newer app.';

/** What to do about a shelf that cannot be opened; undefined for every other error. */
export const storageErrorMessage = (error: unknown): string | undefined =>
  [BLOCKED_BY_OLDER_WINDOW, NEWER_STORAGE].find((words) => error instanceof Error && error.message === words);

/** A table as it lies on the shelf. */
export interface StoredTable {
  record: TableRecord;
  entries: readonly Entry[];
  /** Nothing where chance is asked for nothing. */
  seed: Uint8Array | null;
  note: TableSummary;
}

/** Everything that lies on the shelf under a table’s id, as it was found there: none of it is trusted. */
export interface StoredRecords {
  id: string;
  record: unknown;
  seed: unknown;
  note: unknown;
  /** By the number in their keys, in the order of the keys. */
  entries: readonly { key: unknown; value: unknown }[];
}

/** What an entry is written upon, and how surely. */
export interface WritePrecondition {
  /** The entry before it; nothing before the first. */
  before: Entry | null;
  /** Whether the table has a seed. */
  seed: boolean;
  /** It shows what nobody knew: it is on the disk before anything goes on, as far as the device can promise it. */
  durable: boolean;
}

/**
 * What became of an entry: it is `written`; another window wrote something else there first (`late`); or what it
 * stands upon is `gone` from the device, so that it alone would be no table.
 */
export type WriteResult = 'written' | 'late' | 'gone';

/** Where tables are kept on this device. Every promise is settled when the write is complete. */
export interface TableStorage {
  /** Every table by its id, with its note as it was found. */
  list(): Promise<{ id: string; note: unknown }[]>;
  create(
    record: TableRecord,
    seed: Uint8Array | null,
    note: TableSummary,
    entries: readonly Entry[],
  ): Promise<void>;
  /** What lies there of a table; nothing when there is nothing. A row that the device cannot read is left out. */
  read(id: string): Promise<StoredRecords | null>;
  /** Lays what can be read of a table in the place of what was found; `record.aside` holds the rest. */
  repair(table: StoredTable): Promise<void>;
  /** Adds one entry upon what stands there, in one transaction. */
  append(id: string, entry: Entry, upon: WritePrecondition): Promise<WriteResult>;
  /**
   * Lays a table down whole again, from memory, after what was kept of it is gone; `false` when something else of it
   * lies there, which another window wrote.
   */
  restore(table: StoredTable): Promise<boolean>;
  /** Whether everything of a table up to its newest entry is still there. */
  hasAll(id: string, upon: WritePrecondition): Promise<boolean>;
  /** Whether an entry lies there behind so many. */
  hasGrown(id: string, entries: number): Promise<boolean>;
  note(note: TableSummary): Promise<void>;
  remove(id: string): Promise<void>;
  /** Told when the browser takes away what is kept here, under the eyes of an open window. */
  onDeleted(listener: () => void): () => void;
}

/** A table as it was folded once, kept beside its entries so that it opens sooner. Nobody goes by it alone. */
export interface StoredSnapshot {
  /** The table’s id. */
  id: string;
  /** What folded it: another version of the rules does not read it. */
  build: string;
  /** So many entries are folded in it. */
  n: number;
  /** So many of them are not needed to go on from it. */
  from: number;
  /** The print of what the table began with, of the entry `n`, and of all entries up to it. */
  record: string;
  last: string;
  chain: string;
  text: string;
  /** The print of all of this. */
  sum: string;
}

/** A snapshot and what lies on the shelf beside it, all at one moment; none of it is trusted. */
export interface SnapshotRecords {
  record: unknown;
  note: unknown;
  snapshot: unknown;
  /** So many entries lie there up to the one that the snapshot names. */
  lying: number;
  /** Those that it wants to go on. */
  entries: readonly { key: unknown; value: unknown }[];
}

/** Where snapshots are kept, one of a table; with the table it goes. */
export interface SnapshotStorage {
  /** Nothing where there is none. */
  read(id: string): Promise<SnapshotRecords | null>;
  /** Lays one in the place of the one before, where the table is. */
  put(snapshot: StoredSnapshot): Promise<void>;
  remove(id: string): Promise<void>;
  /** Once nothing else is to be done. */
  idle(): Promise<void>;
}

/**
 * Reads what somebody gave beside the page, so that the page answers meanwhile; says now and then how much is done, and
 * asks whether to stop. Where the device cannot do that nothing was done.
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

/** Where decks are kept on this device. */
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

/** Where the device cannot tell windows apart each has one, and the shelf says which entry came too late. */
export const FREE_LOCK: WriteLock = { isHeld: () => true, release: () => undefined };

export interface WriteLocks {
  /**
   * Takes the pen of a table; nothing where another window holds it and nobody waits. Whoever waits gets it once the
   * other window has written what it has, or has not answered.
   * @param whenWritten settles when what this window decided is written: only then another window gets its pen
   */
  acquire(id: string, whenWritten: () => Promise<void>, waits: boolean): Promise<WriteLock | null>;
}

/** What else the platform lends. */
export interface Platform {
  storage: TableStorage;
  decks: DeckStorage;
  locks: WriteLocks;
  /** A device may have no place for them. */
  snapshots?: SnapshotStorage;
  fileWorker?: FileWorker;
  /** Unpredictable bytes. */
  entropy(bytes: number): Uint8Array;
  now(): number;
  /** Asks that what is kept here is not cleared away; tells whether it was granted. */
  persist(): Promise<boolean>;
  /** Gives a file to the person: the share sheet where there is one, else a download. */
  download(name: string, text: string, type?: string): Promise<'shared' | 'downloaded' | 'cancelled'>;
  /** Tells other windows of the same device that a table grew, by its public entries; of private ones not even how many. */
  announce(id: string, entries: number): void;
  onAnnounce(listener: (id: string, entries: number) => void): () => void;
}

/** How the app comes to lie on this device like any other. */
export type Install =
  /** It does already. */
  | 'done'
  /** The browser asks once it is told to. */
  | 'offered'
  /** By the share menu of a phone or tablet of Apple’s. */
  | 'by-hand'
  /** By the menu of Safari on a Mac. */
  | 'by-dock'
  /** This browser has no way, or says none. */
  | 'none';

/** What the device itself can do, besides keeping. Whatever is missing or fails is told, and never thrown. */
export interface Device {
  readonly can: { readonly stayAwake: boolean; readonly sound: boolean; readonly buzz: boolean };
  /** Keeps the screen lit while the page is in sight and somebody touched it within the hour; ends what it began. */
  stayAwake(): () => void;
  /** Calls somebody, once and softly. */
  notify(how: 'sound' | 'buzz'): void;
  install(): Install;
  onInstall(listener: () => void): void;
  /** Lets the browser ask; false where nobody agreed. */
  askInstall(): Promise<boolean>;
  /** Whether the whole app is kept here now, so that it opens without a network. */
  isOffline(): Promise<boolean>;
  /** Told once it is. */
  onOffline(listener: () => void): void;
  /** Bytes that are used here, and whether the browser promised to keep them; nothing where it does not say. */
  storage(): Promise<{ used: number; kept: boolean } | null>;
  /** Whether this is known to be a private window: all that is stored here goes when it closes. */
  isPrivate(): Promise<boolean>;
}
