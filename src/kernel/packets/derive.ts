import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '../file/canonical';
import { KEY_BYTES } from '../sealing/box';
import { toBase64url } from './base64url';

/** Begins every HKDF info and every signed text, so that no other use of a secret gives the same bytes. */
export const DOMAIN = 'dispatch-box/v1/';

/**
 * Bytes of a secret that is random already.
 * @param purpose what they are for
 * @param bound what they belong to: with anything else they are others
 */
export const derive = (secret: Uint8Array, purpose: string, bound: unknown, bytes = KEY_BYTES): Uint8Array =>
  hkdf(sha256, secret, undefined, utf8ToBytes(`${DOMAIN}${purpose} ${canonicalJson(bound)}`), bytes);

/** A carrier's topic that only those who hold the secret can name. */
export const deriveTopic = (secret: Uint8Array, purpose: string, bound: unknown): string =>
  `dbx/${toBase64url(derive(secret, purpose, bound, 16))}`;
