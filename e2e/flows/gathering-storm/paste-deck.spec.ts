import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { Box } from '../../pages/box';
import { ListReader } from '../../pages/decks';
import { mistakenList, wholeList } from '../../support/tables/mistaken-list';
import { playedTable } from '../../support/tables/played-table';
import { test } from '../../support/test';

test('a list of 144 cards with seven mistakes is mended by what the messages say, kept and played', async ({
  page,
}) => {
  test.slow();
  const box = new Box(page);
  await box.openHome();
  await page.goto('./#/decks/new/read');
  const list = new ListReader(page);
  await list.paste(mistakenList());
  await expect(list.counts).toContainText('143 cards');
  await expect(list.counts).toContainText('7 mistakes');
  await expect(list.counts).toContainText('Nothing is saved yet');

  // A misspelled country, an open bracket, misspelled words, a secret general event: one tap each.
  const tap = async (card: number, part: string, name: string, left: number) => {
    await list.row(card, part).getByRole('button', { name, exact: true }).click();
    await expect(list.counts).toContainText(`${left} mistakes`);
  };
  await tap(4, 'Germany', 'Did you mean “Turkey: +1 [Germany]”?', 6);
  await tap(10, 'Britain', 'Close the bracket: [Britain]', 5);
  await tap(50, 'General', 'Leave [secret] out', 4);
  await tap(77, 'Italy', 'Did you mean “Italian support level: +1”?', 3);

  // A number that is there twice has the one that is free beside it.
  await list.row(139).getByRole('button', { name: 'Make it card 140' }).click();
  await expect(list.counts).toContainText('144 cards, 863 events, 2 mistakes');

  // A trend out of range: the message says what is allowed; the line is written anew in its place.
  const trend = list.row(31);
  await expect(trend).toContainText('A trend lies between −3 and +3.');
  await trend.getByRole('textbox').fill('Card 31, trend +1');
  await expect(trend).toContainText('It can be read now.');
  await expect(trend.getByRole('textbox')).toBeFocused();

  // Diplomacy for another power: the message names the owner.
  const france = list.row(102, 'France');
  await expect(france).toContainText('in favor of France');
  await page.keyboard.press('Enter');
  await expect(france.getByRole('textbox')).toBeFocused();
  await france.getByRole('textbox').fill('Belgium: +1 [France]');
  await expect(list.counts).toContainText('144 cards, 864 events, no mistakes');

  await page.getByRole('button', { name: 'Save 144 cards', exact: true }).click();
  await expect(page).toHaveURL(/#\/decks\/[^/]+$/);
  await page.goto('./#/new');
  await page.getByRole('radio', { name: /^Harbor Street/ }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await box.next('Turn the card');
  expect(await box.cardTitle()).not.toBe('');
});

const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(400, 7)]);
const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const BAD: [string, string | Buffer, RegExp][] = [
  ['twenty.txt', Buffer.alloc(20_000_000, 'Card 1\n'), /20.*MB|at most/],
  ['half.zip', zip, /a packed file/],
  ['map.png', picture, /picture/i],
  ['table.json', playedTable(1), /a table of Dispatch Box/],
];

test('a file that is no list says so in its place; nothing is kept, and what stands there stays', async ({
  page,
}, testInfo) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await new Box(page).openHome();
  await page.goto('./#/decks/new/read');
  const list = new ListReader(page);
  const words = wholeList(6)
    .replace('Card 1,', 'Card 1001,')
    .replace('General\n', 'General\n<img src=x onerror=alert(1)> ');
  await list.paste(words);
  await expect(list.counts).toContainText('5 cards');
  for (const [name, body, said] of BAD) {
    const path = testInfo.outputPath(name);
    await writeFile(path, body);
    await list.openFile(path);
    await expect(page.getByRole('alert'), name).toContainText(said);
    await expect(list.source).toHaveValue(words);
    await page.getByRole('button', { name: 'Close this message' }).click();
  }
  // Ten thousand cards are one mistake, and nothing of them can be kept.
  const many = Array.from({ length: 10_000 }, (_, at) => `Card ${at + 1}, trend 0`).join('\n');
  const path = testInfo.outputPath('many.txt');
  await writeFile(path, many);
  await list.openFile(path);
  await expect(list.counts).toContainText('No cards, no events, 1 mistake');
  await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0);
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(list.counts).toContainText('5 cards');
  // A title is text, whatever it looks like.
  await page.getByRole('button', { name: /^Card 2 / }).click();
  await expect(page.locator('main img')).toHaveCount(0);
  expect(dialogs).toEqual([]);
  await page.goto('./#/decks');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Harbor Street')).toHaveCount(0);
});
