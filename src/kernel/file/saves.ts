import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { SEED_BYTES } from '../chance';
import type { OpenBase } from '../game';
import { type Entry, STORED } from '../journal/entry';
import { type Journal, movesHead } from '../journal/journal';
import { correctionOf, readsCorrection } from '../journal/standing';
import { publicEntries } from '../journal/views';
import { isInheritedName } from '../own';
import type { TableRecord } from '../ports';
import { accept, type Refusal, type Result, refuse } from '../result';
import { fingerprint } from './fingerprint';
import { LIMITS } from './limits';
import { findInvalidValue, isTooDeep, readJson } from './read-json';
import { readSealedParts, SEALED_VERSION, type SealedParts, withoutSealedParts } from './sealed-file';

export const TABLE_FORMAT = 'dispatch-box/table';
export const TABLE_VERSION = 2;

/** Migrations of files, by version: each returns a file of the next version. */
const MIGRATIONS: Readonly<Record<number, (file: object) => object>> = {
  // It had no prints.
  1: (file) => ({ ...file, version: 2 }),
};

const part = v.strictObject({
  command: v.optional(v.looseObject({ type: v.string() })),
  [STORED.outcome]: v.optional(v.unknown()),
});

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const number = v.pipe(v.number(), v.finite());

/** The parts of an entry by viewer; no viewer is called like what every object has. */
const partsShape = v.pipe(
  v.custom<object>(
    (input) =>
      typeof input === 'object' &&
      input !== null &&
      !Array.isArray(input) &&
      Object.keys(input).every((key) => !isInheritedName(key)),
  ),
  v.record(v.string(), part),
);

/** An entry as stored in a file, without hidden parts; those are packed separately. */
const openEntryShape = v.strictObject({
  n: whole,
  parent: whole,
  at: v.strictObject({ turn: whole, step: v.pipe(v.string(), v.maxLength(60)) }),
  open: v.optional(v.strictObject({ ...part.entries, command: v.looseObject({ type: v.string() }) })),
  changes: v.pipe(
    v.array(v.strictTuple([v.pipe(v.string(), v.maxLength(80)), number, number])),
    v.maxLength(1000),
  ),
});

const entryShape = v.strictObject({ ...openEntryShape.entries, hidden: v.optional(partsShape) });

const fileShape = v.strictObject({
  format: v.literal(TABLE_FORMAT),
  version: v.literal(TABLE_VERSION),
  kind: v.picklist(['public', 'whole']),
  game: v.pipe(v.string(), v.maxLength(40)),
  rules: v.pipe(v.number(), v.integer(), v.minValue(1)),
  setup: v.looseObject({}),
  deck: v.optional(v.unknown(), null),
  entries: v.array(openEntryShape),
  /** The fingerprint of each entry; in a whole file it includes the hidden parts. */
  prints: v.optional(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)))),
  /** In a public copy: the veil of each entry, so that heads can be computed without the hands. */
  veils: v.optional(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)))),
  /** In a whole file: hidden parts by entry and the seed, packed against a glance. This is not encryption. */
  sealed: v.optional(v.string()),
});
export type TableFile = v.InferOutput<typeof fileShape>;

const sealedShape = v.strictObject({
  hidden: v.pipe(
    v.custom<object>((input) => !Array.isArray(input)),
    v.record(v.pipe(v.string(), v.regex(/^[1-9]\d*$/)), partsShape),
  ),
  seed: v.nullable(v.string()),
});

interface Sealed {
  hidden: Record<string, Entry['hidden']>;
  seed: string | null;
}

/**
 * Exports the public part of a table, which replays to the public view on its own.
 * @param veils of its entries, where the seed for them is here
 */
export function exportPublic<Open extends OpenBase, Hidden>(
  record: TableRecord,
  journal: Journal<Open, Hidden>,
  veils?: readonly string[],
): TableFile {
  const entries = publicEntries(journal);
  const file = { ...head(record, 'public'), entries, prints: entries.map(printOf) };
  return (veils ? { ...file, veils } : file) as TableFile;
}

