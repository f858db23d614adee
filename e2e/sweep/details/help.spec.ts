import { expect, type Page } from '@playwright/test';
import { help as gatheringStorm } from '@/games/gathering-storm/rules/help/help';
import { help as goss } from '@/games/goss/rules/help/help';
import { help as stormOverAsia } from '@/games/storm-over-asia/rules/help/help';
import type { Help } from '@/kernel/help';
import { App } from '../../pages/app';
import { Keyboard } from '../../pages/keyboard';
import { countTaps, expectTaps } from '../../support/look/taps';
import { openChina } from '../../support/tables/china-table';
import { openGoss } from '../../support/tables/goss-table';
import { openKindTable } from '../../support/tables/kind-table';
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
  test(`${game}: the same by keyboard alone, in the words it is asked in`, async ({ page }) => {
    await open(page);
    const keys = new Keyboard(page);
    await page.keyboard.press('?');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type(`what is the ${word}?`);
    const answer = helpOn(page).getByRole('article').first();
    await expect(answer.getByRole('heading', { name: word })).toBeVisible();
    await expect(answer).toContainText(says);
    // The keyboard also leads to its rule, and from there only to the rule.
    await keys.press(answer.getByRole('button', { name: /: rule / }));
    await expect(
      helpOn(page).getByRole('list', { name: 'Rules' }).getByRole('listitem').first(),
    ).toBeVisible();
    await keys.press(helpOn(page).getByRole('button', { name: 'Back to all of Help' }));
    await expect(helpOn(page).getByRole('region', { name: 'Words' })).toBeVisible();
    await keys.expectFocusSeen();
    await keys.press(helpOn(page).getByRole('button', { name: 'Close' }));
    await expect(helpOn(page)).toBeHidden();
    await keys.expectFocusSeen();
  });

  test(`${game}: every way that the rules show leads there`, async ({ page }) => {
    const app = await open(page);
    const ways = new Map<string, string>();
    for (const { label, at } of GAMES[game]?.help.chapters.flatMap(({ rules }) => rules) ?? [])
      if ((at.page || at.sheet) && !ways.has(at.name)) ways.set(at.name, label);
    expect(ways.size).toBeGreaterThan(3);
    for (const [name, label] of ways) {
      const at = GAMES[game]?.help.chapters
        .flatMap(({ rules }) => rules)
        .find((rule) => rule.label === label)?.at;
      await page.keyboard.press('?');
      await search(page).fill(label);
      await helpOn(page)
        .getByRole('button', { name: `Go to ${name} for ${label}`, exact: true })
        .click();
      await expect(helpOn(page)).toBeHidden();
      if (at?.sheet) {
        // A name that no sheet has would open the menu.
        await expect(app.sheet.getByRole('heading', { level: 2 })).toBeVisible();
        await expect(app.sheet.getByRole('heading', { name: 'This device' })).toBeHidden();
        await app.close();
      } else {
        const address = at?.page === 'table' ? /#\/table\/[^/]+$/ : new RegExp(`/${at?.page}$`);
        await expect(page).toHaveURL(address);
      }
    }
  });
}

test('a newcomer at Home finds the words of each game', async ({ page }) => {
  const app = new App(page);
  await app.openHome();
  await countTaps(page);
  await page.getByRole('button', { name: /^Help/ }).click();
  await helpOn(page).getByText('Economic Climate', { exact: true }).click();
  await expect(helpOn(page).getByText(/How well business goes/)).toBeInViewport();
  await expectTaps(page, 'what the Economic Climate is, from Home', 3);
  await helpOn(page).getByRole('radio', { name: 'Storm Over Asia' }).check();
  await expect(helpOn(page).getByText('Warlord card', { exact: true })).toBeVisible();
  await expect(helpOn(page).getByText('Economic Climate', { exact: true })).toBeHidden();
});

test('GS 9.21 the sheet of a number begins with what the number is', async ({ page }) => {
  const app = await openKindTable(page, {});
  await countTaps(page);
  await page.getByRole('button', { name: /^Economic Climate.*Why\?$/ }).click();
  const what = app.sheet.getByText(
    'How well business goes in Europe: above 0 is favorable, below 0 adverse.',
  );
  await expect(what).toBeInViewport();
  await expectTaps(page, 'what the Economic Climate is, by its number', 1);
});
