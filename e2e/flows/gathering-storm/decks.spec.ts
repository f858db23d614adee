import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readOwnDeck } from '@/games/gathering-storm/rules/cards/own-deck';
import { App } from '../../pages/app';
import { cardsOf, storeDeck } from '../../support/tables/own-decks';
import { test } from '../../support/test';

const tile = (page: Page, number: number) =>
  page.getByRole('list', { name: 'Cards' }).getByRole('button', { name: new RegExp(`^Card ${number}\\b`) });

async function toDecks(page: Page): Promise<void> {
  await new App(page).openHome();
  await page.getByRole('button', { name: /^Decks/ }).click();
  await page.getByRole('button', { name: /^Open House deck/ }).waitFor();
}

test('copies the house deck, names it, shares it in three ways and removes it', async ({ page }) => {
  await toDecks(page);
  await page.getByRole('button', { name: 'Copy it' }).click();
  await expect(page.getByRole('heading', { name: /a copy$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Name and size' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Number of cards' }).fill('100');
  await expect(sheet.getByText('It has 144 cards already. Say 144 or more, or take some out.')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Number of cards' }).fill('150');
  await sheet.getByRole('textbox', { name: 'Name of the deck' }).fill('Élan & Co.');
  await sheet.getByRole('button', { name: 'Save the name and size' }).click();
  await expect(page.getByRole('heading', { name: 'Élan & Co.' })).toBeVisible();
  await expect(page.getByText('145 to 150.')).toBeVisible();

  await page.getByRole('button', { name: 'Share' }).click();
  const share = async (format: string) => {
    await sheet.getByRole('radio', { name: new RegExp(`^${format}`) }).check();
    const given = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Share the file' }).click();
    const file = await given;
    await expect(sheet.getByRole('status')).toHaveText('The deck is in your downloads.');
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  const json = await share('JSON');
  expect(json.name).toBe('elan-co.json');
  expect(readOwnDeck(JSON.parse(json.text))).toMatchObject({
    ok: true,
    value: { name: 'Élan & Co.', size: 150 },
  });
  expect((await share('Text')).name).toBe('elan-co.txt');
  expect((await share('CSV')).name).toBe('elan-co.csv');
  await sheet.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(sheet).toContainText('No table changes');
  await sheet.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Decks');
  await expect(page.getByText('Élan & Co.')).toBeHidden();
});

test('a table keeps the deck it was made with, and says so if that deck has since changed', {
  tag: '@long',
}, async ({ page }) => {
  const app = new App(page);
  const ours = { name: 'Our own cards', size: 144, cards: cardsOf(12) };
  await storeDeck(page, { ...ours, cards: [...ours.cards, { number: 13, national: {} }] });
  await app.openHome();
  await page.getByRole('button', { name: /^Gathering Storm/ }).click();
  await page.getByRole('radio', { name: /^Our own cards 12 of 144, unfinished ones stay out/ }).check();
  await expect(page.getByText('with the deck “Our own cards”, 12 cards.')).toBeVisible();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await app.next('Turn the card');
  const title = await app.cardTitle();
  const table = page.url();

  await app.menu(/^This table’s deck/);
  await expect(page.getByText('The same as today.')).toBeVisible();
  await expect(page.getByText('11 in the pile, 0 in hands, 0 discarded, 1 face up')).toBeVisible();
  await expect(page.getByRole('article')).toContainText(title);
  await expect(page.getByRole('article')).toContainText('General card, Spring 1935.');

  await storeDeck(page, { ...ours, cards: cardsOf(11) });
  await page.goto(table);
  const line = page.getByText('The deck of this name on this device has changed since');
  await expect(line).toBeVisible();
  await page.getByRole('link', { name: 'Look through it' }).click();
  await expect(page.getByText('this table keeps its own')).toBeVisible();
  await expect(tile(page, 12)).toBeVisible();
  await page.getByRole('button', { name: 'Save it as my own deck' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deck');
  await expect(page.getByText('12 cards, all complete.')).toBeVisible();
  // The message is shown only once.
  await storeDeck(page, ours, 'another');
  await page.goto(table);
  await app.guide.waitFor();
  await page.waitForLoadState('networkidle');
  await expect(line).toBeHidden();
});
