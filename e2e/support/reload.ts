import type { Page } from '@playwright/test';

/** Whether the browser would let go of the page without a question: all of it is on the device. Runs in the page. */
export const mayLeave = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }));

/**
 * Reads a page anew as a person does: not while the browser would ask whether to leave, for what is not on the device
 * yet would go with it. A story that reads it anew in the middle of a write says so itself.
 */
export async function reload(page: Page): Promise<void> {
  await page.waitForFunction(mayLeave);
  await page.reload();
}
