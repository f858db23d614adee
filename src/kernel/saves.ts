import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { fingerprint } from './canonical';
import type { OpenBase } from './game';
import { type Entry, type Journal, movesHead } from './journal';
import { withoutMark } from './letters';
import type { TableRecord } from './ports';
import { accept, type Result, refuse } from './result';
import { correctionOf, readsCorrection } from './standing';
import { publicEntries } from './views';

export const TABLE_FORMAT = 'dispatch-box/table';
/** Version 1 had no prints. */
export const TABLE_VERSION = 2;

const part = v.object({
  command: v.optional(v.looseObject({ type: v.string() })),
  came: v.optional(v.unknown()),
});

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The parts of an entry by viewer; no viewer is called like what every object has. */
const partsShape = v.pipe(
  v.custom<object>(
    (input) =>
      typeof input === 'object' &&
      input !== null &&
      Object.keys(input).every((key) => !(key in Object.prototype)),
  ),
  v.record(v.string(), part),
);

const entryShape = v.strictObject({
  n: whole,
  parent: whole,
  at: v.strictObject({ turn: v.number(), step: v.string() }),
  open: v.optional(
    v.strictObject({ command: v.looseObject({ type: v.string() }), came: v.optional(v.unknown()) }),
  ),
  hidden: v.optional(partsShape),
  changes: v.array(v.strictTuple([v.string(), v.number(), v.number()])),
});

const fileShape = v.strictObject({
  format: v.literal(TABLE_FORMAT),
  version: v.number(),
  kind: v.picklist(['public', 'whole']),
  game: v.string(),
  rules: v.number(),
  setup: v.looseObject({}),
  deck: v.optional(v.unknown(), null),
  entries: v.array(entryShape),
  /** What tells each entry from one that says anything else; in a whole file its hidden parts count. */
  prints: v.optional(v.array(v.string())),
  /** In a whole file: hidden parts by entry and the seed, packed against a glance. This is not encryption. */
  sealed: v.optional(v.string()),
});
export type TableFile = v.InferOutput<typeof fileShape>;

interface Sealed {
  hidden: Record<string, Entry['hidden']>;
  seed: string | null;
}

/** A table as everyone may have it: it replays to the public view by itself. */
export function exportPublic<Open extends OpenBase, Hidden>(
  record: TableRecord,
  journal: Journal<Open, Hidden>,
): TableFile {
  const entries = publicEntries(journal);
  return { ...head(record, 'public'), entries, prints: entries.map(printOf) } as TableFile;
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

/** What tells an entry from one that says anything else. */
export const printOf = (entry: Entry) => fingerprint(JSON.parse(JSON.stringify(entry))).slice(0, 16);

function seal(parts: Sealed): string {
  return bytesToHex(utf8ToBytes(JSON.stringify(parts)).map((byte) => byte ^ 0x5a));
}

function unseal(text: string): Sealed {
  const plain = bytesToHex(hexToBytes(text).map((byte) => byte ^ 0x5a));
  return JSON.parse(decodeURIComponent(plain.replace(/../g, '%$&'))) as Sealed;
}

export interface OpenedFile {
  file: TableFile;
  entries: Entry[];
  seed: Uint8Array | null;
}

/** Reads a file that somebody gave us. A wrong, foreign, damaged or newer one is refused with a reason. */
export function readTableFile(text: string): Result<OpenedFile> {
  let data: unknown;
  try {
    data = JSON.parse(withoutMark(text));
  } catch {
    return refuse('This file is damaged or is not a Dispatch Box table.', {
      allowed: 'Choose a file that “Back up” gave.',
    });
  }
  const format = (data as { format?: unknown } | null)?.format;
  if (format !== TABLE_FORMAT)
    return refuse('This is not a Dispatch Box table.', { allowed: 'Choose a file that “Back up” gave.' });
  const version = (data as { version?: unknown }).version;
  if (typeof version === 'number' && version > TABLE_VERSION) {
    return refuse(
      `This file was made by a newer Dispatch Box (version ${version}; this one reads ${TABLE_VERSION}).`,
      {
        allowed: 'Update this app, then open it again.',
      },
    );
  }
  const parsed = v.safeParse(fileShape, data);
  if (!parsed.success) {
    const at = v.getDotPath(parsed.issues[0]) ?? 'its beginning';
    return refuse(`This table’s file is damaged at ${printPlace(at)}.`, {
      at,
      allowed: 'Open another copy.',
    });
  }
  return openParts(parsed.output);
}

/** "entry 3, changes": entries count from 1. */
const printPlace = (at: string) =>
  at.replace(/^entries\.(\d+)\.?/, (_, index) => `entry ${Number(index) + 1}, `).replace(/, $/, '');

const damagedAt = (n: number) =>
  refuse(`This table’s file is damaged at entry ${n}.`, { allowed: 'Open another copy.' });

/** Whether an entry with its hidden parts can stand in a journal. What its commands say is looked into later. */
function isSound(entry: Entry, index: number): boolean {
  if (entry.n !== index + 1 || entry.parent >= entry.n) return false;
  const to = movesHead(entry);
  if (to !== null && !(v.is(whole, to) && to < entry.n)) return false;
  return correctionOf(entry) === null || readsCorrection(entry);
}

/** An entry as it must stand at this place in a journal; nothing where it is damaged. */
export function readEntry(value: unknown, index: number): Entry | null {
  return v.is(entryShape, value) && isSound(value as Entry, index) ? (value as Entry) : null;
}

function openParts(file: TableFile): Result<OpenedFile> {
  if (!file.sealed) return checkEntries({ file, entries: file.entries as Entry[], seed: null });
  try {
    const { hidden, seed } = unseal(file.sealed);
    const entries = file.entries.map((entry) =>
      Object.hasOwn(hidden, entry.n) ? { ...entry, hidden: v.parse(partsShape, hidden[entry.n]) } : entry,
    ) as Entry[];
    return checkEntries({ file, entries, seed: seed ? hexToBytes(seed) : null });
  } catch {
    return refuse('The hands in this file are damaged.', { allowed: 'Open another copy.' });
  }
}

function checkEntries(opened: OpenedFile): Result<OpenedFile> {
  const wrong = opened.entries.find((entry, index) => !isSound(entry, index));
  return wrong ? damagedAt(wrong.n) : accept(opened);
}
