import { expect } from '@playwright/test';
import { test } from '../../support/test';

test('three people seal a table by PINs, reload, and unlock it after a wrong PIN', async ({ page }) => {
  await page.goto('#/new/gathering-storm');
  await page.getByRole('radio', { name: 'Each seat, by a PIN' }).check();
  await page.getByRole('radio', { name: 'Nothing' }).check();
  for (const [person, pin] of [
    ['Anna', '1111'],
    ['Ben', '2222'],
    ['Clara', '3333'],
  ])
    await page.getByLabel(`${person}’s PIN`).fill(pin as string);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: 'Spring 1935' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Unlock Our table' })).toBeVisible();
  await page.getByRole('form', { name: 'Anna' }).getByLabel('PIN').fill('0000');
  await page.getByRole('button', { name: 'Unlock Anna' }).click();
  await expect(page.getByText('This is not Anna’s PIN.')).toBeVisible();
  for (const [person, pin] of [
    ['Ben', '2222'],
    ['Clara', '3333'],
    ['Anna', '1111'],
  ] as const) {
    await page.getByRole('form', { name: person }).getByLabel('PIN').fill(pin);
    await page.getByRole('button', { name: `Unlock ${person}` }).click();
    if (person !== 'Anna') await expect(page.getByText(`${person} is unlocked.`)).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Unlock Our table' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Spring 1935' })).toBeVisible();
});
