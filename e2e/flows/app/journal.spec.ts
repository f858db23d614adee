import { expect, type Page } from '@playwright/test';
import { openCopy } from '../../support/open-journal';
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

async function expectSamePlace(
  page: Page,
  { row, entry }: Pick<Awaited<ReturnType<typeof readFarDown>>, 'row' | 'entry'>,
  at: number,
): Promise<void> {
  await expect(page.getByRole('radio', { name: 'Events' })).toBeChecked();
  await expect(entry).toBeVisible();
  await expectAt(row, at);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
}

for (const [width, height] of [
  [1180, 740],
  [390, 844],
] as const)
  test(`at ${width} wide the journal keeps its place after a look at the table as it was`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const { app, row, entry } = await readFarDown(page);
    const at = await standsAt(row);
    for (const back of [
      () => page.goBack(),
      () => page.getByRole('button', { name: 'Journal', exact: true }).click(),
    ]) {
      await entry.getByRole('button', { name: 'The table then' }).click();
      await expect(page.getByRole('complementary', { name: 'The table as it was' })).toBeVisible();
      await back();
      await expectSamePlace(page, { row, entry }, at);
    }
    await entry.getByRole('button', { name: 'Close' }).click();
    await expect(row).toBeFocused();
    await app.leaveJournal();
  });

test('the journal keeps its place and open entry after a correction and after leaving the form', async ({
  page,
}) => {
  const { row, entry } = await readFarDown(page);
  const at = await standsAt(row);
  const correct = entry.getByRole('button', { name: 'Correct', exact: true });
  for (const out of [
    () => page.goBack(),
    () => entry.getByRole('button', { name: 'Leave as it is' }).click(),
  ]) {
    await correct.click();
    await expect(entry.getByRole('heading', { name: 'Correct it' })).toBeVisible();
    await out();
    await expect(correct).toBeVisible();
    await expectSamePlace(page, { row, entry }, at);
  }
  await correct.click();
  await entry.getByRole('radio', { name: 'Going on' }).check();
  const apply = entry.getByRole('button', { name: 'Apply the correction' });
  // Playwright scrolls while it waits for a button, so wait for the button first.
  await expect(apply).toBeEnabled();
  await apply.click();
  await expect(entry).toContainText(/Correction \d+ replaces it/);
  await expectSamePlace(page, { row, entry }, at);
  await page.goBack();
  await expect(entry).toBeHidden();
  await expect(row).toBeFocused();
  await expectAt(row, at);
});

test('the journal opens at its newest entry after new entries', async ({ page }) => {
  const { app, entry } = await readFarDown(page);
  await entry.getByRole('button', { name: 'Close' }).click();
  await app.leaveJournal();
  await app.next('Take income');
  await app.openJournal();
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  expect((await app.journalRows())[0]).toContain('Income is taken');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('play can continue from the table as it was, and later entries stay in the journal', async ({
  page,
}) => {
  const { app, entry } = await readFarDown(page);
  await entry.getByRole('button', { name: 'The table then' }).click();
  const foot = page.getByRole('complementary', { name: 'The table as it was' });
  const then = /after (\d+)/.exec((await foot.textContent()) ?? '')?.[1];
  await foot.getByRole('button', { name: 'Go on from here' }).click();
  await expect(app.sheet).toContainText('stays in the journal');
  await app.sheet.getByRole('button', { name: 'Go on from here' }).click();
  // Cards were dealt and shown since.
  await page.getByRole('button', { name: /agrees?: undo$/ }).click();
  await expect(page.getByRole('complementary', { name: 'What to do next' })).toBeVisible();
  await app.openJournal();
  await expect(page.getByText(new RegExp(`entry ${then}`)).first()).toBeVisible();
});
