import { expect } from '@playwright/test';
import { App } from '../../pages/app';
import { ListReader } from '../../pages/decks';
import { mistakenList } from '../../support/tables/mistaken-list';
import { test } from '../../support/test';

test('a list of 144 cards with seven mistakes is corrected by following the messages, saved and played', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  const app = new App(page);
  await app.openHome();
  await page.goto('./#/decks/new/read');
  const list = new ListReader(page);
  await list.paste(mistakenList());
  await expect(list.counts).toContainText('143 cards');
  await expect(list.counts).toContainText('7 mistakes');
  await expect(list.counts).toContainText('Nothing is saved yet');

  // A misspelled country, an open bracket, misspelled words, a secret general event: a tap, or the line anew.
  const tap = async (card: number, part: string, name: string, left: number) => {
    await list.row(card, part).getByRole('button', { name, exact: true }).click();
    await expect(list.counts).toContainText(`${left} mistakes`);
  };
  const write = async (card: number, part: string, words: string, left: number) => {
    await list.row(card, part).getByRole('textbox').fill(words);
    await expect(list.counts).toContainText(`${left} mistakes`);
  };
  await tap(4, 'Germany', 'Did you mean “Turkey”?', 6);
  await write(10, 'Britain', 'Belgium: +1 [Britain]', 5);
  await write(50, 'General', 'A rumor goes round', 4);
  await write(77, 'Italy', 'Italian support level: +1', 3);

  // A duplicate number offers the nearby free one.
  await list.row(139).getByRole('button', { name: 'Make it card 140' }).click();
  await expect(list.counts).toContainText('144 cards, 863 events, 2 mistakes');

  // A trend out of range: the message says what is allowed; the line is edited in place.
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
  await app.next('Turn the card');
  expect(await app.cardTitle()).not.toBe('');
});
