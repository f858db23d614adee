import type { Locator } from '@playwright/test';

/** How many clicks the page has received since the first call. */
const clicksOf = (locator: Locator): Promise<number> =>
  locator.page().evaluate(() => {
    const counted = window as unknown as { clicks?: number };
    if (counted.clicks === undefined) {
      counted.clicks = 0;
      addEventListener(
        'click',
        () => {
          counted.clicks = (counted.clicks ?? 0) + 1;
        },
        true,
      );
    }
    return counted.clicks;
  });

/**
 * Taps, and waits for the click, which follows the touch with a delay, a long one on a busy machine. For
 * tests that look at the page right after a tap without waiting for something.
 */
export async function tap(locator: Locator, options?: Parameters<Locator['tap']>[0]): Promise<void> {
  const before = await clicksOf(locator);
  await locator.tap(options);
  await locator
    .page()
    .waitForFunction((since) => (window as unknown as { clicks?: number }).clicks !== since, before);
}
