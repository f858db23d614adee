import { expect } from '@playwright/test';
import { openKindTable } from '../../support/tables/kind-table';
import { test } from '../../support/test';

test('GS 21.22: the index leads to the garrison, which names what is not entered until it is', async ({
  page,
}) => {
  const box = await openKindTable(page, {
    general: [{ kind: 'index', amount: 1 }],
    keeps: [],
    at: 'diplomacy',
  });
  await page.getByRole('button', { name: /^European Aggression Index/ }).click();
  await box.sheet.getByRole('button', { name: 'Russian garrison' }).click();
  await expect(box.sheet).toContainText(
    'Not entered, and not counted: Axis leads in armor, infantry and air',
  );
  await box.sheet.getByRole('button', { name: 'Enter its parts' }).click();
  for (const [row, value] of Object.entries({
    'Axis lead in armor': '2',
    'Axis lead in infantry': '0',
    'Axis lead in air': '1',
    'Flags add in all': '1',
    'Occupation Policies': '1',
  })) {
    await box.sheet.getByRole('textbox', { name: row }).fill(value);
    await box.sheet.getByRole('textbox', { name: row }).press('Enter');
    await box.settled();
  }
  await box.leave();
  await page.getByRole('button', { name: /^European Aggression Index/ }).click();
  await box.sheet.getByRole('button', { name: 'Russian garrison' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Why is the Russian garrison requirement 14?' }),
  ).toBeVisible();
});
