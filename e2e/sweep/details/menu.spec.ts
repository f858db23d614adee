import { expect, type Page } from '@playwright/test';
import type { Box } from '../../pages/box';
import { openChina } from '../../support/tables/china-table';
import { openGoss } from '../../support/tables/goss-table';
import { openKindTable } from '../../support/tables/kind-table';
import { test } from '../../support/test';

const GAMES: Record<string, (page: Page) => Promise<Box>> = {
  'Gathering Storm': (page) => openKindTable(page, { at: 'crisis' }),
  'Gathering Storm, alone': (page) =>
    openKindTable(page, {
      seats: [
        { person: 'Anna', powers: ['Germany', 'Italy', 'France'] },
        { person: 'The app', powers: ['Britain', 'Russia'], by: 'app' },
      ],
    }),
  'Storm Over Asia': (page) => openChina(page, {}),
  GOSS: (page) => openGoss(page),
};

/** The first words of what a menu offers, before their notes. */
const titlesIn = (box: Box) =>
  box.sheet
    .getByRole('listitem')
    .allInnerTexts()
    .then((lines) => lines.map((line) => line.split('\n')[0]?.trim() ?? ''));

for (const [game, open] of Object.entries(GAMES)) {
  test(`${game}: the menu stands in groups, has nothing twice, and ends with the evening`, async ({
    page,
  }) => {
    const box = await open(page);
    const keys = await page.getByRole('banner').getByRole('button').allInnerTexts();
    await page.getByRole('button', { name: 'Journal', exact: true }).click();
    const tabs = await page
      .getByRole('navigation', { name: 'Pages of this table' })
      .getByRole('link')
      .allInnerTexts();
    await box.leaveJournal();
    await box.menu();
    await expect(box.sheet.getByRole('heading', { level: 3 })).toHaveText([
      'Tonight',
      'Help',
      'Board',
      'Table',
      'This device',
    ]);
    const titles = await titlesIn(box);
    expect(new Set(titles).size).toBe(titles.length);
    for (const there of [...keys, ...tabs].map((name) => name.trim())) expect(titles).not.toContain(there);
    expect(titles.at(-1)).toBe('End the evening');
    for (const group of await box.sheet.getByRole('region').all())
      expect(await group.getByRole('listitem').count()).toBeGreaterThan(0);
  });
}

test('a phone’s menu has Pause, for which the head of its page has no room', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const box = await openKindTable(page, {});
  await box.pause();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(box.guide).toBeVisible();
});

for (const game of ['Storm Over Asia', 'GOSS'])
  test(`${game}: the end of the game is asked before it is recorded`, async ({ page }) => {
    const box = (await GAMES[game]?.(page)) as Box;
    await box.menu(/^End the game/);
    await box.sheet.getByRole('button', { name: 'Not yet' }).click();
    expect(await box.readJournal()).toHaveLength(0);
    await box.menu(/^End the game/);
    await box.sheet.getByRole('button', { name: 'End the game' }).click();
    await expect(box.sheet).toBeHidden();
    expect(await box.readJournal()).toHaveLength(1);
  });
