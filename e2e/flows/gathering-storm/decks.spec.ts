import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readOwnDeck } from '@/systems/gathering-storm/cards/own-deck';
import { Box } from '../../pages/box';
import { cardsOf, layDeck } from '../../support/tables/own-decks';
import { test } from '../../support/test';

const status = (page: Page) => page.getByRole('search').getByRole('status');
const tile = (page: Page, number: number) =>
  page.getByRole('list', { name: 'Cards' }).getByRole('button', { name: new RegExp(`^Card ${number}\\b`) });
const openCard = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });

async function toDecks(page: Page): Promise<void> {
  await new Box(page).openHome();
  await page.getByRole('button', { name: /^Decks/ }).click();
  await page.getByRole('button', { name: /^Open House deck/ }).waitFor();
}

/** Chooses a kind in the list of kinds, where its name stands with a count; the count. */
async function pickKind(page: Page, kind: string): Promise<number> {
  const list = page.getByRole('combobox', { name: 'Kind of effect' });
  const names = await list.getByRole('option').allTextContents();
  const label = names.find((name) => name.startsWith(`${kind} (`)) ?? '';
  await list.selectOption({ label });
  return Number(/\((\d+)\)/.exec(label)?.[1]);
}

test('a card is found by number, power, kind and words; the arrows lead from card to card', async ({
  page,
}) => {
  await toDecks(page);
  await page.getByRole('button', { name: /^Open House deck/ }).click();
  const words = page.getByRole('searchbox', { name: 'Number or words' });
  await words.fill('57');
  await expect(openCard(page)).toHaveText('Card 57');
  await expect(status(page)).toHaveText('1 of 144 cards');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(status(page)).toHaveText('144 cards');

  await page.getByRole('combobox', { name: 'Whose' }).selectOption({ label: 'Germany’s events' });
  const count = await pickKind(page, 'Income');
  await expect(status(page)).toHaveText(`${count} of 144 cards`);
  await words.fill('German national income');
  await expect(status(page)).toHaveText(`${count} of 144 cards`);
  await words.fill('nowhere at all');
  await expect(status(page)).toHaveText('0 of 144 cards. No card matches.');
  await page.getByRole('button', { name: 'Clear' }).click();

  await tile(page, 1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(openCard(page)).toHaveText('Card 2');
  await page.keyboard.press('End');
  await expect(tile(page, 144)).toBeFocused();
  await expect(openCard(page)).toHaveText('Card 144');
});

test('the house deck is copied, named, shared in three ways and removed', async ({ page }) => {
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

test('a table keeps the deck that it was made with, and says so when that deck is another one today', async ({
  page,
}) => {
  const box = new Box(page);
  const ours = { name: 'Our own cards', size: 144, cards: cardsOf(12) };
  await layDeck(page, { ...ours, cards: [...ours.cards, { number: 13, national: {} }] });
  await box.openHome();
  await page.getByRole('button', { name: /^Gathering Storm/ }).click();
  await page.getByRole('radio', { name: /^Our own cards 12 of 144, unfinished ones stay out/ }).check();
  await expect(page.getByText('with the deck “Our own cards”, 12 cards.')).toBeVisible();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await box.next('Turn the card');
  const title = await box.cardTitle();
  const table = page.url();

  await box.menu(/^This table’s deck/);
  await expect(page.getByText('The same as today.')).toBeVisible();
  await expect(page.getByText('11 in the pile, 0 in hands, 0 discarded, 1 face up')).toBeVisible();
  await expect(page.getByRole('article')).toContainText(title);
  await expect(page.getByRole('article')).toContainText('General card, Spring 1935.');

  await layDeck(page, { ...ours, cards: cardsOf(11) });
  await page.goto(table);
  const line = page.getByText('The deck of this name on this device has changed since');
  await expect(line).toBeVisible();
  await page.getByRole('link', { name: 'Look through it' }).click();
  await expect(page.getByText('this table keeps its own')).toBeVisible();
  await expect(tile(page, 12)).toBeVisible();
  await page.getByRole('button', { name: 'Save it as my own deck' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deck');
  await expect(page.getByText('12 cards, all complete.')).toBeVisible();
  // It was said once.
  await layDeck(page, ours, 'another');
  await page.goto(table);
  await box.guide.waitFor();
  await page.waitForLoadState('networkidle');
  await expect(line).toBeHidden();
});

test('with paper cards the table has no deck, and leads to those of this device', async ({ page }) => {
  const box = new Box(page);
  await box.setUp({ cards: 'Paper' });
  await box.menu(/^This table’s deck/);
  await expect(page.getByText('This table plays with paper cards.')).toBeVisible();
  await page.getByRole('button', { name: 'Open the decks' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Decks');
});
