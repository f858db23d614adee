import { expect } from '@playwright/test';
import { ChinaTable } from '../../pages/china';
import { CHINA, openChina, playedChina } from '../../support/tables/china-table';
import { test } from '../../support/test';

test('SOA 26.112: corrects a warlord card from last turn on a phone; the board changes with it, and one undo reverts it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const app = await openChina(page, CHINA, playedChina);
  const table = new ChinaTable(page, 'keyboard');
  await table.hasFlags('Yunnan', '2 Nationalist, 1 warlord');
  await page.getByRole('button', { name: 'Journal' }).click();
  await page.getByRole('button', { name: /The warlord card: Yunnan/ }).click();
  const entry = page.getByRole('dialog');
  await entry.getByRole('button', { name: 'Correct', exact: true }).click();
  await entry.getByRole('combobox', { name: 'Region' }).selectOption('Southern China');
  await expect(
    entry.getByRole('row', { name: 'Yunnan 2 Nationalist, 1 warlord, its card held out 2 Nationalist' }),
  ).toBeVisible();
  await expect(
    entry.getByRole('row', {
      name: 'Southern China 2 Nationalist, 1 warlord 2 Nationalist, 2 warlord, its card held out',
    }),
  ).toBeVisible();
  await entry.getByRole('button', { name: 'Apply the correction' }).click();
  await expect(entry).toBeHidden();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await table.hasFlags('Yunnan', '2 Nationalist');
  await table.hasFlags('Southern China', '2 Nationalist, 2 warlord');
  await app.undo('the correction');
  await table.hasFlags('Yunnan', '2 Nationalist, 1 warlord');
});
