import { expect, type Page } from '@playwright/test';
import { help as gatheringStorm } from '@/games/gathering-storm/rules/help/help';
import { help as goss } from '@/games/goss/rules/help/help';
import { help as stormOverAsia } from '@/games/storm-over-asia/rules/help/help';
import type { Help } from '@/kernel/help';
import type { App } from '../../pages/app';
import { Keyboard } from '../../pages/keyboard';
import { PaperTable } from '../../pages/paper';
import { CANARY, openCanaryTable } from '../../support/canary';
import { countTaps, expectTaps } from '../../support/look/taps';
import { openChina } from '../../support/tables/china-table';
import { openGoss } from '../../support/tables/goss-table';
import { openKindTable } from '../../support/tables/kind-table';
import { openPaper } from '../../support/tables/table-file';
import { test } from '../../support/test';

interface Game {
  open: (page: Page) => Promise<App>;
  help: Help;
  /** A word that a newcomer looks up, and what its answer says. */
  word: string;
  says: RegExp;
}

const GAMES: Record<string, Game> = {
  'Gathering Storm': {
    open: (page) => openKindTable(page, { keeps: ['income', 'research', 'flags', 'ships'] }),
    help: gatheringStorm,
    word: 'Economic Climate',
    says: /How well business goes in Europe/,
  },
  'Storm Over Asia': {
    open: (page) => openChina(page, {}),
    help: stormOverAsia,
    word: 'United Front',
    says: /Nationalists and Communists stand together/,
  },
  GOSS: { open: openGoss, help: goss, word: 'Doubles', says: /Two ten-sided dice that show the same/ },
};

const helpOn = (page: Page) => page.getByRole('dialog', { name: 'Help', exact: true });
const search = (page: Page) => helpOn(page).getByRole('searchbox', { name: 'Find a word or a rule' });

for (const [game, { open, word, says }] of Object.entries(GAMES)) {
  test(`${game}: explains a word within three taps on a phone, and Help returns to the table`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const app = await open(page);
    await countTaps(page);
    await app.menu(/^Help/);
    await helpOn(page).getByRole('region', { name: 'Words' }).getByText(word, { exact: true }).click();
    await expect(helpOn(page).getByText(says)).toBeInViewport();
    await expectTaps(page, `what ${word} is, from the table`, 3);
    await helpOn(page).getByRole('button', { name: 'Close' }).click();
    await expect(helpOn(page)).toBeHidden();
    await expect(app.guide).toBeVisible();
  });
}

test('Help opens above the sheet, keeps the choices beneath, and asks before leaving them', async ({
  page,
}) => {
  await openPaper(page, (table) => table.to('read'));
  const table = new PaperTable(page);
  await page.getByRole('button', { name: 'Italy', exact: true }).click();
  await table.type('Support -1');
  // The mark is written where one writes.
  await page.keyboard.press('?');
  await expect(table.words).toHaveValue('Support -1?');
  await page.keyboard.press('Backspace');
  await table.sheet.getByRole('button', { name: 'Close', exact: true }).focus();
  await page.keyboard.press('?');
  await expect(helpOn(page)).toContainText('everything you chose is as you left it');
  await page.keyboard.press('Escape');
  await expect(helpOn(page)).toBeHidden();
  await expect(table.words).toHaveValue('Support -1');

  await table.sheet.getByRole('button', { name: 'Close', exact: true }).focus();
  await page.keyboard.press('?');
  await search(page).fill('GS 9.14');
  await helpOn(page)
    .getByRole('button', { name: 'Go to Aggressions and the Pact for GS 9.14', exact: true })
    .click();
  await table.sheet
    .getByRole('alert')
    .filter({ hasText: 'not recorded yet' })
    .getByRole('button', { name: 'Stay here' })
    .click();
  await expect(table.words).toHaveValue('Support -1');
});

test('the way back closes only Help, and a search returns to the same place in the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const app = await openKindTable(page, {});
  await app.menu(/^Help/);
  const word = helpOn(page).getByRole('region', { name: 'Words' }).getByText('Tile points', { exact: true });
  await word.click();
  const top = () => word.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await helpOn(page).getByRole('button', { name: 'Tile points: rule GS 6.33' }).click();
  await expect(helpOn(page).getByRole('status')).toHaveText(/rule/);
  const all = helpOn(page).getByRole('button', { name: 'Back to all of Help' });
  await all.click();
  // The answer closes shortly after the tap; until then the same words are on the page twice.
  await expect(all).toBeHidden();
  await expect(helpOn(page).getByText('what it can still spend')).toBeVisible();
  await expect.poll(top).toBe(before);
  await page.goBack();
  await expect(helpOn(page)).toBeHidden();
  await expect(app.guide).toBeVisible();
});

test('over papers and at the curtain, Help reveals nothing of a hand and links nowhere', async ({ page }) => {
  const app = await openCanaryTable(page);
  await app.go('Turn the card', 'Apply the card', 'Deal the cards', 'Pass to Anna');
  await page.keyboard.press('?');
  await expect(helpOn(page)).toContainText('Pass the device to the person who is named');
  await page.keyboard.press('Escape');
  await expect(helpOn(page)).toBeHidden();
  await new Keyboard(page).holdOpen('Anna');
  await expect(page.getByText(CANARY).first()).toBeVisible();
  await page.keyboard.press('?');
  await expect(helpOn(page)).toContainText('A sheet for each of your powers');
  await expect(helpOn(page)).not.toContainText(CANARY);
  await search(page).fill('GS 9.1');
  await expect(helpOn(page).getByRole('list', { name: 'Rules' })).toContainText('GS 9.12');
  await expect(helpOn(page).getByRole('button', { name: /^Go to/ })).toHaveCount(0);
  await helpOn(page).getByRole('button', { name: 'Close' }).click();
  // The papers are unchanged, and Anna can still close them.
  await expect(page.getByRole('heading', { level: 1, name: 'Anna', exact: true })).toBeVisible();
});
