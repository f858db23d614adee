import { expect } from '@playwright/test';
import { test } from '../../support/test';

for (const [game, paper, deck] of [
  ['Gathering Storm', /^Paper/, /^(?!Paper)/],
  ['Storm Over Asia', /^Paper/, /^(?!Paper)/],
] as const)
  test(`paper cards cannot be the app’s: it is said beside them, and nothing calls the set-up done, ${game}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('./');
    await page.getByRole('button', { name: new RegExp(`^${game}`) }).click();
    await page.getByRole('radio', { name: /^One person/ }).check();
    const cards = page.getByRole('group', { name: 'Cards', exact: true }).first();
    await cards.getByRole('radio', { name: paper }).check();
    await expect(page.getByRole('alert')).toContainText('With paper cards the app holds no hand.');
    await expect(page.getByText('First: fix the marked field')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1, name: 'New table' })).toBeVisible();
    await cards.getByRole('radio', { name: deck }).first().check();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.getByText('Everything is set')).toBeVisible();
  });

test('GS 9.41B: a table without research sheets is told when research cards are shown and who carries them out', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: /^Gathering Storm/ }).click();
  const told = page.getByText(/research cards are shown as the Economic phase ends/);
  await expect(told).toBeHidden();
  await page.getByRole('radio', { name: /^Paper/ }).check();
  await expect(told).toBeVisible();
  await page.getByRole('checkbox', { name: 'Research', exact: true }).check();
  await expect(told).toBeHidden();
});
