import type { Locator } from '@playwright/test';

/** How many clicks the page has had since it was first asked. */
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
 * A finger’s tap, and what the browser makes of it: the click comes after the finger is gone, on a busy machine well
 * after. Whoever looks at the page right after a tap, without waiting for something, taps with this.
 */
export async function tap(locator: Locator, options?: Parameters<Locator['tap']>[0]): Promise<void> {
  const before = await clicksOf(locator);
  await locator.tap(options);
  await locator
    .page()
    .waitForFunction((since) => (window as unknown as { clicks?: number }).clicks !== since, before);
}
