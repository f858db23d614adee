import { expect, type Page } from '@playwright/test';
import { App } from '../../pages/app';
import { test } from '../../support/test';

const status = (page: Page) => page.getByRole('search').getByRole('status');
const tile = (page: Page, number: number) =>
  page.getByRole('list', { name: 'Cards' }).getByRole('button', { name: new RegExp(`^Card ${number}\\b`) });
const openCard = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });

async function toDecks(page: Page): Promise<void> {
  await new App(page).openHome();
  await page.getByRole('button', { name: /^Decks/ }).click();
  await page.getByRole('button', { name: /^Open House deck/ }).waitFor();
}

/** Selects a kind in the list of kinds, which shows its count; returns the count. */
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
