import type { Page } from '@playwright/test';

/**
 * Reads a page anew as a person does: not while the browser would ask whether to leave, for what is not on the device
 * yet would go with it. A story that reads it anew in the middle of a write says so itself.
 */
export async function reload(page: Page): Promise<void> {
  await page.waitForFunction(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await page.reload();
}
