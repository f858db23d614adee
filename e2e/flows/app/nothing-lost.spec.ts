import { expect } from '@playwright/test';
import { PaperTable } from '../../pages/paper';
import { reload } from '../../support/reload';
import { openPaper } from '../../support/tables/table-file';
import { test } from '../../support/test';

test('unrecorded taps survive any detour, and the one button names them', async ({ page }) => {
  await openPaper(page, (table) => table.to('read'));
  const table = new PaperTable(page);
  const record = table.guide.getByRole('button', { name: 'Record Germany −1, Britain +1' });
  await expect(table.guide.getByRole('button', { name: 'Nobody', exact: true })).toBeVisible();
  await table.quick('Germany', 'support', '−1');
  await table.quick('Britain', 'support', '+1');
  await expect(record).toBeVisible();
  await expect(table.guide.getByRole('button', { name: 'Nobody', exact: true })).toBeHidden();

  await table.openBoard('Diplomacy');
  await expect(record).toBeVisible();
  await reload(page);
  await expect(record).toBeVisible();
  await table.menu(/^Home/);
  await page.getByRole('button', { name: /^Resume/ }).click();
  await record.waitFor();
  // A second tap reverts it.
  await table.quick('Germany', 'support', '−1');
  await expect(table.guide.getByRole('button', { name: 'Record Britain +1' })).toBeVisible();
  // Jumping in the turn sequence records it first.
  await table.jump('Income');
  await table.expectSupport({ Germany: '0', Britain: '+1' });
  // The selection is empty at the next moment.
  await expect(table.guide.getByRole('button', { name: 'Nobody', exact: true })).toBeVisible();
});

test('a second tap on the button before the first is done records nothing twice', async ({ page }) => {
  await openPaper(page, (table) => table.to('read'));
  const table = new PaperTable(page);
  for (const power of ['Germany', 'Italy'] as const) await table.quick(power, 'support', '+1');
  await table.guide.getByRole('button', { name: /^Record / }).dblclick();
  await table.expectSupport({ Germany: '+1', Italy: '+1' });
});

test('a key that is held under a heavy hand does once what it does', async ({ page }) => {
  await openPaper(page, (table) => table.to('read'));
  const { guide, sheet } = new PaperTable(page);
  const hold = async (key: string) => {
    // Every press after the first is a key repeat.
    for (let count = 0; count < 6; count += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
  };
  await page.getByRole('button', { name: 'Undo: cards dealt' }).focus();
  await hold('Enter');
  await expect(guide.getByRole('button', { name: 'Dealt', exact: true })).toBeVisible();
  await guide.getByRole('button', { name: 'Dealt', exact: true }).focus();
  await hold('Enter');
  await expect(guide.getByRole('button', { name: 'Nobody', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).focus();
  await hold('Enter');
  await expect(sheet.getByRole('button', { name: /^End the evening/ })).toBeVisible();
});

test('a sheet with typed text asks before closing: by Escape twice, by a tap beside it, or by its Close', async ({
  page,
}) => {
  await openPaper(page, (table) => table.to('read'));
  const table = new PaperTable(page);
  await page.getByRole('button', { name: 'Italy', exact: true }).click();
  await table.type('Support -1');
  const asks = table.sheet.getByRole('alert').filter({ hasText: 'not recorded yet' });
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => table.sheet.getByRole('button', { name: 'Close', exact: true }).click(),
    () => page.mouse.click(5, 300),
  ]) {
    await leave();
    await asks.getByRole('button', { name: 'Stay here' }).click();
    await expect(asks).toBeHidden();
    await expect(table.words).toHaveValue('Support -1');
  }
  // A browser shuts a dialog at the second Escape by itself.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(asks).toBeVisible();
  await expect(table.words).toHaveValue('Support -1');
  await asks.getByRole('button', { name: 'Leave without it' }).click();
  await expect(table.sheet).toBeHidden();
});
