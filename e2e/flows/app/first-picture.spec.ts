import { expect, type Page } from '@playwright/test';
import { openCopy } from '../../support/open-journal';
import { playedTable } from '../../support/tables/played-table';
import { test } from '../../support/test';

// What it puts into the window is there before the app begins.
test.use({ appGoesOn: false, hasTouch: true, viewport: { width: 390, height: 844 } });

/** Delays the app’s script until released: until then only prerendered content is shown. */
async function holdScript(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await page.locator(':root:not([data-drawn])').waitFor();
    await page.unroute('**/assets/index-*.js');
  };
}

const games = (page: Page) => page.getByRole('main').getByRole('list').first().getByRole('listitem');

test('a first visitor can read Home before any script loads, and an early tap is answered', async ({
  page,
}) => {
  const letGo = await holdScript(page);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Which game do you play?' })).toBeVisible();
  await expect(games(page)).toHaveCount(3);
  await expect(games(page).locator('svg').first()).toBeVisible();
  await page.getByRole('button', { name: /^Storm Over Asia/ }).tap();
  await letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'New table' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Storm Over Asia', exact: true })).toBeChecked();
});

test('a device with a table never shows the first visitor’s shelf', async ({ page }) => {
  await openCopy(page, playedTable(2));
  await page.goto('./favicon.svg');
  const letGo = await holdScript(page);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Dispatch Box' })).toBeVisible();
  await expect(page.getByText('Which game do you play?')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await letGo();
  await expect(page.getByRole('button', { name: /^Resume/ })).toBeVisible();
});

test('a page whose script fails to load says so, and starts after a retry', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('./', { waitUntil: 'commit' });
  const notice = page.getByRole('alert').filter({ hasText: 'Dispatch Box has not started' });
  await expect(notice).toContainText('Safari from 16.4');
  await page.unroute('**/assets/index-*.js');
  await notice.getByRole('button', { name: 'Try again' }).tap();
  await page.locator(':root:not([data-drawn])').waitFor();
  await expect(notice).toHaveCount(0);
});
