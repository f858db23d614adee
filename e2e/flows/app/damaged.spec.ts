import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { App } from '../../pages/app';
import { reload } from '../../support/reload';
import { storeRows } from '../../support/shelf';
import { openBroken, openDamaged } from '../../support/tables/damaged';
import { openKindTable } from '../../support/tables/kind-table';
import { test } from '../../support/test';

// What it puts into the window is there before the app begins.
test.use({ appGoesOn: false });

interface Everything {
  stored: { entries: { value: unknown }[]; record: { aside?: { rows: { entries: unknown[] } } } };
  broke?: string;
}

/** Saves the file with everything that this device has of a table. */
async function saveEverything(page: Page): Promise<Everything> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save everything as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/everything_with-hands\.json$/);
  await expect(page.getByText('The file is in your downloads.')).toBeVisible();
  return JSON.parse(await readFile((await download.path()) ?? '', 'utf8')) as Everything;
}

/** No raw JavaScript error is visible. */
const expectNoRawError = (page: Page) =>
  expect(page.getByText(/TypeError|undefined|is not a function|Objects are not valid/)).toHaveCount(0);

test('a damaged table says what is wrong, exports everything, and stays playable as far as it can be read', async ({
  page,
}) => {
  const id = await openDamaged(page);
  await expect(page.getByText('A hand in entry 3 is damaged.')).toBeVisible();
  await expectNoRawError(page);
  expect((await saveEverything(page)).stored.entries).toHaveLength(3);

  await page.getByRole('button', { name: 'Open as much as can be read' }).click();
  const app = new App(page);
  await expect(app.guide).toContainText('Deal the cards');
  await app.next('Deal the cards');
  await page.goto('./#/');
  await page.getByRole('button', { name: 'Back up' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Everything, unread' }).click(),
  ]);
  const file = JSON.parse(await readFile((await download.path()) ?? '', 'utf8')) as Everything;
  expect(file.stored.record.aside?.rows.entries).toHaveLength(3);
  await page.goto(`./#/table/${id}`);
  await expect(app.guide).toBeVisible();
});

test('a damaged note and a damaged table lock no other table away', async ({ page }) => {
  await openKindTable(page, { at: 'deal' });
  const id = /#\/table\/([^/]+)/.exec(page.url())?.[1] ?? '';
  await storeRows(page, [
    { store: 'notes', key: id, value: { id, season: 7 } },
    { store: 'records', key: 'bad', value: 'x' },
    { store: 'notes', key: 'bad', value: null },
  ]);
  await new App(page).openHome();
  await page.getByRole('button', { name: /^A table without a name/ }).click();
  await expect(page.getByText('None of it can be opened.', { exact: false })).toBeVisible();
  await saveEverything(page);
  await page.getByRole('button', { name: 'Home' }).click();
  await page.getByRole('button', { name: /^Resume/ }).click();
  await expect(new App(page).guide).toContainText('Deal the cards');
});

test('a broken page exports everything, links to Home, and can undo the newest entry', async ({ page }) => {
  const app = new App(page);
  const id = await openBroken(page);
  await expectNoRawError(page);
  expect((await saveEverything(page)).broke).toContain('Error');
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dispatch Box' })).toBeVisible();
  await reload(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dispatch Box' })).toBeVisible();
  await page.goto(`./#/table/${id}`);
  await page.getByRole('button', { name: 'Take the last entry back' }).click();
  await page.getByRole('button', { name: 'Anna, Ben and Clara agree: undo' }).click();
  await expect(app.guide).toContainText('Turn the card');
});
