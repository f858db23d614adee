import { expect } from '@playwright/test';
import { drag } from '../pages/drag';
import { test } from '../support/test';

test('a wrong name is refused beside its field, and the table opens once it is right', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: /^Gathering Storm/ }).click();
  const open = page.getByRole('button', { name: 'Open the table' });
  const seats = page.getByRole('list', { name: 'Who sits here' });
  const second = seats.getByRole('textbox', { name: 'Person 2' });

  await second.fill('Anna');
  await expect(seats.getByText('Anna sits here already. Add a letter.')).toBeVisible();
  await open.click();
  await expect(page.getByRole('heading', { level: 1, name: 'New table' })).toBeVisible();

  await second.fill('');
  await expect(seats.getByText('Write a name.')).toBeVisible();
  await second.fill('Ben');

  const name = page.getByRole('textbox', { name: 'Name of the table' });
  await name.fill(' ');
  await expect(page.getByText('Give the table a name.')).toBeVisible();
  await name.fill('Harbor Street');
  await open.click();
  await expect(page.getByText('Harbor Street')).toBeVisible();
});

test('a tap moves a power to the next person, a drag to any', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: /^Gathering Storm/ }).click();
  const seats = page.getByRole('list', { name: 'Who sits here' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Italy: move to Ben' }).click();
  await expect(seats.nth(1).getByRole('button', { name: 'Italy: move to Clara' })).toBeVisible();

  const germany = page.getByRole('button', { name: 'Germany: move to Ben' });
  await drag(page, germany, seats.nth(2), { hold: { x: 20, y: 20 }, said: /over droppable area 2/ });
  await expect(seats.nth(2).getByRole('button', { name: /^Germany: move to/ })).toBeVisible();
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