/** A table with every hand and the seed, to go on with on another device. */
export function exportWhole<Open extends OpenBase, Hidden>(
  record: TableRecord,
  journal: Journal<Open, Hidden>,
  seed: Uint8Array | null,
): TableFile {
  const hidden = Object.fromEntries(
    journal.entries.filter((entry) => entry.hidden).map((entry) => [entry.n, entry.hidden]),
  );
  const entries = journal.entries.map(({ hidden: _, ...open }) => open);
  const sealed = seal({ hidden, seed: seed ? bytesToHex(seed) : null });
  return {
    ...head(record, 'whole'),
    deck: record.deck,
    entries,
    prints: journal.entries.map(printOf),
    sealed,
  } as TableFile;
}

function head(record: TableRecord, kind: TableFile['kind']) {
  return {
    format: TABLE_FORMAT,
    version: TABLE_VERSION,
    kind,
    game: record.game,
    rules: record.rules,
    setup: record.setup,
  };
}

/** The fingerprint of an entry. */
export const printOf = (entry: Entry) => fingerprint(JSON.parse(JSON.stringify(entry))).slice(0, 16);

function seal(parts: Sealed): string {
  return bytesToHex(utf8ToBytes(JSON.stringify(parts)).map((byte) => byte ^ 0x5a));
}

/** Unpacks the hidden part of a file; null if no app can have packed it. */
function unseal(text: string, entries: number): Sealed | null {
  const bytes = bytesToHex(hexToBytes(text).map((byte) => byte ^ 0x5a));
  const plain = decodeURIComponent(bytes.replace(/../g, '%$&'));
  if (isTooDeep(plain, LIMITS.depth)) return null;
  const parts: unknown = JSON.parse(plain);
  if (findInvalidValue(parts) || !v.is(sealedShape, parts)) return null;
  const { hidden } = parts as Sealed;
  return Object.keys(hidden).every((n) => Number(n) <= entries) ? (parts as Sealed) : null;
}

export interface OpenedFile {
  file: TableFile;
  entries: Entry[];
  seed: Uint8Array | null;
  /** What a sealed file holds besides its public part, which alone is in `entries`. */
  sealed?: SealedParts;
}

const NO_TABLE: Refusal = {
  message: 'This file is damaged or is not a Dispatch Box table.',
  allowed: 'Choose a file that “Back up” gave.',
};

/** Leaves out the packed part, which has its own limit and is checked once it is unpacked. */
function withoutSealed(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if ('version' in data && data.version === SEALED_VERSION) return withoutSealedParts(data);
  return 'sealed' in data ? { ...data, sealed: null } : data;
}

/**
 * Reads a table file. A wrong, foreign, damaged, newer or too large file is refused with a reason. Checks
 * size, depth and names before anything else (`limits.ts`).
 */
export function readTableFile(text: string): Result<OpenedFile> {
  const read = readJson(text, { megabytes: LIMITS.tableMegabytes, unread: NO_TABLE, within: withoutSealed });
  if (!read.ok) return read.refusal.at ? sayDamaged(read.refusal) : read;
  const data = read.value as { format?: unknown; version?: unknown } | null;
  if (data?.format !== TABLE_FORMAT)
    return refuse('This is not a Dispatch Box table.', { allowed: 'Choose a file that “Back up” gave.' });
  const { version } = data;
  if (version === SEALED_VERSION) return readSealedFile(data);
  if (typeof version === 'number' && version > SEALED_VERSION) {
    return refuse(
      `This file was made by a newer Dispatch Box (version ${version}; this one reads ${SEALED_VERSION}).`,
      {
        allowed: 'Update this app, then open it again.',
      },
    );
  }
  return readShape(migrated(data, version));
}

/** A sealed file: its public part is read as that of any other, its sealed parts as far as they can be without keys. */
function readSealedFile(data: object): Result<OpenedFile> {
  const read = readShape({ ...withoutSealedParts(data), version: TABLE_VERSION });
  if (!read.ok) return read;
  const sealed = readSealedParts(data);
  return sealed.ok ? accept({ ...read.value, sealed: sealed.value }) : sealed;
}

