import { expect } from '@playwright/test';
import { reload } from '../../support/reload';
import { openKindTable } from '../../support/tables/kind-table';
import { openPaper } from '../../support/tables/table-file';
import { test } from '../../support/test';

test('GS 10.23, 32.3: at the Crisis its sheet is a tap away, and a threshold is entered once', async ({
  page,
}) => {
  const box = await openPaper(page, (table) => table.to('crisis'));
  await box.guide.getByRole('button', { name: 'Crisis sheet' }).click();
  const germany = box.sheet.getByRole('group', { name: 'Germany' });
  await expect(germany).toContainText('Threshold: not entered');
  await germany.getByRole('textbox').fill('5');
  await germany.getByRole('textbox').press('Enter');
  await expect(germany).toContainText('Support 0 toward 5');
  await box.leave();
  await reload(page);
  await box.guide.getByRole('button', { name: 'Crisis sheet' }).click();
  await expect(germany).toContainText('Support 0 toward 5');
});

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

test('GS Guide, Support: what a secret card is worth stands in its owner’s papers, and goes with them', async ({
  page,
}) => {
  const box = await openKindTable(page, {
    national: { Italy: [{ kind: 'support-pacts', power: 'Italy', region: 'Eastern Europe', max: 3 }] },
    secret: true,
    at: 'read',
  });
  await box.go('Pass to Anna');
  await box.openPapers('Anna');
  await box.turnTo('Italy');
  await expect(page.getByText('Now 0, at best +3: with two more pacts in Eastern Europe.')).toBeVisible();
  await box.hide();
  expect(await page.content()).not.toContain('at best');
});
