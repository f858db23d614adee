import { expect, type Page } from '@playwright/test';
import { Keyboard } from '../../pages/keyboard';
import { openKindTable } from '../../support/tables/kind-table';
import { test } from '../../support/test';

// Construction and factory events, from the card to what may be built with them.

/** A power’s sheet on a board. */
const sheetOf = (page: Page, power: string) => page.getByRole('region', { name: power, exact: true });

test('a free unit and a free ship are built at no cost by keyboard alone, and are offered until used', async ({
  page,
}) => {
  const app = await openKindTable(page, {
    national: {
      France: [
        { kind: 'free-unit', power: 'France' },
        { kind: 'free-ship', power: 'France' },
      ],
    },
    keeps: ['ships'],
    at: 'construction',
  });
  const keys = new Keyboard(page);
  await keys.press(app.guide.getByRole('button', { name: 'Finish the phase' }));
  await expect(app.guide).toContainText('France may');
  // A due opens the board.
  await keys.press(app.guide.getByRole('button', { name: 'Settle it' }));
  await keys.press(app.sheet.getByRole('button', { name: 'Construction' }).first());
  const france = sheetOf(page, 'France');
  const list = france.getByRole('list', { name: 'France: what events allow' });
  await keys.press(list.getByRole('button', { name: 'France at home: use it' }).first());
  const units = france.getByRole('group', { name: 'Build a unit' });
  await keys.press(units.getByRole('button', { name: 'Armor' }));
  await expect(list.getByRole('listitem').first()).toContainText('Used: armor.');
  // A second of one type at its cost is one of each type; a third is not allowed.
  await keys.press(units.getByRole('button', { name: 'Armor' }));
  await expect(units.getByRole('button', { name: 'Armor' })).toHaveAttribute('aria-disabled', 'true');
  await expect(france).toContainText('Built this turn: armor');
  const shipForm = france.getByRole('group', { name: 'Lay down a ship' });
  await keys.tabTo(shipForm.getByRole('textbox', { name: 'Name' }));
  await page.keyboard.type('Bretagne II');
  await keys.press(shipForm.getByRole('button', { name: 'Lay it down' }));
  await expect(france.getByRole('group', { name: 'Bretagne II' })).toContainText('row 1');
  await expect(list.getByRole('listitem').last()).toContainText('Used: Bretagne II.');
  await expect(app.guide).not.toContainText('France may');
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

  test('acceleration of all ships: each once, before or after its advance, never into the next row', {
    tag: '@long',
  }, async ({ page }) => {
    const app = await openKindTable(page, {
      national: { Britain: [{ kind: 'acceleration', power: 'Britain', ships: 'all' }] },
      keeps: ['ships'],
      commands: [
        ship('Britain', 'Hood II', 2),
        ship('Britain', 'Nelson II', 3),
        ship('Britain', 'Rodney II', 4),
      ],
      at: 'construction',
    });
    await app.next('Finish the phase');
    await app.openBoard('Construction');
    const at = (name: string) => page.getByRole('group', { name });
    await at('Hood II').getByRole('button', { name: 'Accelerate before' }).tap();
    await at('Hood II').getByRole('button', { name: 'Advance' }).tap();
    await expect(at('Hood II')).toContainText(/row 1, space\s4/);
    await expect(at('Hood II').getByRole('button', { name: 'Accelerate after' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    // Accelerate onto the last space first: the regular advance then moves it to the next row early.
    await at('Nelson II').getByRole('button', { name: 'Accelerate before' }).tap();
    await at('Nelson II').getByRole('button', { name: 'Advance' }).tap();
    await expect(at('Nelson II')).toContainText(/row 2, space\s1/);
    const before = at('Rodney II').getByRole('button', { name: 'Accelerate before' });
    await expect(before).toHaveAttribute('aria-disabled', 'true');
    await expect(
      at('Rodney II')
        .getByText(/Advance it first, then accelerate it after/)
        .last(),
    ).toBeVisible();
  });
});
