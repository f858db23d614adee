import { expect, test } from '@playwright/test';
import { openKindTable } from '../support/kind-table';

// Events of construction and factories, from the card to what may be built with them.

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
  await box.next('Show factory events');
  await box.menu(/^Construction/);
  const row = box.sheet.getByRole('group', { name: 'A conversion' });
  await expect(row.getByRole('button', { name: 'Now 4 tile points. Why?' })).toBeVisible();
  await row.getByRole('button', { name: 'Convert to civilian' }).click();
  await expect(row.getByRole('button', { name: 'Now 6 tile points. Why?' })).toBeVisible();
  await row.getByRole('button', { name: 'Now 6 tile points. Why?' }).click();
  await expect(box.sheet.getByText('Used for one conversion')).toBeVisible();
  await box.close();
  expect(await box.money('Germany')).toBe(16);
});

test('a free unit and a free ship: built for nothing, and asked for until used or passed over', async ({
  page,
}) => {
  const box = await openKindTable(page, {
    national: {
      France: [
        { kind: 'free-unit', power: 'France' },
        { kind: 'free-ship', power: 'France' },
      ],
    },
    keeps: ['ships'],
    at: 'construction',
  });
  await box.next('Show what was used');
  await expect(box.guide).toContainText('France may');
  await box.menu(/^Construction/);
  const units = box.sheet.getByRole('group', { name: 'Build a unit' });
  await units.getByRole('button', { name: 'Armor' }).click();
  // A second of one type at its cost is one of each type; a third is not allowed.
  await units.getByRole('button', { name: 'Armor' }).click();
  await expect(units.getByRole('button', { name: 'Armor' })).toHaveAttribute('aria-disabled', 'true');
  const lay = box.sheet.getByRole('group', { name: 'Lay down a ship' });
  await lay.getByRole('textbox', { name: 'Name' }).fill('Bretagne II');
  await lay.getByRole('button', { name: 'Lay it down' }).click();
  await expect(box.sheet.getByRole('group', { name: 'Bretagne II' })).toContainText('row 1');
  await box.close();
  await expect(box.guide).not.toContainText('France may');
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

test('acceleration of all ships: each once, before or after its advance, never into the next row', async ({
  page,
}) => {
  const box = await openKindTable(page, {
    national: { Britain: [{ kind: 'acceleration', power: 'Britain', ships: 'all' }] },
    keeps: ['ships'],
    commands: [
      ship('Britain', 'Hood II', 2),
      ship('Britain', 'Nelson II', 3),
      ship('Britain', 'Rodney II', 4),
    ],
    at: 'construction',
  });
  await box.next('Show what was used');
  await box.menu(/^Construction/);
  const at = (name: string) => box.sheet.getByRole('group', { name });
  await at('Hood II').getByRole('button', { name: 'Accelerate before' }).click();
  await at('Hood II').getByRole('button', { name: 'Advance' }).click();
  await expect(at('Hood II')).toContainText(/row 1, space\s4/);
  await expect(at('Hood II').getByRole('button', { name: 'Accelerate after' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  // Onto the last space first: its own advance takes it to the next row early.
  await at('Nelson II').getByRole('button', { name: 'Accelerate before' }).click();
  await at('Nelson II').getByRole('button', { name: 'Advance' }).click();
  await expect(at('Nelson II')).toContainText(/row 2, space\s1/);
  await expect(at('Rodney II').getByRole('button', { name: 'Accelerate before' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('acceleration of one ship: two spaces, one ship only', async ({ page }) => {
  const box = await openKindTable(page, {
    national: { France: [{ kind: 'acceleration', power: 'France', ships: 'one' }] },
    keeps: ['ships'],
    commands: [ship('France', 'Lyon', 1), ship('France', 'Lille', 1)],
    at: 'construction',
  });
  await box.next('Show what was used');
  await box.menu(/^Construction/);
  const at = (name: string) => box.sheet.getByRole('group', { name });
  await at('Lyon').getByRole('button', { name: 'Accelerate before' }).click();
  await expect(at('Lyon')).toContainText(/row 1, space\s3/);
  await expect(at('Lille').getByRole('button', { name: 'Accelerate before' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await box.close();
  await expect(box.guide).toContainText('first placement');
});
