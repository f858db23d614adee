import type { Page } from '@playwright/test';

/** Makes the page's entropy the same at every run, so that a table's cards are known. */
export async function seedEntropy(page: Page, seed = 1): Promise<void> {
  await page.addInitScript((start) => {
    let state = start;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      const bytes = new Uint8Array((array as unknown as Uint8Array).buffer);
      for (let at = 0; at < bytes.length; at += 1) {
        state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
        bytes[at] = state >> 16;
      }
      return array;
    };
  }, seed);
}
