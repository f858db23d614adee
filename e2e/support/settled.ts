import { expect, type Page } from '@playwright/test';

/**
 * Waits until everything pending is stored, done and painted: work that the page deferred runs before a
 * message sent now, however slow the page is.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('#root')).not.toHaveAttribute('aria-busy', 'true');
  await page.evaluate(async () => {
    const putOff = () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
    await putOff();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await putOff();
  });
}
