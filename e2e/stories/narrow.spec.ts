import { expect } from '@playwright/test';
import { scenes } from '../support/scenes';
import { test } from '../support/test';

const WINDOWS = [
  { width: 320, text: '100 %' },
  { width: 320, text: '200 %' },
  { width: 820, text: '200 %' },
];

for (const name of [
  'crowded',
  'journal',
  'menu',
  'diplomacy-crowded',
  'economy-crowded',
  'construction',
  'research-public',
  'history',
  'card-begun',
  'list-into',
  'deck-begun',
  'china-flags',
  'china-powers',
  'china-passage',
  'home-empty',
  'home-shelf',
])
  test(`nothing runs over the edge of ${name} in a narrow window or in large type`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await scenes.find((scene) => scene.name === name)?.open(page);
    for (const { width, text } of WINDOWS) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate(
        (size) => {
          document.documentElement.style.fontSize = size;
        },
        text.replace(' ', ''),
      );
      const widths = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(widths, `${width} px, ${text}`).toBe(0);
    }
  });
