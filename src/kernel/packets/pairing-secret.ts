import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { accept, type Result, refuse } from '../result';
import type { Entropy } from '../sealing/box';
import { fromBase64url, toBase64url } from './base64url';

const SECRET_BYTES = 16;
const WORDS = 12;

/** A one-time secret of 16 random bytes. It counts once and for two minutes: the caller sees to that. */
export const createPairingSecret = (entropy: Entropy): Uint8Array => entropy(SECRET_BYTES);

/** The secret for the fragment of an address: 22 letters. */
export const secretAsFragment = (secret: Uint8Array): string => toBase64url(secret);

/** The secret as twelve words with a check sum (BIP 39). */
export const secretAsWords = (secret: Uint8Array): string => entropyToMnemonic(secret, wordlist);

/** Reads the secret from a fragment or from twelve words, however they are spaced, numbered or capitalized. */
export function readPairingSecret(input: string): Result<Uint8Array> {
  const given = input.slice(0, 1000).trim();
  const secret = /^[\w-]{22}$/.test(given) ? fromBase64url(given) : null;
  return secret ? accept(secret) : readTwelve(given.toLowerCase().match(/\p{L}+/gu) ?? []);
}

function readTwelve(given: readonly string[]): Result<Uint8Array> {
  const unknown = given.find((one) => !wordlist.includes(one));
  if (given.length === 1 || (unknown && given.length < 3))
    return refuse('This is not a code for linking.', { allowed: 'Enter the twelve words.' });
  if (unknown)
    return refuse(`“${unknown.slice(0, 20)}” is not one of the words that are used.`, {
      allowed: 'Check its spelling.',
    });
  if (given.length !== WORDS)
    return refuse(given.length === 0 ? 'There are no words.' : `There are ${given.length} words.`, {
      allowed: 'Enter all twelve words, in their order.',
    });
  try {
    return accept(mnemonicToEntropy(given.join(' '), wordlist));
  } catch {
    return refuse('One of the words is wrong, or they are in another order.', {
      allowed: 'Compare them with the table’s screen.',
    });
  }
}
