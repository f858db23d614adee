import { expect } from '@playwright/test';
import { openKindTable } from '../../support/tables/kind-table';
import { test } from '../../support/test';

test('End the evening asks first, and saves or leaves nothing before confirmation', async ({ page }) => {
  const app = await openKindTable(page, {});
  let given = 0;
  page.on('download', () => {
    given += 1;
  });
  await app.menu(/^End the evening/);
  await expect(app.sheet.getByRole('heading', { name: 'End the evening?' })).toBeVisible();
  await app.close();
  await expect(app.guide).toBeVisible();
  await app.copyWhole();
  await app.sheet.getByRole('button', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Resume/ })).toBeVisible();
  expect(given).toBe(1);
});
