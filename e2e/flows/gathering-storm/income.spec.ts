import { expect } from '@playwright/test';
import { Papers } from '../../pages/papers';
import { placesOf, searchEverywhere } from '../../support/hunter';
import { openKindTable } from '../../support/tables/kind-table';
import { test } from '../../support/test';

// Starts the app anew for each test: values that a test puts into `window` are there first.
test.use({ appGoesOn: false });

// Income that only its owner sees, the five ledgers, and points spent.

const PEOPLE = ['Anna', 'Ben', 'Clara'];
/** A number that only Anna may know; no other number of the table is like it. */
const INCOME = '83';

test('only the owner sees income: Anna enters hers, it is taken, and no other player finds the number', {
  tag: '@long',
}, async ({ page }) => {
  const app = await openKindTable(page, { keeps: ['income'], at: 'read' });
  await app.menu(/^Readings/);
  await app.sheet.getByRole('radio', { name: 'Only the owner' }).check();
  await app.close();
  await expect(page.getByRole('button', { name: /^Germany: Income/ })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Germany: Money owner only' })).toBeVisible();

  const nothing = async (when: string) =>
    expect(placesOf(await searchEverywhere(page), new RegExp(`\\b${INCOME}\\b`)), when).toEqual([]);
  const papers = new Papers(page);
  const money = page.getByRole('region', { name: 'Germany’s money' });
  await app.next('Pass to Anna');
  for (const person of PEOPLE) {
    await app.openPapers(person);
    if (person === 'Anna') {
      await money.getByRole('button', { name: 'Open the ledger' }).click();
      await money.getByRole('textbox', { name: 'Base income' }).fill(INCOME);
      await money.getByRole('button', { name: 'Enter', exact: true }).click();
      await expect(money.getByRole('list', { name: 'Income, line by line' })).toContainText(INCOME);
      await money.getByRole('textbox', { name: /^Spent/ }).fill('−3');
      await money.getByRole('textbox', { name: 'In words' }).fill('An air unit');
      await money.getByRole('button', { name: 'Add the amount' }).click();
      await expect(money.getByRole('list', { name: 'Tile points, line by line' })).toContainText(
        'An air unit',
      );
    } else await nothing(`the papers of ${person}`);
    await papers.hide();
  }
  await nothing('the table after the round');
  await app.go('Show any public events', 'On to Income', 'Take income');
  await nothing('the table after income');

  await app.passTo('everyone');
  await app.openPapers('Anna');
  await expect(money).toContainText(/Tile points\s*80/);
  await money.getByRole('button', { name: 'Open the ledger' }).click();
  await money.getByRole('button', { name: 'Remove An air unit' }).click();
  await expect(money).toContainText(/Tile points\s*83/);
  await papers.turnTo('Italy');
  await expect(page.getByRole('region', { name: 'Italy’s money' })).toContainText(/Points change\s*0/);
  await papers.hide();
  await app.openPapers('Ben');
  await nothing('Ben’s papers');
  await papers.hide();
  await nothing('the curtain');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('the ledger: what each turn brings is entered, income is taken, and points are spent', async ({
    page,
  }) => {
    const app = await openKindTable(page, {
      national: { Italy: [{ kind: 'income', power: 'Italy', amount: -1 }] },
      keeps: ['income'],
      at: 'income-events',
    });
    await app.openBoard('Economy');
    await page.getByRole('button', { name: 'Italy: enter figures' }).tap();
    await app.sheet.getByRole('textbox', { name: 'Base income' }).fill('19');
    await app.sheet.getByRole('button', { name: 'Enter', exact: true }).tap();
    await expect(app.sheet).toBeHidden();
    const ledger = page.getByRole('table', { name: 'Economy' });
    await expect(ledger.getByRole('button', { name: /^Italy: .*19.*Why\?$/ }).first()).toBeVisible();
    // The event comes first (GS 9.41A); one tap shows it and takes income.
    await app.next('Show events, take income');
    await ledger.getByRole('button', { name: /^Italy: Tile points 18/ }).tap();
    await app.sheet.getByRole('button', { name: 'Spend points' }).tap();
    await app.sheet.getByRole('textbox', { name: 'Points' }).fill('19');
    await expect(app.sheet.getByRole('alert')).toContainText('Spend 18 at most');
    await app.sheet.getByRole('textbox', { name: 'Points' }).fill('5');
    await app.sheet.getByRole('textbox', { name: 'For what' }).fill('An air unit');
    await app.sheet.getByRole('button', { name: 'Spend them' }).tap();
    await app.close();
    await expect(ledger.getByRole('button', { name: /^Italy: Tile points 13/ })).toBeVisible();
  });

  test('GS 11.11: asks for the points spent once a turn, next to the button that ends it; a tap on the points allows it any time', async ({
    page,
  }) => {
    const app = await openKindTable(page, {
      keeps: ['income'],
      at: 'construction',
      commands: [
        { type: 'set-fact', fact: 'base-income', power: 'Germany', value: 12 },
        { type: 'set-fact', fact: 'base-income', power: 'Italy', value: 7 },
        { type: 'set-fact', fact: 'base-income', power: 'France', value: 8 },
      ],
    });
    await app.moneyButton('Italy').tap();
    await app.sheet.getByRole('button', { name: 'Spend points' }).tap();
    await app.sheet.getByRole('textbox', { name: 'Points' }).fill('5');
    await app.sheet.getByRole('textbox', { name: 'For what' }).fill('An air unit');
    await app.sheet.getByRole('button', { name: 'Spend them' }).tap();
    await expect(app.sheet).toContainText('An air unit');
    await app.close();
    await expect(app.moneyButton('Italy')).toHaveAccessibleName('Italy: Tile points 2');
    const spent = page.getByRole('region', { name: 'Points spent?' });
    const last = app.guide.getByRole('button', { name: /the turn$/ });
    while (!(await last.isVisible())) {
      await expect(spent).toBeHidden();
      await app.guide.getByRole('button').last().tap();
      await app.settled();
    }
    await expect(spent.getByRole('textbox')).toHaveCount(2);
    await spent.getByRole('textbox', { name: 'Germany, 12' }).fill('9');
    // Quick taps in one place count as one, so tap another place: a real user typed in between.
    await app.guide
      .getByRole('button', { name: 'Record as spent: Germany 9' })
      .tap({ position: { x: 12, y: 12 } });
    await expect(app.moneyButton('Germany')).toHaveAccessibleName('Germany: Tile points 3');
    // France has nothing to record: the button that ends the turn is the same one.
    await last.tap();
    await expect(app.season).toHaveText('Summer 1935');
    await expect(app.moneyButton('France')).toHaveAccessibleName('France: Income 8, 8 kept');
  });
});
