import { expect, type Page } from '@playwright/test';
import { openKindTable } from '../../support/tables/kind-table';
import { test } from '../../support/test';

// Events of construction and factories, from the card to what may be built with them.

/** A power’s sheet on a board. */
const sheetOf = (page: Page, power: string) => page.getByRole('region', { name: power, exact: true });

test('factory conversion: the event changes the price, which says why, and one conversion uses it up', async ({
  page,
}) => {
  const box = await openKindTable(page, {
    national: { Germany: [{ kind: 'factory-price', power: 'Germany', amount: -2 }] },
    keeps: ['income'],
    commands: [
      { type: 'set-fact', fact: 'factories', power: 'Germany', civilian: 5, military: 2, idle: 2 },
      { type: 'set-fact', fact: 'conversion-price', power: 'Germany', value: 6 },
      { type: 'set-fact', fact: 'base-income', power: 'Germany', value: 20 },
    ],
    at: 'industrial',
  });
  await box.next('Show any factory events');
  await box.openBoard('Economy');
  const ledger = sheetOf(page, 'Germany');
  await expect(ledger.getByRole('button', { name: 'Germany: a conversion costs 4. Why?' })).toBeVisible();
  await ledger.getByRole('button', { name: 'Convert to civilian' }).click();
  const six = ledger.getByRole('button', { name: 'Germany: a conversion costs 6. Why?' });
  await expect(six).toBeVisible();
  await expect(ledger.getByRole('list', { name: /tile points, line by line/ })).toContainText(
    /German factory, civilian\s*−4/,
  );
  await six.click();
  await expect(box.sheet.getByText('Used for one conversion')).toBeVisible();
  await box.close();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  expect(await box.money('Germany')).toBe(16);
});

const ship = (power: string, name: string, space: number) => ({
  type: 'lay-ship',
  power,
  name,
  row: 1,
  space,
  length: 4,
  fresh: false,
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('acceleration of one ship: two spaces, one ship only', async ({ page }) => {
    const box = await openKindTable(page, {
      national: { France: [{ kind: 'acceleration', power: 'France', ships: 'one' }] },
      keeps: ['ships'],
      commands: [ship('France', 'Lyon', 1), ship('France', 'Lille', 1)],
      at: 'construction',
    });
    await box.next('Show any used events');
    await box.openBoard('Construction');
    const at = (name: string) => page.getByRole('group', { name });
    await at('Lyon').getByRole('button', { name: 'Accelerate before' }).tap();
    await expect(at('Lyon')).toContainText(/row 1, space\s3/);
    await expect(at('Lille').getByRole('button', { name: 'Accelerate before' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(box.guide).toContainText('On to the Crisis');
  });

  test('ships on cardboard: the board reminds of what a card allows, nothing waits for it, and undo brings it back', async ({
    page,
  }) => {
    const box = await openKindTable(page, {
      national: { Britain: [{ kind: 'acceleration', power: 'Britain', ships: 'all' }] },
      keeps: ['income'],
      at: 'construction',
    });
    await box.next('Show any used events');
    await expect(box.guide).toContainText('On to the Crisis');
    await box.openBoard('Construction');
    const reminder = sheetOf(page, 'Britain').getByRole('listitem');
    await reminder.getByRole('button', { name: 'Britain at home: done on the table' }).tap();
    await expect(reminder).toContainText('Done on the table.');
    await page.getByRole('button', { name: 'Table', exact: true }).tap();
    await box.undo('Done on the table: Britain may accelerate each of its ships one space');
    await box.openBoard('Construction');
    await expect(reminder.getByRole('button')).toBeVisible();
  });
});
