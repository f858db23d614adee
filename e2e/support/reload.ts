import type { Page } from '@playwright/test';

/** Whether the browser would let go of the page without a question: all of it is on the device. Runs in the page. */
export const mayLeave = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }));

/**
 * Reloads a page as a user would: not while the browser would ask before leaving, since unsaved data would be
 * lost. A test that reloads in the middle of a write does so explicitly.
 */
export async function reload(page: Page): Promise<void> {
  await page.waitForFunction(mayLeave);
  await page.reload();
}
