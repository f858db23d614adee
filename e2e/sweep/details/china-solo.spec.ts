import { expect } from '@playwright/test';
import { reload } from '../../support/reload';
import { openAloneChina } from '../../support/tables/china-alone';
import { test } from '../../support/test';

// What it puts into the window is there before the app begins.
test.use({ appGoesOn: false });

test('the policy is read, its odds are changed and saved; a moment is named, and the table returns to it and back', async ({
  page,
}) => {
  const app = await openAloneChina(page);
  await app.menu(/^The app’s policy/);
  const rule = page.getByRole('group', { name: /on the whole it lowers the power’s support/ }).first();
  const often = rule.getByRole('group', { name: 'Times' });
  const keep = page.getByRole('button', { name: 'Save this policy' }).first();
  await expect(keep).toHaveAccessibleDescription('Nothing is changed.');
  await often.getByRole('button', { name: 'One less' }).click();
  await keep.click();
  await expect(keep).toHaveAccessibleDescription('Nothing is changed.');
  await reload(page);
  await expect(often).toContainText('4');
  await page.getByRole('button', { name: 'Table', exact: true }).click();

  await app.menu(/^Bookmarks/);
  await app.sheet.getByRole('textbox', { name: 'A name for this moment' }).fill('Before the deal');
  await app.sheet.getByRole('button', { name: 'Bookmark this moment' }).click();
  await app.close();
  await app.next('Deal the cards');
  await expect(page.getByRole('dialog', { name: 'What happened' })).toContainText('By its policy: ');
  await app.close();
  await app.menu(/^Bookmarks/);
  await app.sheet.getByRole('button', { name: 'Return to: Before the deal' }).click();
  // The board is to be put back as well.
  await expect(app.sheet.getByRole('heading', { name: 'Where we are' })).toBeVisible();
  await app.close();
  await expect(app.guide).toContainText('deal the cards');
  await app.menu(/^Bookmarks/);
  await app.sheet.getByRole('button', { name: /^Return to: The moment you left/ }).click();
  await app.close();
  await expect(app.guide).not.toContainText('deal the cards');
});
