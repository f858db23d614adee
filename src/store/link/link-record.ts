import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { answerShape, playedShape } from '@/kernel/link/messages';
import { deriveKey, type Entropy, openBytes, pad, paddedSize, sealBytes, unpad } from '@/kernel/sealing/box';
import type { Preferences } from '../app-store';
import { linkKey } from '../remembered';

const hex = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`)));

/** A broker, and how to log in there; the served page has its own at `/mqtt`. */
const addressShape = v.object({
  url: v.pipe(v.string(), v.regex(/^wss?:\/\/[^\s]{1,200}$/)),
  user: v.optional(v.pipe(v.string(), v.maxLength(100))),
  password: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

const heldShape = v.object({ at: v.number(), head: hex(32) });

const deviceShape = v.object({
  device: hex(8),
  person: v.pipe(v.string(), v.maxLength(80)),
  /** What its owner’s browser calls itself: "iPhone". */
  name: v.pipe(v.string(), v.maxLength(40)),
  secret: hex(32),
  /** The answer to the moment that is asked now. */
  answer: v.optional(v.nullable(answerShape), null),
  /** What became of its last answer. It is written before that is played, so that nothing is played twice. */
  played: v.optional(v.nullable(playedShape), null),
  /** The number of the newest answer that was taken, and of the newest update that went without a connection. */
  taken: v.optional(v.number(), 0),
  posted: v.optional(v.number(), 0),
  /** When the person’s papers were last opened at the table, in milliseconds since 1970. */
  opened: v.optional(v.number()),
  /** The public rows that the phone held when it was heard last. */
  held: v.optional(heldShape),
  /** What it holds if it opened the first code of this moment. */
  shown: v.optional(v.object({ ...heldShape.entries, moment: v.string() })),
  /** How often letters for this moment were wrong. */
  tries: v.optional(v.object({ moment: v.string(), wrong: v.number() })),
});

const recordShape = v.object({
  id: v.pipe(v.string(), v.maxLength(80)),
  /** Random: another one after the table was restored, or begun again as a copy. */
  epoch: hex(8),
  /** The Ed25519 pair that signs what the room sees. */
  identity: v.object({ secretKey: hex(32), publicKey: hex(32) }),
  /** The key of the room screens. */
  room: hex(32),
  address: v.nullable(addressShape),
  devices: v.array(deviceShape),
  /** The public rows that were sent last, and their head: a table that holds others was restored. */
  sent: heldShape,
});

/** What a host keeps of its linked devices, for one table. It is in no copy of the table. */
export type LinkRecord = v.InferOutput<typeof recordShape>;
export type LinkedDevice = LinkRecord['devices'][number];

const keyOf = (seed: Uint8Array, id: string) => deriveKey([seed], id, 'link record');

/** Bytes of a record without phones, and of a phone with the longest answer and refusal. */
const RECORD_BYTES = 4096;
const PHONE_BYTES = 8192;

/** Padded by the number of phones, so that its length does not show what an answer in it holds. */
function sealRecord(record: LinkRecord, seed: Uint8Array, entropy: Entropy): string {
  const bytes = utf8ToBytes(JSON.stringify(record));
  const usual = RECORD_BYTES + record.devices.length * PHONE_BYTES;
  const padded = pad(bytes, Math.max(usual, paddedSize(bytes.length)));
  return bytesToHex(sealBytes(keyOf(seed, record.id), padded, record.id, entropy));
}

/** @param seed of a sealed table: its record is stored sealed as well */
export function writeLinkRecord(
  preferences: Preferences,
  record: LinkRecord,
  seed: Uint8Array | null,
  entropy: Entropy,
): void {
  const stored = seed ? sealRecord(record, seed, entropy) : JSON.stringify(record);
  preferences.write(linkKey(record.id), stored);
}

function openText(stored: string, id: string, seed: Uint8Array | null): string | null {
  if (!seed) return stored;
  const opened = openBytes(keyOf(seed, id), hexToBytes(stored), id);
  const text = opened && unpad(opened);
  return text && new TextDecoder().decode(text);
}

/** Null if this table is not linked, or its record cannot be read: its phones pair again then. */
export function readLinkRecord(
  preferences: Preferences,
  id: string,
  seed: Uint8Array | null,
): LinkRecord | null {
  const stored = preferences.read(linkKey(id));
  if (stored === null) return null;
  try {
    const read = v.safeParse(recordShape, JSON.parse(openText(stored, id, seed) ?? 'null'));
    return read.success && read.output.id === id ? read.output : null;
  } catch {
    return null;
  }
}
