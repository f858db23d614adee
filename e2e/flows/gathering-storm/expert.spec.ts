import { expect } from '@playwright/test';
import { reload } from '../../support/reload';
import { openPaper } from '../../support/tables/table-file';
import { test } from '../../support/test';

test('GS 10.23, 32.3: at the Crisis its sheet is a tap away, and a threshold is entered once', async ({
  page,
}) => {
  const app = await openPaper(page, (table) => table.to('crisis'));
  await app.guide.getByRole('button', { name: 'Crisis sheet' }).click();
  const germany = app.sheet.getByRole('group', { name: 'Germany' });
  await expect(germany).toContainText('Threshold: not entered');
  await germany.getByRole('textbox').fill('5');
  await germany.getByRole('textbox').press('Enter');
  await expect(germany).toContainText('Support 0 toward 5');
  await app.leave();
  await reload(page);
  await app.guide.getByRole('button', { name: 'Crisis sheet' }).click();
  await expect(germany).toContainText('Support 0 toward 5');
});
