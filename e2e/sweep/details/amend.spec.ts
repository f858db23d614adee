import { expect } from '@playwright/test';
import { openKindTable } from '../../support/tables/kind-table';
import { test } from '../../support/test';

// What it puts into the window is there before the app begins.
test.use({ appGoesOn: false });

test('GS 9.21: what the words say of the trend is the trend of an amended card, by its pieces as well', async ({
  page,
}) => {
  const box = await openKindTable(page, { general: [{ kind: 'support', power: 'Italy', amount: 1 }] });
  await page.getByRole('button', { name: 'Amend this card' }).click();
  const trend = (is: string) =>
    box.sheet.getByRole('group', { name: 'Economic trend' }).getByRole('radio', { name: is, exact: true });
  await expect(trend('0')).toBeChecked();
  await box.sheet.getByRole('radio', { name: 'In words' }).check();
  const words = box.sheet.getByRole('textbox', { name: 'What the card says' });
  await words.fill('trend -1\nItalian support +2');
  await expect(trend('−1')).toBeChecked();
  // Without its line the trend is again what it was.
  await words.fill('Italian support +2');
  await expect(trend('0')).toBeChecked();
  await words.fill('trend -1\nItalian support +2');
  await box.sheet.getByRole('radio', { name: 'Piece by piece' }).check();
  await expect(trend('−1')).toBeChecked();
  await box.sheet.getByRole('button', { name: 'Amend the card' }).click();
  await expect(box.sheet).toBeHidden();
  await box.next('Apply the card');
  await box.expectSupport({ Italy: '+2' });
  expect((await box.readJournal()).join(' ')).toMatch(/trend −1/i);
});

test('a misprint on a card that was shown is put right where it was shown', async ({ page }) => {
  const box = await openKindTable(page, {
    national: { France: [{ kind: 'support', power: 'France', amount: 1 }] },
    keeps: [],
    at: 'income-events',
  });
  await box.expectSupport({ France: '+1' });
  await box.openJournal();
  await page.getByRole('button', { name: /shows? \w+ events/ }).click();
  const entry = page.getByRole('region', { name: /shows? \w+ events|reads differently/ });
  await entry.getByRole('button', { name: 'Amend a card' }).click();
  await entry.getByRole('button', { name: /^France: France at home/ }).click();
  await entry.getByRole('radio', { name: '−2', exact: true }).check();
  await entry.getByRole('button', { name: 'See what it changes' }).click();
  await expect(entry.getByRole('row', { name: 'French support +1 −2' })).toBeVisible();
  await entry.getByRole('button', { name: 'Put it in' }).click();
  await box.leaveJournal();
  await box.expectSupport({ France: '−2' });
});
