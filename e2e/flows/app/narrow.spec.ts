import { expect } from '@playwright/test';
import { scenes } from '../../support/scenes/scenes';
import { test } from '../../support/test';

// The sweep looks at more pages, and at large type.
for (const name of ['home-shelf', 'crowded', 'journal', 'diplomacy-crowded', 'china-flags', 'goss-register'])
  test(`${name} fits a window of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const scene = scenes.find((one) => one.name === name);
    expect(scene, name).toBeDefined();
    await scene?.open(page);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.offsetWidth);
    // The width of the page, not the window: headless Chromium reserves room for a scrollbar that it does not
    // paint.
    await expect.poll(overflow).toBe(0);
  });
