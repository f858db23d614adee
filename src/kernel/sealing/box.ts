import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '../file/canonical';

/** Unpredictable bytes, so many. */
export type Entropy = (bytes: number) => Uint8Array;

export const KEY_BYTES = 32;
const NONCE_BYTES = 24;

/** Plain sizes in bytes: whoever sees sealed data learns only which of these it has. Longer data take multiples of the last. */
const SIZES = [512, 2048, 8192, 32_768] as const;
const LENGTH_BYTES = 4;

export function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The size to which data of this length are padded. */
export function paddedSize(length: number): number {
  const largest = SIZES[SIZES.length - 1] as number;
  const needed = length + LENGTH_BYTES;
  return SIZES.find((size) => size >= needed) ?? Math.ceil(needed / largest) * largest;
}

/** The data with their length before them and zeros behind them. */
export function pad(data: Uint8Array, size: number): Uint8Array {
  const padded = new Uint8Array(size);
  new DataView(padded.buffer).setUint32(0, data.length);
  padded.set(data, LENGTH_BYTES);
  return padded;
}

/** The data within their padding; null if nobody can have padded them so. */
export function unpad(padded: Uint8Array): Uint8Array | null {
  if (padded.length < LENGTH_BYTES) return null;
  const length = new DataView(padded.buffer, padded.byteOffset).getUint32(0);
  return length <= padded.length - LENGTH_BYTES ? padded.slice(LENGTH_BYTES, LENGTH_BYTES + length) : null;
}

/** Encrypts with XChaCha20-Poly1305 under a random nonce, which comes first. @param bound what it belongs to */
export function sealBytes(key: Uint8Array, data: Uint8Array, bound: unknown, entropy: Entropy): Uint8Array {
  const nonce = entropy(NONCE_BYTES);
  const sealed = xchacha20poly1305(key, nonce, utf8ToBytes(canonicalJson(bound))).encrypt(data);
  return concatBytes([nonce, sealed]);
}

/** Decrypts; null with another key, for another place, or if a byte changed. */
export function openBytes(key: Uint8Array, sealed: Uint8Array, bound: unknown): Uint8Array | null {
  try {
    const cipher = xchacha20poly1305(key, sealed.slice(0, NONCE_BYTES), utf8ToBytes(canonicalJson(bound)));
    return cipher.decrypt(sealed.slice(NONCE_BYTES));
  } catch {
    return null;
  }
}

/** A key of secrets that are random already. @param info what the key is for */
export const deriveKey = (secrets: readonly Uint8Array[], salt: string, info: string): Uint8Array =>
  hkdf(
    sha256,
    concatBytes(secrets),
    utf8ToBytes(salt),
    utf8ToBytes(`dispatch-box/sealing ${info}`),
    KEY_BYTES,
  );
