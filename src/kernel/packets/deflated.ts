import { bytesToUtf8 } from '@noble/ciphers/utils.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { deflateSync, Inflate } from 'fflate';
import { concatBytes } from '../sealing/box';
import { closed, type OpenedAs } from './why';

/** Inflating goes by pieces of so many bytes. One gives at most a megabyte, so a bomb is stopped soon. */
const PIECE_BYTES = 1024;

/** A value as deflated JSON; null if it is no JSON, or longer than the receiver would inflate. */
export function deflateJson(value: unknown, limit: number): Uint8Array | null {
  try {
    const json = JSON.stringify(value);
    if (json === undefined) return null;
    const bytes = utf8ToBytes(json);
    return bytes.length > limit ? null : deflateSync(bytes, { level: 9 });
  } catch {
    return null;
  }
}

/** The value of deflated JSON. @param limit stops inflating at so many bytes */
export function inflateJson(deflated: Uint8Array, limit: number): OpenedAs<unknown> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((part) => {
    parts.push(part);
    length += part.length;
  });
  try {
    for (let at = 0; at < deflated.length && length <= limit; at += PIECE_BYTES)
      inflate.push(deflated.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= deflated.length);
    if (length > limit) return closed('too-large');
    return { ok: true, value: JSON.parse(bytesToUtf8(concatBytes(parts))) };
  } catch {
    return closed('unreadable');
  }
}
