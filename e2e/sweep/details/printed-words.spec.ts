import { expect, type Page } from '@playwright/test';
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

test('a conditional event in the Guide’s words counts what lies open, and is asked for no title', async ({
  page,
}) => {
  const table = await toShow(page);
  await table.menu(/^Board figures/);
  await table.setFigure(/^Germany: results/, 'armor', 1);
  await table.close();
  await table.typeFor(
    'Germany',
    'GERMAN SUPPORT LEVEL: –3 (max. +3)',
    '+1 for each military research result.',
  );
  await expect(table.row('What changes')).toContainText('German support 0 to −2');
  await table.enter();
  await expect(table.sheet).toBeHidden();
  // −3 and one result.
  await table.expectSupport({ Germany: '−2' });
});

test.describe('a phone with its keyboard up', () => {
  // So much is left of 390 x 844.
  test.use({ viewport: { width: 390, height: 440 } });

  test('what is said of the words is in sight while they are typed, and once somebody asks for it', async ({
    page,
  }) => {
    const table = await toShow(page);
    await table.typeFor('Britain', '');
    const words = page.getByRole('textbox', { name: 'What the card says' });
    await words.click();
    await words.pressSequentially('Support +1');
    await expect(words).toBeFocused();
    await expect(words).toBeInViewport({ ratio: 0.95 });
    await expect(table.row('Understood').getByText('Understood')).toBeInViewport({ ratio: 1 });
    // The letters go on where they were begun.
    await words.press('End');
    await words.pressSequentially('; Turky: 1');
    await expect(words).toHaveValue('Support +1; Turky: 1');
    await expect(words).toBeInViewport({ ratio: 0.95 });
    await expect(page.getByRole('button', { name: 'Did you mean “Turkey”?' })).toBeInViewport({ ratio: 1 });
  });
});

test('whom a general card favors is chosen in the form, which opens with all that was understood', async ({
  page,
}) => {
  const table = await sitDown(page);
  await table.next('Enter the card');
  await table.type('Turkey: 1');
  await table.enter('Go on by pieces');
  await expect(table.row('You wrote')).toContainText('Turkey: 1');
  await expect(table.sheet.getByRole('radio', { name: 'Diplomacy', exact: true })).toBeChecked();
});

test('the first line is the title, whatever it says; in quotation marks a line alone is one', async ({
  page,
}) => {
  const table = await sitDown(page);
  await table.next('Enter the card');
  await table.type('The income of the poor rises', 'all powers support +1');
  await expect(table.row('Understood')).toContainText('Title: The income of the poor rises');
  await expect(table.row('Understood')).toContainText('Russian support rises by one');
  await table.words.fill('"Germany gains support"');
  await expect(table.row('Understood')).toHaveText(/Germany gains support$/);
  await table.enter('Apply the card');
  await expect(table.sheet).toBeHidden();
  await table.expectSupport({ Germany: '0' });
  expect(await table.cardTitle()).toBe('Germany gains support');
});

test('too many letters, and letters that cannot be seen, are refused and nothing is lost', async ({
  page,
}) => {
  const table = await toShow(page);
  await table.typeFor('Britain', 'British support level: -1');
  for (const much of ['a'.repeat(5000), 'EAI: +1 '.repeat(65_536)]) {
    await table.words.fill(much);
    await expect(table.row('The card').getByRole('alert')).toContainText('letters are too many for a card');
    await expect(table.words).toHaveValue('British support level: -1');
  }
  await table.words.fill('A \u202eby-election\u0007\nBritish support level: -1');
  await expect(table.row('Not read')).toContainText('2 letters here and below cannot be seen.');
  await table.row('Not read').getByRole('button', { name: 'Take them out' }).click();
  await expect(table.words).toHaveValue('A by-election\nBritish support level: -1');
  await table.words.fill('הבחירות\nBritish support level: -1');
  await table.enter();
  await expect(table.sheet).toBeHidden();
  await table.expectSupport({ Britain: '−1' });
  expect(await table.readJournal()).toEqual(expect.arrayContaining([expect.stringContaining('הבחירות')]));
});

test('what was understood goes over to the pieces and back, and the way is remembered', async ({ page }) => {
  const table = await toShow(page);
  await table.typeFor('Italy', 'A visit', 'Italian support level: +1', 'EAI: +1');
  await table.sheet.getByRole('radio', { name: 'Piece by piece' }).check();
  await expect(table.sheet.getByRole('textbox', { name: 'Its title' })).toHaveValue('A visit');
  // One effect is open; what is whole besides is a line with its number, and opens again.
  await expect(table.row('Effect 1')).toContainText('Italian support rises by one this turn.');
  await table.row('Effect 1').getByRole('button', { name: 'Change' }).click();
  await expect(table.sheet.getByRole('radio', { name: 'Support', exact: true }).first()).toBeChecked();
  await table.row('Effect 2').getByRole('button', { name: 'Change' }).click();
  await table.row('How much?').last().getByRole('radio', { name: '+2', exact: true }).check();
  await table.sheet.getByRole('radio', { name: 'In words' }).check();
  await expect(table.words).toHaveValue('A visit\nItalian support level: +1\nEAI: +2');
  await table.enter();
  await expect(table.sheet).toBeHidden();
  await table.expectSupport({ Italy: '+1' });
  await page.getByRole('button', { name: 'Germany', exact: true }).click();
  await expect(table.words).toBeVisible();
});

test('kinds stand in their groups, and what this card cannot carry is not offered', async ({ page }) => {
  const table = await toShow(page);
  const offers = async (power: 'Britain' | 'Russia', kind: string, count: number) => {
    await page.getByRole('button', { name: power, exact: true }).click();
    await table.sheet.getByRole('button', { name: 'Other kinds' }).click();
    await expect(table.sheet.getByRole('radio', { name: kind, exact: true })).toHaveCount(count);
    for (const group of ['Research', 'Construction', 'By hand'])
      await expect(table.row(group).first()).toBeVisible();
    await table.close();
  };
  await offers('Russia', 'Support by the balance', 0);
  await offers('Britain', 'Support by the balance', 1);
  await offers('Britain', 'Research doubling', 0);
  await offers('Britain', 'Civil war', 0);
});

test('the kinds of the Guide can each be entered by their blanks', async ({ page }) => {
  const table = await sitDown(page);
  await table.enterCard('0', [
    { kind: 'Country dispute', between: ['Bulgaria', 'Rumania'] },
    { kind: 'Research doubling', doubled: 'Air range' },
  ]);
  await table.next('Dealt');
  await table.show('Germany', { kind: 'Factory conversion', amount: '−2' });
  await table.show('Italy', {
    kind: 'A step of two named projects',
    two: ['Axis torpedoes', 'Axis air range'],
  });
  await table.show('Britain', { kind: 'Ships accelerated', ships: 'All ships, one space' });
  await table.show('France', { kind: 'A level of any project', owner: 'Allies', category: 'intelligence' });
  const rows = (await table.readJournal()).join('\n');
  for (const shown of ['Germany', 'Italy', 'Britain', 'France'])
    expect(rows).toMatch(new RegExp(`${shown}: `));
});
