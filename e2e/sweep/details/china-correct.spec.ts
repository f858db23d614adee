import { expect } from '@playwright/test';
import { CHINA, openChina, playedChina } from '../../support/tables/china-table';
import { test } from '../../support/test';

test('SOA 26.112E: a conquest that was forgotten goes before a card that cannot come then; it is named', async ({
  page,
}) => {
  await openChina(page, CHINA, playedChina);
  await page.getByRole('button', { name: 'Journal' }).click();
  await page.getByRole('button', { name: /The warlord card: Yunnan/ }).click();
  const entry = page.getByRole('region', { name: /The warlord card|forgotten/ });
  await entry.getByRole('button', { name: 'Something was forgotten before it' }).click();
  await entry.getByRole('button', { name: /^A conquest or a revolt/ }).click();
  await entry.getByRole('combobox', { name: 'Region' }).selectOption('Yunnan');
  await expect(entry.getByText('This entry is no longer possible:')).toBeVisible();
  await expect(entry.getByRole('listitem').filter({ hasText: 'The warlord card: Yunnan' })).toBeVisible();
  await entry.getByRole('button', { name: 'Put it in' }).click();
  const rows = page.getByRole('region', { name: 'Entries' }).getByRole('listitem');
  await expect(rows.first()).toContainText(/Forgotten before \d+: Japan conquers Yunnan/);
});
