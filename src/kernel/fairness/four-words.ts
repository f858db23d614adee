import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { wordlist } from '@scure/bip39/wordlists/english.js';

/** Bits of a word: the list has 2,048. */
const BITS = 11n;
const WORDS = 4;

/** The first 44 bits of a value in hexadecimal digits, as four words that people can read aloud. */
export function fourWords(hex: string): string {
  const bits = BigInt(`0x${hex.slice(0, 11)}`);
  return Array.from({ length: WORDS }, (_, at) => {
    const index = Number((bits >> (BITS * BigInt(WORDS - 1 - at))) & 2047n);
    return wordlist[index] as string;
  }).join(' ');
}

/** SHA-256 over the commitment to the seed and the deck's fingerprint: what a table commits to before its first card. */
export function dealOf(commitment: string, deck: string | null | undefined): string {
  return bytesToHex(sha256(utf8ToBytes(`dispatch-box/deal/${commitment}/${deck ?? ''}`)));
}

/** The commitment to a deal in four words. */
export const commitmentWords = (commitment: string, deck: string | null | undefined): string =>
  fourWords(dealOf(commitment, deck));

/** A noted value as it is compared: 64 hexadecimal digits or four words; null if it is neither. */
export function readNoted(text: string): string | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[\s,]+/g, ' ');
  const digits = plain.replaceAll(' ', '');
  if (/^[0-9a-f]{64}$/.test(digits)) return bytesToHex(hexToBytes(digits));
  const words = plain.split(' ');
  return words.length === WORDS && words.every((word) => wordlist.includes(word)) ? plain : null;
}

/** Whether a noted value, as read, is this one. */
export const isNoted = (noted: string, hex: string): boolean => noted === hex || noted === fourWords(hex);
