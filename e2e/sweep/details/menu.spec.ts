import { expect } from '@playwright/test';
import { openKindTable } from '../../support/tables/kind-table';
import { test } from '../../support/test';

test('a phone’s menu has Pause, for which the head of its page has no room', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const app = await openKindTable(page, {});
  await app.pause();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(app.guide).toBeVisible();
});
