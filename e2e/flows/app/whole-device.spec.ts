import { readFile } from 'node:fs/promises';
import { type Browser, expect } from '@playwright/test';
import { Box } from '../../pages/box';
import { openPaper } from '../../support/tables/table-file';
import { test } from '../../support/test';

/** Another device, without any data. */
async function openDevice(browser: Browser): Promise<Box> {
  const box = new Box(await (await browser.newContext()).newPage());
  await box.openHome();
  return box;
}

const shelfOf = (box: Box) => box.page.getByRole('main').ariaSnapshot();

test('exports the whole device to one file, and restores it on an empty device and on one with some of its data', async ({
  page,
  browser,
}) => {
  const box = await openPaper(page, (table) => table.to('read'));
  await box.menu(/^Home/);
  await page.getByRole('button', { name: /^Settings/ }).click();
  await box.sheet.getByRole('radio', { name: 'Dark', exact: true }).check();
  await box.sheet.getByRole('button', { name: 'Back up everything' }).click();
  await expect(box.sheet.getByText(/_everything.*\.json$/)).toBeVisible();
  await expect(box.sheet.getByText(/^1 table, 0 decks, policies, settings/)).toBeVisible();
  const given = page.waitForEvent('download');
  await box.sheet.getByRole('button', { name: 'Save the file' }).click();
  const text = await readFile(await (await given).path(), 'utf8');
  await expect(box.sheet.getByText('The copy is in your downloads.')).toBeVisible();
  await box.sheet.getByRole('button', { name: 'Done' }).click();

  const empty = await openDevice(browser);
  await empty.openFile('everything.json', text);
  await expect(empty.sheet.getByText('Thursday Cabinet', { exact: false })).toBeVisible();
  await expect(empty.page.getByRole('button', { name: 'Resume Thursday Cabinet' })).toHaveCount(0);
  await empty.sheet.getByRole('button', { name: 'Restore' }).click();
  await expect(empty.sheet.getByText('Restored.')).toBeVisible();
  await empty.sheet.getByRole('button', { name: 'Done' }).click();
  expect(await empty.page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await empty.page.getByRole('button', { name: 'Resume Thursday Cabinet' }).click();
  await expect(empty.guide).toHaveText((await guideOn(box)) ?? '');

  // The original device: the file has nothing newer, but another theme.
  const before = await shelfOf(box);
  await page.getByRole('button', { name: /^Settings/ }).click();
  await box.sheet.getByRole('radio', { name: 'Light', exact: true }).check();
  await box.close();
  await box.openFile('everything.json', text);
  await expect(box.sheet.getByRole('radio', { name: 'Keep what is here' })).toBeChecked();
  await expect(box.sheet.getByText('1 setting')).toBeVisible();
  await box.sheet.getByRole('radio', { name: 'Take the file’s' }).check();
  await box.sheet.getByRole('button', { name: 'Restore' }).click();
  await box.sheet.getByRole('button', { name: 'Done' }).click();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  expect(await shelfOf(box)).toBe(before);

  await box.openFile('everything.json', `${text.slice(0, -9)}"}`);
  await expect(page.getByRole('alert')).toContainText('This file of a whole device is damaged');
});

async function guideOn(box: Box): Promise<string | null> {
  await box.page.getByRole('button', { name: /^Resume/ }).click();
  const words = await box.guide.textContent();
  await box.menu(/^Home/);
  return words;
}
