import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '../file/canonical';
import { concatBytes, type Entropy } from '../sealing/box';
import { derive } from './derive';
import { closed, type OpenedAs, type Why } from './why';

/** The first four bytes; a later format ends with another digit. */
export const MAGIC = utf8ToBytes('DBX1');
const KEY_ID_BYTES = 8;
const NONCE_BYTES = 24;
const HEADER_BYTES = MAGIC.length + KEY_ID_BYTES + NONCE_BYTES;
const TAG_BYTES = 16;

/** A longer packet is neither made nor opened. */
export const MAX_PACKET_BYTES = 1024 * 1024;

/** Whom a packet is from and to, and its key. */
export interface Way {
  /** 8 bytes in the clear, by which the receiver finds the key. */
  keyId: Uint8Array;
  key: Uint8Array;
  bound: { table: string; epoch: string; from: string; to: string };
}

/** The way of packets that a secret protects. @param what begins the purposes of its keys */
export const wayOf = (secret: Uint8Array, what: 'channel' | 'room', bound: Way['bound']): Way => ({
  keyId: derive(secret, `${what}/key-id`, bound, KEY_ID_BYTES),
  key: derive(secret, `${what}/key`, bound),
  bound,
});

/** What is authenticated besides the plain text: the clear header, and where the packet belongs. */
const authenticated = (header: Uint8Array, { bound }: Pick<Way, 'bound'>): Uint8Array => {
  const { table, epoch, from, to } = bound;
  return concatBytes([header, utf8ToBytes(canonicalJson({ table, epoch, from, to }))]);
};

/** Encrypts a plain text under a fresh nonce. @param plain from what will be authenticated */
export function sealPacket(way: Way, entropy: Entropy, plain: (aad: Uint8Array) => Uint8Array): Uint8Array {
  const nonce = entropy(NONCE_BYTES);
  const header = concatBytes([MAGIC, way.keyId, nonce]);
  const aad = authenticated(header, way);
  return concatBytes([header, xchacha20poly1305(way.key, nonce, aad).encrypt(plain(aad))]);
}

/** Decrypts; says why not. @param own the key id of the other direction */
export function openPacket(
  way: Way,
  own: Uint8Array,
  packet: Uint8Array,
): OpenedAs<{ plain: Uint8Array; aad: Uint8Array }> {
  const wrong = whyNotOurs(packet, MAGIC) ?? whyNotKey(way, own, packet);
  if (wrong) return closed(wrong);
  const header = packet.slice(0, HEADER_BYTES);
  const aad = authenticated(header, way);
  try {
    const cipher = xchacha20poly1305(way.key, header.slice(-NONCE_BYTES), aad);
    return { ok: true, value: { plain: cipher.decrypt(packet.slice(HEADER_BYTES)), aad } };
  } catch {
    return closed('cannot-open');
  }
}

/** Whether bytes begin as ours of this version. */
export function whyNotOurs(bytes: Uint8Array, magic: Uint8Array): Why | null {
  const last = magic.length - 1;
  const [version = 0, ours = 0] = [bytes[last], magic[last]];
  if (!startsWith(bytes, magic.slice(0, -1)) || version < ours || version > 0x39) return 'foreign';
  if (version > ours) return 'too-new';
  return bytes.length > MAX_PACKET_BYTES ? 'too-large' : null;
}

function whyNotKey({ keyId }: Way, own: Uint8Array, packet: Uint8Array): Why | null {
  if (packet.length < HEADER_BYTES + TAG_BYTES) return 'cannot-open';
  const sent = packet.slice(MAGIC.length, MAGIC.length + KEY_ID_BYTES);
  if (startsWith(sent, keyId)) return null;
  return startsWith(sent, own) ? 'reflected' : 'unknown-key';
}

const startsWith = (bytes: Uint8Array, begin: Uint8Array) => begin.every((byte, at) => bytes[at] === byte);

/** The key id of a packet as hexadecimal digits, to find whose it is; null if it is no packet of this version. */
export const keyIdOf = (packet: Uint8Array): string | null =>
  whyNotOurs(packet, MAGIC) || packet.length < HEADER_BYTES + TAG_BYTES
    ? null
    : bytesToHex(packet.slice(MAGIC.length, MAGIC.length + KEY_ID_BYTES));
