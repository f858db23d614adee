import { expect, type Page } from '@playwright/test';
import { PaperTable } from '../../pages/paper';
import { test } from '../../support/test';

async function openNewTable(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('button', { name: /^Gathering Storm/ }).click();
  await page.getByRole('radio', { name: 'Already running' }).check();
}

test('a game already running is asked only for its season, year and climate', async ({ page }) => {
  await openNewTable(page);
  const begin = page.getByRole('group', { name: 'Begin' }).first();
  await expect(begin.getByRole('textbox')).toHaveCount(1);
  await begin.getByRole('radio', { name: 'Fall' }).check();
  await begin.getByRole('textbox', { name: 'Year' }).fill('1937');
  await begin.getByRole('group', { name: 'Climate' }).getByRole('button', { name: 'One less' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fall 1937' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Economic Climate −1,/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Balance of Power .*Not entered yet/ })).toBeVisible();
});

const ARMY = { kind: 'Support by research results', base: '−3', max: '+3', category: 'military' } as const;

async function toRead(page: Page, without: readonly string[] = []): Promise<PaperTable> {
  const table = new PaperTable(page);
  await table.setUp({ cards: 'Paper', running: { season: 'Fall', year: '1937' }, without });
  await table.enterCard('0');
  await table.next('Dealt');
  return table;
}

test('GS Guide, Support: asks what a conditional event counts only when it is shown', async ({ page }) => {
  const table = await toRead(page);
  await expect(table.guide).not.toContainText('Is this right?');
  await table.show('Germany', ARMY);
  await expect(table.guide).toContainText('Is this right?');
  await expect(table.guide).toContainText('no result in German armor, German rockets');
  await table.guide.getByRole('button', { name: 'Change it' }).click();
  const asked = ['armor', 'rockets', 'specialized units', 'West Wall', 'economic preparation'];
  for (const project of asked)
    await expect(table.sheet.getByRole('group', { name: `German ${project}`, exact: true })).toBeVisible();
  for (const project of ['armor', 'armor', 'rockets', 'West Wall'])
    await table.sheet
      .getByRole('group', { name: `German ${project}`, exact: true })
      .getByRole('button', { name: 'One more' })
      .click();
  await table.sheet.getByRole('button', { name: 'Enter them' }).click();
  await expect(table.sheet).toBeHidden();
  // −3 and four results.
  await table.expectSupport({ Germany: '+1' });
  await expect(table.guide).not.toContainText('Is this right?');
});
