import { expect, type Page, test } from '@playwright/test';
import type { Seat } from '@/kernel/seats';
import { Box } from '../pages/box';
import { CANARY, openCanaryTable } from '../support/canary';
import { listenIn, searchEverywhere } from '../support/hunter';
import { seedEntropy } from '../support/seeded';

const ALONE: Seat[] = [
  { person: 'Anna', powers: ['Germany', 'Italy'] },
  { person: 'The app', powers: ['Britain', 'France', 'Russia'], by: 'app' },
];

const next = (page: Page) => page.getByRole('button', { name: 'To my next decision' });
const happened = (page: Page) => page.getByRole('dialog', { name: 'What happened' });

test('a table for one: the app holds three powers, my papers open without a curtain, and a turn goes by itself to what is mine', async ({
  page,
}) => {
  await seedEntropy(page);
  const box = new Box(page);
  await box.openHome();
  await page.getByRole('button', { name: /^New table/ }).click();
  await page.getByRole('radio', { name: /^One person/ }).check();
  const held = page.getByRole('list', { name: 'Who holds which power' });
  await expect(
    held.getByRole('group', { name: 'Germany' }).getByRole('radio', { name: 'Mine' }),
  ).toBeChecked();
  await expect(
    held.getByRole('group', { name: 'Russia' }).getByRole('radio', { name: 'The app’s' }),
  ).toBeChecked();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await next(page).click();
  await expect(happened(page).getByRole('listitem').first()).toContainText('The card is turned');
  await expect(happened(page)).toContainText('The app opens the papers');
  await happened(page).getByRole('button', { name: 'Go on' }).click();
  await expect(box.guide).toContainText('Read your cards');
  await box.next('Read your cards');
  // No curtain falls: the papers lie open, Germany’s and Italy’s and nobody else’s.
  await expect(page.getByRole('tab', { name: /^Germany/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Italy/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^(Britain|France|Russia)/ })).toHaveCount(0);
  await box.hide();
  for (let count = 0; count < 8 && (await next(page).isVisible()); count += 1) {
    await next(page).click();
    await happened(page).getByRole('button', { name: 'Go on' }).click();
  }
  await expect(page.getByRole('navigation', { name: 'Turn sequence' })).toContainText('Economic');
});

test('GS 9.12: nothing of a hand that the app holds is anywhere, until it is looked at on purpose; the line stays', async ({
  page,
}) => {
  const listened = await listenIn(page);
  const box = await openCanaryTable(page, ALONE);
  await box.toDeal();
  await expect(box.guide).toContainText('Read your cards');
  const found = await searchEverywhere(page);
  const titles = new Set(
    [
      ...`${JSON.stringify(found)}${await listened()}`.matchAll(
        new RegExp(`${CANARY} (Britain|France|Russia) 7\\d\\d`, 'g'),
      ),
    ].map(([title]) => title),
  );
  await page
    .getByRole('button', { name: /the app’s/ })
    .last()
    .click();
  const sheet = page.getByRole('dialog', { name: /’s hand$/ });
  await sheet.getByRole('button', { name: /^Let me see/ }).click();
  await expect(sheet.getByRole('list', { name: 'Cards' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Yes, show it and write it down' }).click();
  await expect(sheet).toContainText(CANARY);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await box.openJournal();
  const rows = await box.journalRows();
  expect(rows[0]).toContain('was looked at on purpose');
  // What may come at any time had been shown to all.
  for (const title of titles) expect(rows.join('\n')).toContain(title);
});

test('the policy is read, its odds are changed and kept; a moment has a name and is returned to from another line', async ({
  page,
}) => {
  const box = await openCanaryTable(page, ALONE);
  await box.menu(/^The app’s policy/);
  const rule = page.getByRole('group', { name: /lowers more than it raises/ }).first();
  const keep = page.getByRole('button', { name: 'Keep this policy' });
  await expect(keep).toHaveAccessibleDescription('Nothing is changed.');
  await rule.getByRole('group', { name: 'So often' }).getByRole('button', { name: 'One less' }).click();
  await keep.click();
  await expect(keep).toHaveAccessibleDescription('Nothing is changed.');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const mark = async (name: string) => {
    await box.menu(/^Bookmarks/);
    await box.sheet.getByRole('textbox', { name: 'A name for now' }).fill(name);
    await box.sheet.getByRole('button', { name: 'Keep this moment' }).click();
    await expect(box.sheet.getByRole('button', { name: 'Close' })).toBeVisible();
    await box.sheet.getByRole('button', { name: 'Close' }).click();
  };
  const back = async (name: string) => {
    await box.menu(/^Bookmarks/);
    await box.sheet.getByRole('button', { name: `Return to: ${name}` }).click();
    await expect(box.sheet).toBeHidden();
  };
  await mark('Before the card');
  await box.next('Turn the card');
  await box.next('Apply the card');
  await mark('After the card');
  await back('Before the card');
  await expect(box.guide).toContainText('turn the card');
  await back('After the card');
  await expect(box.guide).toContainText('deal');
});
