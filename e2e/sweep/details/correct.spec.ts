import { expect } from '@playwright/test';
import { openKindTable } from '../../support/tables/kind-table';
import { openPaper } from '../../support/tables/table-file';
import { test } from '../../support/test';

test('a journal of many entries shows its newest, and earlier ones when asked', async ({ page }) => {
  const line = (amount: number) => ({ type: 'add-line', total: 'index', amount, until: 'turn' });
  const box = await openKindTable(page, {
    commands: Array.from({ length: 90 }, (_, at) => line((at % 2) * 2 - 1)),
  });
  await box.openJournal();
  const before = (await box.journalRows()).length;
  expect(before).toBeLessThan(90);
  await page.getByRole('button', { name: /^Show earlier entries: \d+ more$/ }).click();
  await expect(page.getByRole('button', { name: /^Show earlier entries/ })).toHaveCount(0);
  expect((await box.journalRows()).length).toBeGreaterThan(90);
});

test('a counter of the app’s that a person puts right is no longer told as its policy’s', async ({
  page,
}) => {
  const box = await openKindTable(page, {
    keeps: ['flags'],
    at: 'placement',
    late: [
      {
        type: 'place-counter',
        power: 'Britain',
        country: 'Turkey',
        backs: true,
        why: ['Always: any of them'],
      },
    ],
  });
  await box.openJournal();
  await page.getByRole('button', { name: /^Britain lays a diplomatic counter.*By its policy/ }).click();
  const entry = page.getByRole('region', { name: /Britain lays a diplomatic counter|Correct it/ });
  await entry.getByRole('button', { name: 'Correct', exact: true }).click();
  await entry.getByRole('combobox', { name: 'Country' }).selectOption('Sweden');
  await entry.getByRole('button', { name: 'Apply the correction' }).click();
  const rows = await box.journalRows();
  expect(rows[0]).toContain('in Sweden');
  expect(rows[0]).not.toContain('By its policy');
  expect(rows.find((row) => row.includes('Corrected by'))).toContain('By its policy');
});

test('the form of a card that is put right says where its numbers come, and the next page shows them', async ({
  page,
}) => {
  const box = await openPaper(page, (table) => {
    table.deal().plays('Italy', { kind: 'support', power: 'Italy', amount: 1 }, { title: 'A parade' });
  });
  await box.openJournal();
  await page.getByRole('button', { name: /Italy shows A parade/ }).click();
  const entry = page.getByRole('region', { name: /A parade|Correct it/ });
  await entry.getByRole('button', { name: 'Correct', exact: true }).click();
  const changes = entry.getByRole('group', { name: 'What changes' });
  await expect(changes).toContainText('Next you see every number before and after');
  await expect(changes).not.toContainText('no number changes');
  await entry.getByRole('radio', { name: '+2', exact: true }).check();
  await entry.getByRole('button', { name: 'See what it changes' }).click();
  await expect(entry.getByRole('row', { name: 'Italian support +1 +2' })).toBeVisible();
});

test('later entries that will have another result are folded where they are many; each opens to what it was until now', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const line = (amount: number, words: string) => ({
    type: 'add-line',
    total: 'income:Italy',
    amount,
    words,
    until: 'turn',
  });
  const box = await openKindTable(page, {
    keeps: ['income'],
    commands: [line(3, 'Ore for Genoa'), ...['One', 'Two', 'Three', 'Four', 'Five'].map((n) => line(1, n))],
    at: 'industrial',
  });
  await box.openJournal();
  await page.getByRole('button', { name: /Ore for Genoa/ }).click();
  const entry = page.getByRole('dialog');
  await entry.getByRole('button', { name: 'Correct', exact: true }).click();
  await entry.getByRole('button', { name: 'One less' }).click();
  const head = entry.getByText(/^\d later entries will have another result$/);
  await expect(head).toHaveText('6 later entries will have another result');
  const list = entry.getByRole('list', { name: 'Entries with another result' });
  await expect(list).toBeHidden();
  await head.click();
  await expect(list.locator('> li')).toHaveCount(6);
  const first = list.locator('> li').first();
  const until = first.getByText(/^Until now:/);
  await expect(until).toBeHidden();
  await first.getByText(/Italian income: One/).click();
  await expect(until).toContainText('Until now: Italian income change +3 to +4');
});
