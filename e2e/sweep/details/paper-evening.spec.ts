import { expect } from '@playwright/test';
import { PaperTable } from '../../pages/paper';
import { openPaper } from '../../support/tables/table-file';
import { test } from '../../support/test';

test('the other kinds of effect fold away once one is tapped, and arrow keys go on through them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPaper(page, (table) => table.deal());
  const table = new PaperTable(page);
  await page.getByRole('button', { name: 'France', exact: true }).click();
  const kinds = table.sheet.getByRole('group', { name: 'Kind of effect' });
  const other = (name: string) => kinds.getByRole('radio', { name, exact: true });
  await kinds.getByRole('button', { name: 'Other kinds' }).click();
  await other('Espionage').click();
  await expect(kinds.getByRole('button', { name: 'Other kinds' })).toBeVisible();
  await expect(other('Espionage')).toBeChecked();
  await expect(other('Espionage')).toBeInViewport();
  await expect(other('Research counter')).toBeHidden();
  await expect(table.row('Category').first()).toBeVisible();
  await kinds.getByRole('button', { name: 'Other kinds' }).click();
  await other('Research counter').focus();
  await page.keyboard.press('ArrowDown');
  await expect(kinds.getByRole('button', { name: 'Fewer kinds' })).toBeVisible();
  await expect(other('A free unit')).toBeVisible();
});
