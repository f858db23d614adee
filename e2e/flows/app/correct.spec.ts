import { expect } from '@playwright/test';
import type { App } from '../../pages/app';
import { openKindTable } from '../../support/tables/kind-table';
import { test } from '../../support/test';

test('corrects a line from two steps ago: previews the changes, and one undo reverts them', async ({
  page,
}) => {
  const app = await openKindTable(page, {
    keeps: ['income'],
    commands: [{ type: 'add-line', total: 'income:Italy', amount: 3, words: 'Ore for Genoa', until: 'turn' }],
    at: 'industrial',
  });
  expect(await app.money('Italy')).toBe(3);
  await app.openJournal();
  await page.getByRole('button', { name: /Ore for Genoa/ }).click();
  const entry = page.getByRole('region', { name: /Ore for Genoa|Correct it/ });
  await entry.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(entry.getByRole('button', { name: 'Apply the correction' })).toHaveAccessibleDescription(
    /Nothing is changed/,
  );
  const reads = (when: 'Before' | 'After') =>
    entry.getByRole('term').filter({ hasText: when }).locator('xpath=following-sibling::dd');
  await expect(reads('After')).toHaveText(/Nothing is changed/);
  await entry.getByRole('button', { name: 'One less' }).click();
  await expect(entry.getByRole('row', { name: 'Italian points change +3 +2' })).toBeVisible();
  // The old and the new text are one below the other.
  await expect(reads('Before')).toHaveText('The table adds +3 to Italian income: Ore for Genoa');
  await expect(reads('After')).toHaveText('The table adds +2 to Italian income: Ore for Genoa');
  await entry.getByRole('button', { name: 'Apply the correction' }).click();
  const rows = await app.journalRows();
  expect(rows[0]).toContain('Correction of 1: The table adds +2 to Italian income: Ore for Genoa');
  expect(rows.at(-1)).toContain('Corrected by');
  await expect(
    page.getByRole('region', { name: 'Entries' }).getByRole('listitem').last().locator('s'),
  ).toHaveText(/The table adds \+3/);
  await entry.getByRole('button', { name: 'Close', exact: true }).click();
  await app.leaveJournal();
  expect(await app.money('Italy')).toBe(2);
  await app.undo('the correction');
  expect(await app.money('Italy')).toBe(3);
});

test('adds a forgotten entry to its phase, and names an entry that depends on another', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const app = await openKindTable(page, {
    commands: [
      { type: 'aggression', power: 'Italy', target: 'Ethiopia', outcome: 'going-on' },
      { type: 'complete-aggression', target: 'Ethiopia' },
    ],
    at: 'income-events',
  });
  await app.openJournal();
  await page
    .getByRole('button', { name: /^Italy attacks Ethiopia|Ethiopia.*going on|^Italy.*Ethiopia/ })
    .last()
    .click();
  const entry = page.getByRole('dialog');
  await entry.getByRole('button', { name: 'Take it out' }).click();
  await expect(entry.getByText('This entry is no longer possible:')).toBeVisible();
  await entry.getByRole('button', { name: 'Leave as it is' }).click();
  await entry.getByRole('button', { name: 'Something was forgotten before it' }).click();
  await entry.getByRole('button', { name: /^A modifier of the table/ }).click();
  await entry.getByRole('combobox', { name: 'Number' }).selectOption('German support');
  await entry.getByRole('textbox', { name: 'In words' }).fill('A parade');
  await expect(entry.getByRole('row', { name: 'German support 0 +1' })).toBeVisible();
  await entry.getByRole('button', { name: 'Put it in' }).click();
  expect((await app.journalRows())[0]).toContain('Forgotten before 1: The table adds +1 to German support');
});

test('a dealt card cannot be corrected, and its entry opens the table as it was then', async ({ page }) => {
  const app: App = await openKindTable(page, { at: 'income-events' });
  await app.openJournal();
  await page.getByRole('button', { name: /^One card is dealt/ }).click();
  const entry = page.getByRole('region', { name: /One card is dealt/ });
  await expect(entry.getByText(/cannot be changed/)).toBeVisible();
  await expect(entry.getByRole('button', { name: 'Correct', exact: true })).toHaveCount(0);
  await entry.getByRole('button', { name: 'The table then' }).click();
  await expect(page.getByRole('complementary', { name: 'The table as it was' })).toContainText(
    'One card is dealt',
  );
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(app.guide).toBeVisible();
});

test('corrects an entry by keyboard alone, and focus returns to the entry', async ({ page }) => {
  await openKindTable(page, {
    commands: [{ type: 'add-line', total: 'index', amount: 2, words: 'A parade', until: 'turn' }],
  });
  await page.getByRole('button', { name: 'Journal', exact: true }).press('Enter');
  const row = page.getByRole('button', { name: /A parade/ });
  await row.press('Enter');
  const head = page.getByRole('heading', { name: /A parade/ });
  await expect(head).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Correct', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Correct it' })).toBeFocused();
  await page.getByRole('button', { name: 'One more' }).press('Space');
  const apply = page.getByRole('button', { name: 'Apply the correction' });
  await expect(apply).toBeEnabled();
  await apply.press('Enter');
  await expect(page.getByRole('button', { name: /^Correction of 1: .*\+3/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /A parade/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(row.last()).toBeFocused();
});
