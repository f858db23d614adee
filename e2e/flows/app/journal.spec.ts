import { expect, type Page } from '@playwright/test';
import type { Box } from '../../pages/box';
import { openCopy } from '../../support/open-journal';
import { openKindTable } from '../../support/tables/kind-table';
import { playedTable } from '../../support/tables/played-table';
import { test } from '../../support/test';

const ETHIOPIA = /Italy completes its aggression against Ethiopia/;

/** A journal of some turns, read far down under Events with one of its entries open. */
async function readFarDown(page: Page) {
  const box = await openCopy(page, playedTable(3));
  await box.openJournal();
  await page.getByRole('radio', { name: 'Events' }).check();
  const row = page.getByRole('button', { name: ETHIOPIA }).last();
  await row.scrollIntoViewIfNeeded();
  await row.click();
  const entry = page.getByRole('region', { name: /Ethiopia|Correct it|Take it out/ });
  await expect(entry).toBeVisible();
  return { box, row, entry };
}

type Row = Awaited<ReturnType<typeof readFarDown>>['row'];

/** Where on the screen a row stands, in fractions of a pixel. */
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
  test(`at ${width} wide the journal stands where it was after a look at the table then`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { box, row, entry } = await readFarDown(page);
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
    await box.leaveJournal();
  });

test('a correction leaves the journal where it was, with its entry open; so does the way back out of the form', async ({
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
  // The runner scrolls about while it waits for a button; nobody else does.
  await expect(apply).toBeEnabled();
  await apply.click();
  await expect(entry).toContainText(/Correction \d+ replaces it/);
  await expectSamePlace(page, { row, entry }, at);
  await page.goBack();
  await expect(entry).toBeHidden();
  await expect(row).toBeFocused();
  await expectAt(row, at);
});

test('on a phone a correction shuts the entry, and the journal is where it was', async ({ page }) => {
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

test('what was recorded since opens the journal at its newest entry', async ({ page }) => {
  const { box, entry } = await readFarDown(page);
  await entry.getByRole('button', { name: 'Close' }).click();
  await box.leaveJournal();
  await box.next('Take income');
  await box.openJournal();
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  expect((await box.journalRows())[0]).toContain('Income is taken');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a phase is a heading that leads to the moment it began; every row is a target, and says that it opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const box: Box = await openKindTable(page, { keeps: [], at: 'crisis' });
  await box.openJournal();
  for (const row of await (await box.journalEntries()).all()) {
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(row.getByRole('button').locator('svg')).toBeVisible();
  }
  const head = page.getByRole('heading', { level: 2, name: /^Spring 1935, Diplomatic/ }).getByRole('button');
  expect((await head.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await head.click();
  await box.sheet.getByRole('button', { name: 'The table then' }).click();
  await expect(page.getByRole('complementary', { name: 'The table as it was' })).toContainText(
    'On to Diplomatic',
  );
});

test('on a phone the head of the journal stays in reach, however far down one reads', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const box = await openCopy(page, playedTable(3));
  await box.openJournal();
  await page.getByRole('button', { name: ETHIOPIA }).last().focus();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(box.season).toBeInViewport({ ratio: 1 });
  // A row that is reached by keyboard is not hidden behind it.
  const head = await page.getByRole('banner').boundingBox();
  for (let rows = 0; rows < 12; rows += 1) {
    await page.keyboard.press('Shift+Tab');
    const row = await page.locator(':focus').boundingBox();
    expect(row?.y).toBeGreaterThanOrEqual(head?.height ?? 0);
  }
  await box.leaveJournal();
});

test('from the table then one goes on, and what was played since stays in the journal', async ({ page }) => {
  const { box, entry } = await readFarDown(page);
  await entry.getByRole('button', { name: 'The table then' }).click();
  const foot = page.getByRole('complementary', { name: 'The table as it was' });
  const then = /after (\d+)/.exec((await foot.textContent()) ?? '')?.[1];
  await foot.getByRole('button', { name: 'Go on from here' }).click();
  await expect(box.sheet).toContainText('stays in the journal');
  await box.sheet.getByRole('button', { name: 'Go on from here' }).click();
  await expect(page.getByRole('complementary', { name: 'What to do next' })).toBeVisible();
  await box.openJournal();
  await expect(page.getByText(new RegExp(`entry ${then}`)).first()).toBeVisible();
});
