import { expect } from '@playwright/test';
import { PaperTable } from '../../pages/paper';
import { openPaper } from '../../support/tables/table-file';
import { test } from '../../support/test';

test('GS Guide, Construction: on a phone a card’s permission stays at the power’s tile until it is used', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPaper(page, (table) => table.deal().to('construction'));
  const table = new PaperTable(page);
  const right = page.getByRole('button', { name: 'France: May use: a free unit' });
  await expect(right).toBeHidden();
  await table.typeFor('France', 'Reservists called up', 'French construction: one free unit');
  await table.enter();
  // On a phone its row begins at the foot.
  await right.scrollIntoViewIfNeeded();
  await expect(right).toBeInViewport();
  await right.click();
  await expect(table.sheet.getByRole('heading', { name: 'France this turn' })).toBeVisible();
  await expect(table.sheet).toContainText('France may build a free unit.');
  await expect(table.sheet).toContainText('Until the turn ends.');
  await table.sheet.getByRole('button', { name: 'Reservists called up: used, or not wanted' }).click();
  await expect(table.sheet).toContainText('Nothing is left to use.');
  await table.close();
  await expect(right).toBeHidden();
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(right).toBeVisible();
});
