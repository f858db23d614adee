import { expect, type Page } from '@playwright/test';
import type { App } from '../../pages/app';
import { PaperTable } from '../../pages/paper';
import { reload } from '../../support/reload';
import { openPaper } from '../../support/tables/table-file';
import { test } from '../../support/test';

// Starts the app anew for each test: values that a test puts into `window` are there first.
test.use({ appGoesOn: false });

const choose = (app: App, label: string) =>
  app.sheet.getByRole('radio', { name: label, exact: true }).check();
const rootSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

test('text size, big labels and left-hand mode apply everywhere at once and keep the current choices', {
  tag: '@long',
}, async ({ page, context }) => {
  await openPaper(page, (table) => table.to('read'));
  const table = new PaperTable(page);
  await table.quick('Germany', 'support', '−1');
  const record = table.guide.getByRole('button', { name: 'Record Germany −1' });
  const centerOf = async () => {
    const box = await record.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) / 2;
  };
  expect(await centerOf()).toBeGreaterThan(590);
  await table.menu(/^Settings/);
  await choose(table, 'Largest');
  expect(await rootSize(page)).toBe(24);
  await choose(table, 'Large');
  expect(await rootSize(page)).toBeCloseTo(18.4);
  await choose(table, 'Big');
  await choose(table, 'At the left');
  await table.close();
  await expect(record).toBeVisible();
  expect(await centerOf()).toBeLessThan(590);

  const other = await context.newPage();
  await other.goto('./');
  await expect.poll(() => rootSize(other)).toBeCloseTo(18.4);
  await reload(page);
  await expect(record).toBeVisible();
  expect(await rootSize(page)).toBeCloseTo(18.4);
  // Another window updates at once, and Home has the same sheet.
  await other.getByRole('button', { name: /^Settings/ }).click();
  await other.getByRole('radio', { name: 'At the right' }).check();
  await expect.poll(centerOf).toBeGreaterThan(590);
});
