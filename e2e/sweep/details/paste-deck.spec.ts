import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { Box } from '../../pages/box';
import { ListReader } from '../../pages/decks';
import { wholeList } from '../../support/tables/mistaken-list';
import { playedTable } from '../../support/tables/played-table';
import { test } from '../../support/test';

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
