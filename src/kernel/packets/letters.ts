import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '../sealing/box';
import type { Channel } from './channel';
import { derive } from './derive';

/** 32 letters without look-alikes (Crockford's base 32), and what is read as one of them. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CONFUSED: Record<string, string> = { O: '0', I: '1', L: '1', U: 'V' };
const LETTERS = 8;

/** A choice is a whole number below this. */
export const MAX_CHOICE = 2 ** 16;

interface MomentKeys {
  check: Uint8Array;
  mask: Uint8Array;
}

function keysOf({ table, epoch, device, secret }: Channel, moment: string): MomentKeys {
  const bound = { table, epoch, device, moment };
  return { check: derive(secret, 'letters/check', bound), mask: derive(secret, 'letters/mask', bound) };
}

const bytesOf = (choice: number) => Uint8Array.of(choice >> 8, choice & 0xff);
const checkOf = ({ check }: MomentKeys, choice: Uint8Array) => hmac(sha256, check, choice).slice(0, 3);

/** The mask depends on the check as well, so a changed answer to one moment shows nothing of the first. */
function masked({ mask }: MomentKeys, check: Uint8Array, choice: Uint8Array): Uint8Array {
  const pad = hmac(sha256, mask, check);
  return choice.map((byte, at) => byte ^ (pad[at] as number));
}

/**
 * A choice as eight letters in two groups, to be typed or read aloud. They say nothing to who hears them.
 * @param moment what is asked; each has keys of its own
 * @param choice 0 to 65,535; null if it is not
 */
export function writeLetters(channel: Channel, moment: string, choice: number): string | null {
  if (!Number.isInteger(choice) || choice < 0 || choice >= MAX_CHOICE) return null;
  const keys = keysOf(channel, moment);
  const check = checkOf(keys, bytesOf(choice));
  const forty = concatBytes([masked(keys, check, bytesOf(choice)), check]);
  const whole = forty.reduce((sum, byte) => sum * 256 + byte, 0);
  const letters = Array.from(
    { length: LETTERS },
    (_, at) => ALPHABET[Math.floor(whole / 32 ** (LETTERS - 1 - at)) % 32],
  );
  return `${letters.slice(0, 4).join('')} ${letters.slice(4).join('')}`;
}

/**
 * The choice in eight letters as typed, in any case and spacing; null if they were not made for this moment.
 * A wrong guess passes once in 2^24: the caller allows five.
 */
export function readLetters(channel: Channel, moment: string, typed: string): number | null {
  const given = typed
    .slice(0, 100)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}.,]/gu, '');
  const values = Array.from(given, (letter) => ALPHABET.indexOf(CONFUSED[letter] ?? letter));
  if (values.length !== LETTERS || values.includes(-1)) return null;
  let whole = values.reduce((sum, value) => sum * 32 + value, 0);
  const forty = new Uint8Array(5);
  for (let at = 4; at >= 0; at -= 1) {
    forty[at] = whole % 256;
    whole = Math.floor(whole / 256);
  }
  const keys = keysOf(channel, moment);
  const check = forty.slice(2);
  const choice = masked(keys, check, forty.slice(0, 2));
  const isRight = checkOf(keys, choice).every((byte, at) => byte === check[at]);
  return isRight ? (choice[0] as number) * 256 + (choice[1] as number) : null;
}
