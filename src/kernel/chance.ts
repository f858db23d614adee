import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** 512 bits, so that every order of a large deck is possible. */
export const SEED_BYTES = 64;

/**
 * Addressable randomness: the same (stream, epoch) always gives the same order, so drawing again after an
 * undo gives the same card. Used only while a command is decided, never by the fold.
 */
export interface Chance {
  /** The whole of 0 … size-1 in chance's order. */
  order(stream: string, epoch: number, size: number): number[];
  /** The die at this place of a stream: 0 … sides-1, each as likely. */
  roll(stream: string, index: number, sides: number): number;
}

/** Words of 16 bits, big-endian, out of HMAC-SHA-256(seed, "stream/epoch/block"), 16 to a block. */
function createWords(seed: Uint8Array, stream: string, epoch: number): () => number {
  let block = 0;
  let at = 16;
  let bytes = new Uint8Array(0);
  return () => {
    if (at === 16) {
      bytes = hmac(sha256, seed, utf8ToBytes(`${stream}/${epoch}/${block++}`));
      at = 0;
    }
    const word = ((bytes[2 * at] as number) << 8) | (bytes[2 * at + 1] as number);
    at += 1;
    return word;
  };
}

/** A number in 0 … below-1 without bias: words over the last whole multiple are thrown away. */
function pick(next: () => number, below: number): number {
  const limit = 65536 - (65536 % below);
  let word = next();
  while (word >= limit) word = next();
  return word % below;
}

/**
 * Chance out of one seed.
 * @param seed 64 bytes from the platform's entropy
 */
export function createChance(seed: Uint8Array): Chance {
  if (seed.length !== SEED_BYTES) throw new RangeError(`A seed is ${SEED_BYTES} bytes, not ${seed.length}.`);
  return {
    order(stream, epoch, size) {
      if (!Number.isInteger(size) || size < 0 || size > 65536)
        throw new RangeError(`No order of ${size} cards.`);
      const next = createWords(seed, stream, epoch);
      const order = Array.from({ length: size }, (_, index) => index);
      for (let last = size - 1; last > 0; last -= 1) {
        const other = pick(next, last + 1);
        [order[last], order[other]] = [order[other] as number, order[last] as number];
      }
      return order;
    },
    roll(stream, index, sides) {
      if (!Number.isInteger(sides) || sides < 1 || sides > 65536)
        throw new RangeError(`No die of ${sides} sides.`);
      return pick(createWords(seed, stream, index), sides);
    },
  };
}

/** The commitment to a seed, shown before the first card: its SHA-256 as 64 hexadecimal digits. */
export function commitTo(seed: Uint8Array): string {
  return bytesToHex(sha256(seed));
}
