import { expect } from '@playwright/test';
import { openKindTable } from '../../support/tables/kind-table';
import { test } from '../../support/test';

test('a public note is written down and taken away again', async ({ page }) => {
  const box = await openKindTable(page, {});
  await box.menu(/^Notes/);
  await box.sheet.getByRole('textbox', { name: 'A note for everyone' }).fill('Ben brings the cake.');
  await box.sheet.getByRole('button', { name: 'Write it down' }).click();
  await expect(box.sheet.getByRole('listitem')).toHaveText(/Ben brings the cake/);
  await box.sheet.getByRole('button', { name: 'Remove: Ben brings the cake.' }).click();
  await expect(box.sheet.getByText('No notes yet.')).toBeVisible();
  await box.close();
  expect((await box.readJournal())[0]).toContain('A note is removed');
});
