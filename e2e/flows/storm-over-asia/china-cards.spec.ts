import { expect } from '@playwright/test';
import { ChinaTable } from '../../pages/china';
import { ListReader } from '../../pages/decks';
import { openChina } from '../../support/tables/china-table';
import { ENTRY_LIST, openCards } from '../../support/tables/entry-list';
import { test } from '../../support/test';

test('pastes a list of a dozen entries, corrects it by the messages, saves and plays it, and starts the next table with it', {
  tag: '@long',
}, async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const table = new ChinaTable(page, 'keyboard');
  await openChina(page, { Yunnan: 'NJW', Shensi: 'C' });
  await openCards(page);
  await expect(page.getByText('0 of 640 entries filled in; 16 by the rules.')).toBeVisible();
  await table.press(table.button('Paste or open a list'));
  const list = new ListReader(page);
  const field = page.getByRole('textbox', { name: 'The list as text' });
  const line = (number: number) =>
    page.getByRole('listitem').filter({ has: page.getByText(`Line ${number}`, { exact: true }) });

  await test.step('text that is not a list says so, and the existing entries stay', async () => {
    await field.fill('General 81\n<img src=x onerror=alert(1)>\n\n__proto__ 3\nA title');
    await expect(list.counts).toContainText('0 entries, 2 mistakes');
    await expect(line(1)).toContainText('The deck has 80 cards: 81 is none of them.');
    await expect(line(4)).toContainText('There is no list called “__proto__”.');
    await expect(list.counts.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-disabled', 'true');
    await list.paste('x'.repeat(1_200_000));
    await expect(page.getByRole('alert')).toContainText('at most 1,000,000 are read');
    await expect(field).toHaveValue(/^General 81/);
    await page.getByRole('button', { name: 'Close this message' }).click();
    await expect(page.locator('main img')).toHaveCount(0);
  });

  await test.step('three mistakes are corrected by the messages, then everything is saved at once', async () => {
    await field.fill(ENTRY_LIST);
    await expect(list.counts).toContainText('9 entries, 3 mistakes');
    await expect(list.counts).toContainText('Nothing is saved yet.');
    await table.press(table.button('Did you mean “General 3”?'));
    await expect(list.counts).toContainText('10 entries, 2 mistakes');
    await table.press(table.button('Did you mean “Japanese support level: +1”?'));
    await expect(line(39)).toContainText(
      '“+x” is not a whole number in figures. Write an amount from −9 to +9.',
    );
    await page.getByRole('textbox', { name: 'Line 39 of the list' }).fill('JAI: +1');
    await expect(line(39)).toContainText('It can be read now.');
    await expect(list.counts).toContainText('12 entries, no mistakes');
    await table.press(table.button('Save 12 entries'));
    await expect(page.getByText('12 of 640 entries filled in; 13 more by the rules.')).toBeVisible();
  });

  await test.step('a corrected entry shows its state; a doubt is resolved with By hand', async () => {
    await table.press(table.button(/^General 12: A hard winter/));
    const words = page.getByRole('textbox', { name: 'What the card says' });
    await expect(words).toHaveValue('A hard winter\nChinese support level: -1');
    await words.fill('A hard winter\nChinese support level: -2\nGerman support: +1');
    const keep = table.app.sheet.getByRole('button', { name: 'Save it', exact: true });
    await expect(keep).toHaveAttribute('aria-disabled', 'true');
    await table.press(table.app.sheet.getByRole('button', { name: 'Done on the board' }));
    await expect(words).toHaveValue(/By hand: German support: \+1$/);
    await table.press(table.app.sheet.getByRole('button', { name: 'Secret' }));
    await expect(words).toHaveValue(/^A hard winter \[secret\]\n/);
    await table.press(keep);
    await expect(table.app.sheet).toBeHidden();
    await expect(table.button(/^General 12: .*China support −2 this turn/)).toBeVisible();
  });

  await test.step('the entries are saved on the device', async () => {
    await table.press(table.button('Save these entries on this device'));
    await page.getByRole('textbox', { name: 'Name of the entries' }).fill('Our cards');
    await table.press(table.button('Save them on this device'));
    await expect(table.app.sheet.getByText('“Our cards” is saved.')).toBeVisible();
    await table.app.close();
  });

  await test.step('general 45 has its title, its words and the flag of the rules (SOA 26.111A)', async () => {
    await table.press(table.button('Table'));
    await table.generalCard(45);
    await table.settle();
    await expect(table.app.sheet).toContainText('A general changes sides: One garrison unit comes back');
    const picks = table.app.sheet.getByRole('group', { name: 'In which region?' });
    await table.press(picks.getByRole('button', { name: /^Yunnan:/ }));
    await table.press(table.app.sheet.getByRole('button', { name: 'Done on the table' }));
    await expect(table.app.sheet).toBeHidden();
    await table.hasFlags('Yunnan', '1 Japanese, 2 warlord');
  });

  await test.step('the next table begins with them and with the flags of the last one', async () => {
    await page.goto('./#/new/storm-over-asia');
    await table.press(table.button('Enter the flags'));
    await table.press(table.button('Add a Japanese flag to Northern China'));
    await table.press(table.button('Open the table'));
    await table.hasFlags('Northern China', '1 Japanese');
    await page.goto('./#/new/storm-over-asia');
    await table.press(table.button('Use the saved flags'));
    await page.getByRole('radio', { name: /^Our cards/ }).check();
    await table.press(table.button('Open the table'));
    await table.hasFlags('Northern China', '1 Japanese');
    await table.generalCard(60);
    await expect(table.due).toContainText('A long march');
    await table.app.close();
    await expect(table.app.guide).toContainText(/./);
    await openCards(page);
    await expect(page.getByText('12 of 640 entries filled in; 13 more by the rules.')).toBeVisible();
    await page.goto('./#/decks');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Decks');
    await expect(page.getByText('Our cards')).toHaveCount(0);
  });
  expect(dialogs).toEqual([]);
});
