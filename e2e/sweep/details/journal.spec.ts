import { expect, type Page } from '@playwright/test';
import type { App } from '../../pages/app';
import { openCopy } from '../../support/open-journal';
import { openKindTable } from '../../support/tables/kind-table';
import { playedTable } from '../../support/tables/played-table';
import { test } from '../../support/test';

const ETHIOPIA = /Italy completes its aggression against Ethiopia/;

/** A journal of some turns, read far down under Events with one of its entries open. */
async function readFarDown(page: Page) {
  const app = await openCopy(page, playedTable(3));
  await app.openJournal();
  await page.getByRole('radio', { name: 'Events' }).check();
  const row = page.getByRole('button', { name: ETHIOPIA }).last();
  await row.scrollIntoViewIfNeeded();
  await row.click();
  const entry = page.getByRole('region', { name: /Ethiopia|Correct it|Take it out/ });
  await expect(entry).toBeVisible();
  return { app, row, entry };
}

type Row = Awaited<ReturnType<typeof readFarDown>>['row'];

/** The vertical position of a row on the screen, in fractions of a pixel. */
const standsAt = async (row: Row) => (await row.boundingBox())?.y ?? Number.NaN;

/** A page scrolls by whole pixels: less than one is no move. */
const expectAt = (row: Row, at: number) =>
  expect.poll(async () => Math.abs((await standsAt(row)) - at)).toBeLessThan(1);

test('on a phone a correction closes the entry, and the journal keeps its place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { row, entry } = await readFarDown(page);
  const at = await standsAt(row);
  await entry.getByRole('button', { name: 'Take it out' }).click();
  await entry.getByRole('button', { name: 'Take it out' }).click();
  await expect(entry).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Events' })).toBeChecked();
  await expect(row).toBeFocused();
  await expectAt(row, at);
});

test('a phase is a heading that leads to its beginning; every row is a target, and says that it opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const app: App = await openKindTable(page, { keeps: [], at: 'crisis' });
  await app.openJournal();
  for (const row of await (await app.journalEntries()).all()) {
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(row.getByRole('button').locator('svg')).toBeVisible();
  }
  const head = page.getByRole('heading', { level: 2, name: /^Spring 1935, Diplomatic/ }).getByRole('button');
  expect((await head.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await head.click();
  await app.sheet.getByRole('button', { name: 'The table then' }).click();
  await expect(page.getByRole('complementary', { name: 'The table as it was' })).toContainText(
    'On to Diplomatic',
  );
});

test('on a phone the head of the journal stays in reach, however far down one reads', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const app = await openCopy(page, playedTable(3));
  await app.openJournal();
  await page.getByRole('button', { name: ETHIOPIA }).last().focus();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(app.season).toBeInViewport({ ratio: 1 });
  // The header does not hide a row that is focused by keyboard.
  const head = await page.getByRole('banner').boundingBox();
  for (let rows = 0; rows < 12; rows += 1) {
    await page.keyboard.press('Shift+Tab');
    const row = await page.locator(':focus').boundingBox();
    expect(row?.y).toBeGreaterThanOrEqual(head?.height ?? 0);
  }
  await app.leaveJournal();
});
