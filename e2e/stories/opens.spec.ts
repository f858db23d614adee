import { expect, test } from '@playwright/test';
import { findBarriers } from '../support/axe';

test('the box opens, by its name, without a word of complaint', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));

  await page.goto('./');

  await expect(page).toHaveTitle(/Dispatch Box/);
  await expect(page.getByRole('heading', { name: 'Dispatch Box' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the first page keeps no one out, light and dark', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('heading', { name: 'Dispatch Box' }).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findBarriers(page), colorScheme).toEqual([]);
  }
});
