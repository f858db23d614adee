import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { accept, type Result, refuse } from '../result';
import { concatBytes, pad, unpad } from '../sealing/box';
import { deflateJson, inflateJson } from './deflated';
import { MAX_PACKET_BYTES } from './packet';
import { closed, type OpenedAs } from './why';

/** Every kind of packet. Its number in the packet is its place here, from 1: append only. */
export const KINDS = ['join', 'hello', 'answer', 'away', 'challenge', 'update', 'revoke', 'public'] as const;
export type Kind = (typeof KINDS)[number];

/** What stands before the body: random bytes of the sender's session, a count within it, the kind. */
export interface Head<K extends Kind = Kind> {
  /** 8 bytes as hexadecimal digits. */
  session: string;
  /** From 1; rises with each packet of the session. */
  counter: number;
  kind: K;
}
export interface Message<K extends Kind = Kind> extends Head<K> {
  body: unknown;
}

/** The body of an `update`, for one hand: what everyone may know, and what only this device may know. */
export interface UpdateBody {
  open: unknown;
  own: unknown;
}

export const SESSION_BYTES = 8;
export const MAX_COUNTER = 2 ** 32 - 1;
const HEAD_BYTES = SESSION_BYTES + 4 + 1;
const LENGTH_BYTES = 4;

/** The size of an `update` and of `public` depends on what everyone may know. */
type FixedKind = Exclude<Kind, 'update' | 'public'>;

/** Plain sizes in bytes, head included: a packet of a kind has this size whatever it says. An answer as a QR code has the second. */
const PLAIN_SIZES: Record<FixedKind, readonly number[]> = {
  join: [512],
  hello: [512],
  answer: [4096, 512],
  away: [512],
  challenge: [512],
  revoke: [512],
};
/** Sizes to which the own part of an update is padded: in a QR code, and otherwise. */
const STILL_SIZES = [640, 1024] as const;
const OWN_SIZES = [4096, 16_384, 65_536] as const;
const READ_SIZES: readonly number[] = [...STILL_SIZES, ...OWN_SIZES];

/** Most bytes of JSON in what everyone may know: a whole table of 3,000 entries. */
export const MAX_OPEN_JSON = 4 * 1024 * 1024;
/** Most bytes of JSON in any other body. */
export const MAX_JSON = 1024 * 1024;

/** With the header, the tag and a signature it still fits a packet. */
const MAX_PLAIN_BYTES = MAX_PACKET_BYTES - 256;

const TOO_MUCH = refuse('This is too much for one packet.', { allowed: 'Send less at once.' });

/** Lays out a plain text. @param still for a QR code, which has less room */
export function layPlain({ session, counter, kind, body }: Message, still = false): Result<Uint8Array> {
  const head = new Uint8Array(HEAD_BYTES);
  head.set(hexToBytes(session));
  const view = new DataView(head.buffer);
  view.setUint32(SESSION_BYTES, counter);
  view.setUint8(HEAD_BYTES - 1, KINDS.indexOf(kind) + 1);
  const laid = layBody(kind, body, still);
  const plain = laid && concatBytes([head, ...laid]);
  return plain && plain.length <= MAX_PLAIN_BYTES ? accept(plain) : TOO_MUCH;
}

function layBody(kind: Kind, body: unknown, still: boolean): Uint8Array[] | null {
  if (kind === 'update') return layUpdate(body, still);
  if (kind !== 'public') return layFixed(kind, body, still);
  const deflated = deflateJson(body, MAX_OPEN_JSON);
  return deflated && [deflated];
}

function layFixed(kind: FixedKind, body: unknown, still: boolean): Uint8Array[] | null {
  const sizes = PLAIN_SIZES[kind];
  const size = ((still && sizes[1]) || (sizes[0] as number)) - HEAD_BYTES;
  const deflated = deflateJson(body, MAX_JSON);
  return deflated && deflated.length <= size - LENGTH_BYTES ? [pad(deflated, size)] : null;
}

function layUpdate(body: unknown, still: boolean): Uint8Array[] | null {
  const { open, own } = (body ?? {}) as Partial<UpdateBody>;
  const [openPart, ownPart] = [deflateJson(open, MAX_OPEN_JSON), deflateJson(own, MAX_JSON)];
  const sizes: readonly number[] = still ? STILL_SIZES : OWN_SIZES;
  const size = ownPart && sizes.find((one) => one >= ownPart.length + LENGTH_BYTES);
  return openPart && size ? [pad(openPart, openPart.length + LENGTH_BYTES), pad(ownPart, size)] : null;
}

/** Reads the head; null if no version of ours wrote it. */
export function readHead(plain: Uint8Array): Head | null {
  if (plain.length < HEAD_BYTES) return null;
  const view = new DataView(plain.buffer, plain.byteOffset);
  const kind = KINDS[view.getUint8(HEAD_BYTES - 1) - 1];
  const counter = view.getUint32(SESSION_BYTES);
  if (!kind || counter === 0) return null;
  return { session: bytesToHex(plain.slice(0, SESSION_BYTES)), counter, kind };
}

/** Reads the body of an authenticated plain text under hard limits. */
export function readBody(plain: Uint8Array, kind: Kind): OpenedAs<unknown> {
  if (kind === 'update') return readUpdate(plain.slice(HEAD_BYTES));
  if (kind === 'public') return inflateJson(plain.slice(HEAD_BYTES), MAX_OPEN_JSON);
  const deflated = PLAIN_SIZES[kind].includes(plain.length) ? unpad(plain.slice(HEAD_BYTES)) : null;
  return deflated ? inflateJson(deflated, MAX_JSON) : closed('unreadable');
}

function readUpdate(parts: Uint8Array): OpenedAs<UpdateBody> {
  const openPart = unpad(parts);
  if (!openPart) return closed('unreadable');
  const padded = parts.slice(LENGTH_BYTES + openPart.length);
  const ownPart = READ_SIZES.includes(padded.length) ? unpad(padded) : null;
  if (!ownPart) return closed('unreadable');
  const open = inflateJson(openPart, MAX_OPEN_JSON);
  if (!open.ok) return open;
  const own = inflateJson(ownPart, MAX_JSON);
  return own.ok ? { ok: true, value: { open: open.value, own: own.value } } : own;
}
