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

async function expectChip(table: PaperTable, chip: string): Promise<void> {
  await expect(table.page.getByRole('button', { name: `${chip}. Why?`, exact: true })).toBeVisible();
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

test('a country that is none names those there are; an order to the table is the other way out', async ({
  page,
}) => {
  const table = await toShow(page);
  await table.typeFor('Russia', 'Atlantis: 1');
  await expect(table.row('Your words')).toContainText('“Atlantis” is not a country');
  await expect(table.row('Your words')).toContainText('Name Albania, Austria, Belgium');
  await table.row('Your words').getByRole('button', { name: 'By hand, on our board' }).click();
  await expect(table.words).toHaveValue('By hand: Atlantis: 1');
  await table.row('Your words').getByRole('button', { name: 'Diplomatic', exact: true }).click();
  await expect(table.row('Understood')).toContainText('Atlantis: 1');
  await table.enter();
  await expect(table.sheet).toBeHidden();
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
    await words.pressSequentially('\nTurky: 1');
    await expect(words).toHaveValue('Support +1\nTurky: 1');
    await expect(words).toBeInViewport({ ratio: 0.95 });
    await page.getByRole('button', { name: /not understood yet$/i }).click();
    await expect(page.getByRole('button', { name: 'Did you mean “Turkey: 1”?' })).toBeInViewport({
      ratio: 1,
    });
    await expect(words).not.toBeFocused();
  });
});

test('whom a general card favors is asked, and a tap answers', async ({ page }) => {
  const table = await sitDown(page);
  await table.next('Enter the card');
  await table.type('Turkey: 1');
  await expect(table.row('Your words')).toContainText('Who benefits in Turkey?');
  const asked = table.sheet.getByRole('group', { name: 'Who benefits in Turkey?' });
  await asked.getByRole('button', { name: 'France', exact: true }).click();
  await expect(table.words).toHaveValue('Turkey: 1 [France]');
  await expect(table.row('Your words')).toHaveCount(0);
  await table.enter('Apply the card');
  await expectChip(table, 'Turkey +1 for France');
});

test('where nobody is named, every power is one tap; a title with a word of the rules is one too', async ({
  page,
}) => {
  const table = await sitDown(page);
  await table.next('Enter the card');
  await table.type('The income of the poor\nsupport +1');
  await expect(table.row('Line 1').getByRole('button').first()).toHaveText('It is the title');
  await table.row('Line 1').getByRole('button', { name: 'It is the title' }).click();
  await expect(table.row('Line 1')).toHaveCount(0);
  await table.row('Line 2').getByRole('button', { name: 'Every power: support level +1' }).click();
  await expect(table.row('Understood')).toContainText('Russian support rises by one');
  await table.enter('Apply the card');
  await table.expectSupport({ Germany: '+1', Russia: '+1' });
});

test('by hand goes only what was not understood, and its likely moment is one tap', async ({ page }) => {
  const table = await toShow(page);
  await table.typeFor('Germany', 'Income +1; the fleet sails home');
  await table
    .row('Your words')
    .getByRole('button', { name: '“the fleet sails home” by hand, on our board' })
    .click();
  await expect(table.words).toHaveValue('Income +1\nBy hand: the fleet sails home');
  const asked = table.sheet.getByRole('group', { name: 'When is it shown?' });
  await expect(asked.getByRole('button')).toHaveText(['Income', 'Another moment']);
  await asked.getByRole('button', { name: 'Another moment' }).click();
  await expect(asked.getByRole('button')).toHaveCount(10);
  await asked.getByRole('button', { name: 'Income', exact: true }).click();
  await expect(table.row('Understood')).toContainText('German income rises by one');
  await expect(table.row('Understood')).toContainText('the fleet sails home');
});

test('a line that may have been meant to do something is a title only where somebody says so', async ({
  page,
}) => {
  const table = await sitDown(page);
  await table.next('Enter the card');
  await table.type('Germany gains support');
  await expect(table.row('Your words')).toContainText('By how much does support change?');
  await table.enter('Answer the question');
  await expect(table.row('The card').getByRole('alert')).toContainText('A question is left, below.');
  await expect(table.words).toHaveValue('Germany gains support');
  await table
    .row('Your words')
    .getByRole('button', { name: 'Keep it as a title: it changes nothing' })
    .click();
  await expect(table.words).toHaveValue('"Germany gains support"');
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
  await expect(table.row('Line 1')).toContainText('2 letters here and below cannot be seen.');
  await table.enter('Line 1 is not possible like this');
  await expect(table.sheet).toBeVisible();
  await table.row('Line 1').getByRole('button', { name: 'Take them out' }).click();
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
