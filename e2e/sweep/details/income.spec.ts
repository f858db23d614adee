import { expect, type Page } from '@playwright/test';
import { POWERS } from '../../pages/words';
import { openKindTable } from '../../support/tables/kind-table';
import { test } from '../../support/test';

// What it puts into the window is there before the app begins.
test.use({ appGoesOn: false });

// Income for its owner's eyes, and the tiles that are drawn at random.

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('random tiles: the app draws as many as the power draws, and undo gives the same again', async ({
    page,
  }) => {
    const box = await openKindTable(page, {
      national: { France: [{ kind: 'tile-draw', power: 'France', amount: 1 }] },
      keeps: ['income'],
      commands: [{ type: 'set-fact', fact: 'base-tiles', power: 'France', value: 2 }],
      at: 'income-events',
    });
    await box.next('Show any income events');
    const france = page.getByRole('region', { name: 'France', exact: true });
    const draw = async () => {
      await box.openBoard('Economy');
      await expect(france.getByRole('button', { name: 'France draws 3 random tiles. Why?' })).toBeVisible();
      await france.getByRole('button', { name: 'Draw them' }).tap();
      await expect(page.getByRole('region', { name: 'The table’s ninety tiles' })).toContainText('27');
      await expect(france.getByRole('button', { name: 'Draw them' })).toBeHidden();
      const drawn = (await france.getByText(/^Drawn this turn/).textContent()) ?? '';
      await page.getByRole('button', { name: 'Table', exact: true }).tap();
      return drawn;
    };
    const first = await draw();
    expect(first).toMatch(/^Drawn this turn: [123], [123] and [123]\.$/);
    await box.undo(/^Undo:/);
    expect(await draw()).toBe(first);
  });

  const boxes = (page: Page) => page.getByRole('region', { name: 'Base incomes?' });
  const TABLE = { keeps: ['income' as const], at: 'income' as const };

  test('five base incomes are typed at the first income, and the tiles show what income is', async ({
    page,
  }) => {
    const box = await openKindTable(page, {
      ...TABLE,
      commands: [
        { type: 'add-line', total: 'support:Germany', amount: -2, words: 'A strike', until: 'turn' },
      ],
    });
    // GS 11.12C: a change of −2 is no income.
    await expect(box.moneyButton('Germany')).toHaveAccessibleName('Germany: Income change −2');
    const given = { Germany: '24', Italy: '15', Britain: '22', France: '17', Russia: '16' };
    for (const [power, income] of Object.entries(given)) {
      const field = boxes(page).getByRole('textbox', { name: power });
      await expect(field).toHaveAttribute('inputmode', 'numeric');
      await field.tap();
      await page.keyboard.type(income);
    }
    await box.guide.getByRole('button', { name: 'Enter five base incomes' }).tap();
    await expect(boxes(page)).toBeHidden();
    await expect(box.moneyButton('Germany')).toHaveAccessibleName('Germany: Income 22');
    await expect(box.moneyButton('Italy')).toHaveAccessibleName('Italy: Income 15');
    await box.next('Take income');
    await expect(box.moneyButton('Germany')).toHaveAccessibleName('Germany: Tile points 22');
  });

  test('who leaves them empty taps no more than before, is not asked again, and may give them later', async ({
    page,
  }) => {
    const box = await openKindTable(page, TABLE);
    await expect(boxes(page)).toBeVisible();
    await box.next('Take income');
    await expect(boxes(page)).toBeHidden();
    await expect(box.moneyButton('Italy')).toHaveAccessibleName('Italy: Points change 0');
    await box.moneyButton('Italy').tap();
    await expect(
      box.sheet.getByRole('heading', { name: 'Why is the Italian points change 0?' }),
    ).toBeVisible();
    await box.sheet.getByRole('button', { name: 'Income', exact: true }).tap();
    await expect(box.sheet).toContainText('this is only what changes it');
    await box.sheet.getByRole('button', { name: 'Enter base incomes' }).tap();
    await box.sheet.getByRole('textbox', { name: 'Italy' }).fill('15');
    await box.sheet.getByRole('button', { name: 'Enter', exact: true }).tap();
    await expect(box.sheet).toBeHidden();
    // What was taken without it stays a change: it counts from the next turn on.
    await expect(box.moneyButton('Italy')).toHaveAccessibleName('Italy: Points change 0');
  });

  test('what cannot be a number is not taken, and stays in its box', async ({ page }) => {
    const box = await openKindTable(page, TABLE);
    await boxes(page).getByRole('textbox', { name: 'Germany' }).fill('2o');
    await boxes(page).getByRole('textbox', { name: 'Italy' }).fill('15');
    await box.guide.getByRole('button', { name: 'Enter two base incomes' }).tap();
    await expect(page.getByText('Enter a whole number.')).toBeVisible();
    await expect(boxes(page).getByRole('textbox', { name: 'Germany' })).toHaveValue('2o');
    await boxes(page).getByRole('textbox', { name: 'Germany' }).fill('20');
    await box.guide.getByRole('button', { name: 'Enter two base incomes' }).tap();
    await expect(box.moneyButton('Germany')).toHaveAccessibleName('Germany: Income 20');
    await expect(box.moneyButton('France')).toHaveAccessibleName('France: Income change 0');
  });

  test('what five powers spent is asked for without scrolling on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openKindTable(page, {
      keeps: ['income'],
      at: 'end',
      commands: POWERS.map((power) => ({ type: 'set-fact', fact: 'base-income', power, value: 40 })),
    });
    const spent = page.getByRole('region', { name: 'Points spent?' });
    await expect(spent.getByRole('textbox')).toHaveCount(5);
    await expect(spent.getByRole('button', { name: 'We count points on the board' })).toBeInViewport();
    expect(await spent.evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBeLessThanOrEqual(0);
  });

  test('points that would be lost are asked for first; a table that counts them on the board is never told', async ({
    page,
  }) => {
    const box = await openKindTable(page, {
      keeps: ['income'],
      at: 'end',
      commands: [
        { type: 'set-fact', fact: 'base-income', power: 'Germany', value: 30 },
        { type: 'set-fact', fact: 'base-income', power: 'Italy', value: 25 },
      ],
    });
    const spent = page.getByRole('region', { name: 'Points spent?' });
    await expect(box.guide).toContainText(
      'Germany loses 9 points and Italy loses 4 points: the limit is 21.',
    );
    await spent.getByRole('textbox', { name: 'Germany' }).fill('12');
    await box.guide.getByRole('button', { name: 'Record as spent: Germany 12' }).tap();
    await expect(box.moneyButton('Germany')).toHaveAccessibleName('Germany: Tile points 18');
    await expect(spent.getByRole('textbox', { name: 'Germany' })).toBeHidden();
    await expect(box.guide).toContainText('Italy loses 4 points: the limit is 21.');
    await spent.getByRole('button', { name: 'We count points on the board' }).tap();
    await expect(spent).toBeHidden();
    await expect(box.guide).not.toContainText('lost');
    await expect(box.moneyButton('Italy')).toHaveAccessibleName('Italy: Income 25');
  });
});

test('GS 11.12C: a base income adds itself up from factories, pacts and maintenance, and says why', async ({
  page,
}) => {
  const box = await openKindTable(page, { keeps: ['income'], at: 'income-events' });
  await box.openBoard('Economy');
  const germany = page.getByRole('region', { name: 'Germany', exact: true });
  await germany.getByRole('button', { name: 'Enter figures' }).click();
  for (const [label, value] of Object.entries({
    Civilian: 6,
    Military: 2,
    Idle: 1,
    'Pacts give': 3,
    Maintenance: 5,
  }))
    await germany.getByRole('textbox', { name: label }).fill(String(value));
  await germany.getByRole('textbox', { name: 'Random tiles each turn' }).fill('2');
  await germany.getByRole('button', { name: 'Enter', exact: true }).click();
  // 12 for six factories, 3 for pacts, and 5 of maintenance less 2 for military factories.
  await germany.getByRole('button', { name: 'Germany: Income 12. Why?' }).click();
  await expect(box.sheet).toContainText('Civilian factories, 6');
  await expect(box.sheet).toContainText('5, less 2 for military factories');
  await box.close();
  await expect(germany.getByRole('button', { name: 'Germany draws 2 random tiles. Why?' })).toBeVisible();
});
