import { readFile } from 'node:fs/promises';
import { type Browser, expect } from '@playwright/test';
import { App } from '../../pages/app';
import { openPaper } from '../../support/tables/table-file';
import { test } from '../../support/test';

/** Another device, without any data. */
async function openDevice(browser: Browser): Promise<App> {
  const app = new App(await (await browser.newContext()).newPage());
  await app.openHome();
  return app;
}

const homeSnapshot = (app: App) => app.page.getByRole('main').ariaSnapshot();

test('exports the whole device to one file, and restores it on an empty device and on one with some of its data', async ({
  page,
  browser,
}) => {
  const app = await openPaper(page, (table) => table.to('read'));
  await app.menu(/^Home/);
  await page.getByRole('button', { name: /^Settings/ }).click();
  await app.sheet.getByRole('radio', { name: 'Dark', exact: true }).check();
  await app.sheet.getByRole('button', { name: 'Back up everything' }).click();
  await expect(app.sheet.getByText(/_everything.*\.json$/)).toBeVisible();
  await expect(app.sheet.getByText(/^1 table, 0 decks, policies, settings/)).toBeVisible();
  const given = page.waitForEvent('download');
  await app.sheet.getByRole('button', { name: 'Save the file' }).click();
  const text = await readFile(await (await given).path(), 'utf8');
  await expect(app.sheet.getByText('The copy is in your downloads.')).toBeVisible();
  await app.sheet.getByRole('button', { name: 'Done' }).click();

  const empty = await openDevice(browser);
  await empty.openFile('everything.json', text);
  await expect(empty.sheet.getByText('Thursday Cabinet', { exact: false })).toBeVisible();
  await expect(empty.page.getByRole('button', { name: 'Resume Thursday Cabinet' })).toHaveCount(0);
  await empty.sheet.getByRole('button', { name: 'Restore' }).click();
  await expect(empty.sheet.getByText('Restored.')).toBeVisible();
  await empty.sheet.getByRole('button', { name: 'Done' }).click();
  expect(await empty.page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await empty.page.getByRole('button', { name: 'Resume Thursday Cabinet' }).click();
  await expect(empty.guide).toHaveText((await guideOn(app)) ?? '');

  // The original device: the file has nothing newer, but another theme.
  const before = await homeSnapshot(app);
  await page.getByRole('button', { name: /^Settings/ }).click();
  await app.sheet.getByRole('radio', { name: 'Light', exact: true }).check();
  await app.close();
  await app.openFile('everything.json', text);
  await expect(app.sheet.getByRole('radio', { name: 'Keep what is here' })).toBeChecked();
  await expect(app.sheet.getByText('1 setting')).toBeVisible();
  await app.sheet.getByRole('radio', { name: 'Take the file’s' }).check();
  await app.sheet.getByRole('button', { name: 'Restore' }).click();
  await app.sheet.getByRole('button', { name: 'Done' }).click();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  expect(await homeSnapshot(app)).toBe(before);

  await app.openFile('everything.json', `${text.slice(0, -9)}"}`);
  await expect(page.getByRole('alert')).toContainText('This file of a whole device is damaged');
});

async function guideOn(app: App): Promise<string | null> {
  await app.page.getByRole('button', { name: /^Resume/ }).click();
  const words = await app.guide.textContent();
  await app.menu(/^Home/);
  return words;
}
