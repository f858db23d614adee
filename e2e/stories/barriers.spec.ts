import { expect, test } from '@playwright/test';
import { findBarriers } from '../support/axe';
import { scenes } from '../support/scenes';

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const SCHEMES = ['light', 'dark'] as const;

for (const scene of scenes) {
  test(`no one is kept out of: ${scene.name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await scene.open(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await findBarriers(page, colorScheme === 'dark'), `${size.width}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
