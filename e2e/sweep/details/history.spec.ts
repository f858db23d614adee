import { expect } from '@playwright/test';
import { scenes } from '../../support/scenes/scenes';
import { test } from '../../support/test';

for (const name of ['table', 'crowded']) {
  test(`the whole table is seen on a tablet without scrolling: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 740 });
    await scenes.find((scene) => scene.name === name)?.open(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
      .toBe(0);
    const wars = await page.getByRole('list', { name: 'Civil wars' }).boundingBox();
    const guide = await page.getByRole('complementary').boundingBox();
    expect((wars?.y ?? 0) + (wars?.height ?? 0)).toBeLessThanOrEqual(guide?.y ?? 0);
  });
}
