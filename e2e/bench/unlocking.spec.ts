import { expect, test } from '@playwright/test';
import { App } from '../pages/app';
import { keepRow } from '../support/bench-rows';

// A trace would copy the page again and again while it is measured.
test.use({ trace: 'off' });

const PINS = { Anna: '1111', Ben: '2222', Clara: '3333' };
const TIMES = 5;

test('unlocking one seat of a sealed table', async ({ page }) => {
  const app = new App(page);
  await app.setUp({ pins: PINS });
  const slow = await page.context().newCDPSession(page);
  for (const [name, rate] of [
    ['as it is', 1],
    ['slowed four times', 4],
  ] as const) {
    await slow.send('Emulation.setCPUThrottlingRate', { rate });
    const times: number[] = [];
    for (let at = 0; at < TIMES; at += 1) {
      await page.reload();
      await page.getByRole('form', { name: 'Anna' }).getByLabel('PIN').fill(PINS.Anna);
      const unlock = page.getByRole('button', { name: 'Unlock Anna' });
      await expect(unlock).toBeEnabled();
      times.push(
        await unlock.evaluate((button: HTMLButtonElement) => {
          const began = performance.now();
          return new Promise<number>((done) => {
            new MutationObserver((_, watch) => {
              if (!document.body.textContent?.includes('Anna is unlocked.')) return;
              watch.disconnect();
              done(performance.now() - began);
            }).observe(document.body, { childList: true, subtree: true, characterData: true });
            button.click();
          });
        }),
      );
    }
    times.sort((one, other) => one - other);
    keepRow('unlocking', 'unlock one seat, ms', name, Math.round(times[TIMES >> 1] ?? 0));
  }
});
