import type { Page } from '@playwright/test';
import { SEED_BYTES } from '@/kernel/chance';
import { furnish } from '../furnish';

/** A seed for a table played in memory; other numbers give other cards. */
export const seedOf = (step: number, start: number) =>
  Uint8Array.from({ length: SEED_BYTES }, (_, at) => (at * step + start) % 256);

/** The first bytes that `seedEntropy` gives a page. */
export function entropyOf(seed: number, bytes: number): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length: bytes }, () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state >> 16;
  });
}

/** Makes the page's entropy the same in every run, so that a table's cards are known. */
export async function seedEntropy(page: Page, seed = 1): Promise<void> {
  const replace = (start: number) => {
    let state = start;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      const bytes = new Uint8Array((array as unknown as Uint8Array).buffer);
      for (let at = 0; at < bytes.length; at += 1) {
        state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
        bytes[at] = state >> 16;
      }
      return array;
    };
  };
  await furnish(page, replace, seed);
}