function readShape(data: object): Result<OpenedFile> {
  const parsed = v.safeParse(fileShape, data);
  if (!parsed.success) {
    const at = v.getDotPath(parsed.issues[0]) ?? 'its beginning';
    return refuse(`This table’s file is damaged at ${printPlace(at)}.`, {
      at,
      allowed: 'Open another copy.',
    });
  }
  const file = parsed.output;
  const unexpected =
    file.kind === 'public' ? (['sealed', 'deck'] as const).find((key) => file[key]) : undefined;
  if (unexpected)
    return refuse(`This table’s file is damaged at ${unexpected}: a public copy holds no hands.`, {
      at: unexpected,
      allowed: 'Open another copy.',
    });
  const opened = openParts(file);
  const uncounted = (['prints', 'veils'] as const).find(
    (key) => file[key] && file[key].length !== file.entries.length,
  );
  return opened.ok && uncounted
    ? refuse(`This table’s file is damaged at ${uncounted}.`, {
        at: uncounted,
        allowed: 'Open another copy.',
      })
    : opened;
}

/** A file of an earlier version as one of today; of a version that there never was as it is. */
function migrated(data: object, version: unknown): object {
  let file = data;
  for (let now = version; typeof now === 'number' && Object.hasOwn(MIGRATIONS, now); now += 1)
    file = (MIGRATIONS[now] as (file: object) => object)(file);
  return file;
}

const TOO_MANY = refuse(`This table has more than ${LIMITS.entries.toLocaleString('en')} entries.`, {
  allowed: 'Longer tables are not read.',
});

/** The refusal for a value that no file of ours contains, with its place in the table. */
const sayDamaged = ({ at = '', message, bare = message }: Refusal) =>
  at === 'entries'
    ? TOO_MANY
    : refuse(`This table’s file is damaged at ${printPlace(at)}: ${bare}`, {
        at,
        allowed: 'Open another copy.',
      });

/** "entry 3, changes": entries count from 1. */
function printPlace(at: string): string {
  const [list, index, ...within] = at.split('.');
  if (list !== 'entries' || index === undefined) return at;
  return [`entry ${Number(index) + 1}`, within.join('.')].filter(Boolean).join(', ');
}

const damagedAt = (n: number) =>
  refuse(`This table’s file is damaged at entry ${n}.`, { allowed: 'Open another copy.' });

/** Whether an entry with its hidden parts is well-formed for a journal. Its commands are checked later. */
function isSound(entry: Entry, index: number): boolean {
  if (entry.n !== index + 1 || entry.parent >= entry.n) return false;
  const to = movesHead(entry);
  if (to !== null && !(v.is(whole, to) && to < entry.n)) return false;
  return correctionOf(entry) === null || readsCorrection(entry);
}

/** Reads the entry for this place in a journal; null if it is damaged. */
export function readEntry(value: unknown, index: number): Entry | null {
  return v.is(entryShape, value) && isSound(value as Entry, index) ? (value as Entry) : null;
}

const HANDS_DAMAGED = refuse('The hands in this file are damaged.', { allowed: 'Open another copy.' });

function openParts(file: TableFile): Result<OpenedFile> {
  if (!file.sealed) return checkEntries({ file, entries: file.entries as Entry[], seed: null });
  try {
    const sealed = unseal(file.sealed, file.entries.length);
    if (!sealed) return HANDS_DAMAGED;
    const { hidden, seed } = sealed;
    const entries = file.entries.map((entry) =>
      Object.hasOwn(hidden, entry.n) ? { ...entry, hidden: hidden[entry.n] } : entry,
    ) as Entry[];
    const bytes = seed === null ? null : hexToBytes(seed);
    if (bytes && bytes.length !== SEED_BYTES)
      return refuse(`The seed in this file has ${bytes.length} bytes, and a seed has ${SEED_BYTES}.`, {
        allowed: 'Open another copy.',
      });
    return checkEntries({ file, entries, seed: bytes });
  } catch {
    return HANDS_DAMAGED;
  }
}

function checkEntries(opened: OpenedFile): Result<OpenedFile> {
  const { entries } = opened;
  const wrong = entries.find((entry, index) => !isSound(entry, index));
  if (wrong) return damagedAt(wrong.n);
  const corrections = entries.filter((entry) => correctionOf(entry)).length;
  return corrections * entries.length > LIMITS.playedAgain
    ? refuse(`This table has ${corrections} corrections in ${entries.length} entries.`, {
        allowed: 'The more entries a table has, the fewer corrections can be read.',
      })
    : accept(opened);
}
