import { expect } from '@playwright/test';
import { POWERS } from '@/games/gathering-storm/rules/vocabulary';
import { App } from '../../pages/app';
import { CardWriter } from '../../pages/decks';
import { PEOPLE, TO_CRISIS } from '../../pages/words';
import { seedEntropy } from '../../support/tables/seeded';
import { test } from '../../support/test';

/** A card of the player's own deck, as keys: the trend, and the words of each event. */
const TREND_KEYS = ['0', '1', '-1', '2', '-2'];
const keysOf = (card: number, part: string) =>
  part === 'General'
    ? `Harvest fair ${card}\nEAI: +1`
    : `${part} at home ${card}\n${card % 2 ? '+1' : '-1s'}`;

test('an owner types twelve cards, opens a table with them and plays a turn', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  // The cards must be known: with other hands one tap would skip other steps of the turn.
  await seedEntropy(page);
  const app = new App(page);
  await app.openHome();
  await page.getByRole('button', { name: /^Decks/ }).click();
  await page.getByRole('button', { name: /^New deck/ }).click();
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill('Harbor Street');
  await page.getByRole('textbox', { name: 'Number of cards' }).fill('12');
  await page.getByRole('button', { name: 'Begin the deck' }).click();
  await expect(page).toHaveURL(/#\/decks\/./);
  await page.goto(`${page.url()}/card/1`);

  const card = new CardWriter(page);
  for (let number = 1; number <= 12; number += 1) {
    await card.expectCard(number);
    await expect(card.trend.getByRole('radio', { name: '−3' })).toBeFocused();
    for (const key of TREND_KEYS[number % TREND_KEYS.length] as string) await page.keyboard.press(key);
    await expect(card.words).toBeFocused();
    for (const part of ['General', ...POWERS]) {
      const [title, effect] = keysOf(number, part).split('\n') as [string, string];
      if (number < 3) {
        await page.keyboard.insertText(title);
        await page.keyboard.press('Enter');
        await page.keyboard.type(effect);
      } else await page.keyboard.insertText(`${title}\n${effect}`);
      await page.keyboard.press('Enter');
      if (number === 2 && part === 'Italy')
        await expect(card.words).toHaveValue('Italy at home 2 [secret]\nItalian support level: -1\n');
      // One more Enter, on the empty line, moves on.
      await page.keyboard.press('Enter');
    }
  }
  await expect(page).toHaveURL(/#\/decks\/[^/]+$/);

  await page.goto('./#/new');
  await page.getByRole('radio', { name: /^Harbor Street ?12 cards/ }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await app.next('Turn the card');
  expect(await app.cardTitle()).toMatch(/^Harvest fair \d+$/);
  await app.go('Apply the card', 'Deal the cards', 'Pass to Anna');
  await app.round(PEOPLE);
  await app.go(...TO_CRISIS);
  await app.endTurn();
  await expect(app.season).toHaveText('Summer 1935');
  // Everyone had one card and had to play it, a secret one at the turn's end at the latest: each is one of hers.
  const rows = (await app.readJournal()).join('\n');
  for (const power of POWERS) expect(rows).toMatch(new RegExp(`${power} at home \\d+`));
});
