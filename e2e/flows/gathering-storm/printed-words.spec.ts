import { expect, type Page } from '@playwright/test';
import { Keyboard } from '../../pages/keyboard';
import { PaperTable } from '../../pages/paper';
import { openFresh } from '../../support/tables/fresh-table';
import { test } from '../../support/test';

async function sitDown(page: Page): Promise<PaperTable> {
  await openFresh(page, { paper: true });
  const table = new PaperTable(page);
  return table;
}

/** A table at which the cards were read: a power's card is about to be shown. */
async function toShow(page: Page): Promise<PaperTable> {
  const table = await sitDown(page);
  await table.enterCard('0');
  await table.next('Dealt');
  return table;
}

async function expectChip(table: PaperTable, chip: string): Promise<void> {
  await expect(table.page.getByRole('button', { name: `${chip}. Why?`, exact: true })).toBeVisible();
}

test('a general card typed as printed does exactly what it says', async ({ page }) => {
  const table = await sitDown(page);
  await table.next('Enter the card');
  await table.sheet.getByRole('radio', { name: '+1', exact: true }).check();
  await table.type('More ore is sold.', 'Turkey: 1 [Germany]', 'German national income: +1');
  const understood = table.row('Understood');
  await expect(understood).toContainText('More ore is sold.');
  await expect(understood).toContainText('Turkey leans to Germany by +1 this turn.');
  await expect(understood).toContainText('German income rises by one this turn.');
  for (const change of [
    'Economic Climate 0 to +1',
    'Turkey for the Axis 0 to +1',
    'German income change 0 to +1',
  ])
    await expect(table.row('What changes')).toContainText(change);
  await table.enter('Apply the card');
  await expect(table.sheet).toBeHidden();
  expect(await table.cardTitle()).toBe('More ore is sold.');
  await expectChip(table, 'Turkey +1 for Germany');
  await expect(table.moneyButton('Germany')).toHaveAccessibleName('Germany: Income change +1');
  await expect(page.getByRole('button', { name: /^Economic Climate \+1,/ })).toBeVisible();
});

test('a misspelled country is underlined, and one tap mends that word alone', async ({ page }) => {
  const table = await toShow(page);
  await table.typeFor('Germany', 'Ore by rail', 'Turky: 1', 'EAI: +1');
  await expect(table.row('Not read')).toContainText('“turky” is not understood here.');
  await expect(table.row('Understood')).toContainText('The European Aggression Index');
  await table.row('Not read').getByRole('button', { name: 'Did you mean “Turkey”?' }).click();
  await expect(table.words).toHaveValue('Ore by rail\nTurkey: 1\nEAI: +1');
  await expect(table.row('Not read')).toHaveCount(0);
  await table.enter();
  await expect(table.sheet).toBeHidden();
  await expectChip(table, 'Turkey +1 for Germany');
});

test('any typed words can be continued by choosing: what was read is kept, and the next card is typed again', async ({
  page,
}) => {
  const table = await toShow(page);
  await table.typeFor('Italy', 'A long winter', 'Support +1', 'the king of Greece frobs');
  await table.sheet.getByRole('button', { name: 'Go on by pieces' }).click();
  await expect(table.row('You wrote')).toContainText('the king of Greece frobs');
  await expect(table.row('It does')).toContainText('Italian support rises by one');
  await table.row('How much?').getByRole('radio', { name: '+1', exact: true }).check();
  await expect(table.row('It does')).toContainText('Greece');
  // Typed text is not dropped without a question.
  await table.enter();
  await expect(table.row('All of it?').getByRole('alert')).toContainText('Is that all of what you wrote?');
  await table.row('All of it?').getByRole('button', { name: 'It says all I wrote' }).click();
  await table.enter();
  await expect(table.sheet).toBeHidden();
  await expectChip(table, 'Greece +1 for Italy');
  await table.expectSupport({ Italy: '+1' });
  await table.typeFor('Germany', 'Support -1');
  await table.enter();
  await table.expectSupport({ Germany: '−1' });
});

test('a flexible event is answered as it is entered, and owes nothing', async ({ page }) => {
  const table = await toShow(page);
  await table.typeFor('Italy', 'Albania, Bulgaria or Greece: 1');
  await expect(table.row('What changes')).toContainText('no number changes');
  await table.row('To decide').getByRole('radio', { name: 'Bulgaria' }).check();
  await expect(table.row('What changes')).toContainText('Bulgaria for the Axis 0 to +1');
  await table.enter();
  await expect(table.sheet).toBeHidden();
  await expectChip(table, 'Bulgaria +1 for Italy');
  await expect(table.guide).not.toContainText('owed');
});

test('a card in words by keyboard alone', async ({ page }) => {
  const table = await toShow(page);
  const keys = new Keyboard(page);
  await keys.press(page.getByRole('button', { name: 'France', exact: true }));
  await keys.choose(table.sheet.getByRole('group', { name: 'How it is entered' }), 'In words');
  await keys.tabTo(table.words);
  await page.keyboard.type('Turky: 1; EAI: +1');
  await keys.press(table.sheet.getByRole('button', { name: 'Did you mean “Turkey”?' }));
  await keys.expectFocusSeen();
  await keys.press(table.sheet.getByRole('button', { name: /^Done/ }));
  await expect(table.sheet).toBeHidden();
  await keys.expectFocusSeen();
  await expectChip(table, 'Turkey +1 for France');
});
