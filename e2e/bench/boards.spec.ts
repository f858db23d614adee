import { type Page, test } from '@playwright/test';
import { App } from '../pages/app';
import { keepRow } from '../support/bench-rows';
import { longTable } from '../support/tables/long-table';

/** A processor so many times slower than this one. */
const SLOW = 4;
const TIMES = 7;

/** From the touch to the next painted picture, in milliseconds, as the browser itself measures it. */
async function watchTouches(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { touches: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (/^(click|pointerup|keydown)$/.test(entry.name)) seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** Measures the longest response of each repetition: the median and the maximum. */
async function measure(page: Page, name: string, once: (at: number) => Promise<void>): Promise<void> {
  const all: number[] = [];
  for (let at = 0; at < TIMES; at += 1) {
    await page.evaluate(() => ((window as unknown as { touches: number[] }).touches.length = 0));
    await once(at);
    await page.waitForTimeout(250);
    // Events that the browser does not report took less than a frame.
    const found = await page.evaluate(() =>
      Math.max(8, ...(window as unknown as { touches: number[] }).touches),
    );
    all.push(found);
  }
  all.sort((a, b) => a - b);
  keepRow('boards', `${name}, ms`, '2,000 entries, slowed', all[TIMES >> 1] ?? 0);
  keepRow('boards', `${name}, at worst, ms`, '2,000 entries, slowed', all.at(-1) ?? 0);
}

test('with 2,000 entries on a processor slowed four times', async ({ page }) => {
  test.setTimeout(300_000);
  await watchTouches(page);
  const app = new App(page);
  await app.openHome();
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  const text = longTable(2_000);
  const begun = Date.now();
  await app.openFile('long.json', text);
  await app.guide.waitFor();
  keepRow('boards', 'opening the file, ms', '2,000 entries, slowed', Date.now() - begun);

  await measure(page, 'opening a why', async () => {
    await app.supportButton('Italy').click();
    await app.sheet.waitFor();
    await page.keyboard.press('Escape');
    await app.sheet.waitFor({ state: 'hidden' });
  });
  await app.openJournal();
  await page.goBack();
  await app.guide.waitFor();
  await page.goto(`${page.url()}/table/1200`);
  const then = page.getByRole('complementary', { name: 'The table as it was' });
  await then.waitFor();
  await measure(page, 'one moment earlier', () => then.getByRole('button', { name: 'Earlier' }).click());
  await measure(page, 'one moment later', () => then.getByRole('button', { name: 'Later' }).click());
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.getByRole('button', { name: /^Germany: .*secret cards?$/ }).click();
  await app.openPapers('Anna');
  await app.papers.turnToResearch('Axis');
  const plus = page.getByRole('button', { name: /^Put a step on/ });
  await plus.first().waitFor();
  const takes = page.getByRole('button', { name: /^(Put a step on|Take a step from)/ });
  await measure(page, 'placing a step', async () => {
    for (const button of await takes.all())
      if ((await button.getAttribute('aria-disabled')) !== 'true' && (await button.isEnabled())) {
        await button.click();
        return;
      }
  });
});
