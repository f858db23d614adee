import { expect, type Page } from '@playwright/test';
import { type Deck, LISTS } from '@/games/storm-over-asia/rules/cards/card';
import { OPEN_DECK } from '../../../src/games/storm-over-asia/rules/cards/head';
import { ChinaTable } from '../../pages/china';
import { CANARY } from '../../support/canary';
import { placesOf, searchEverywhere } from '../../support/hunter';
import { reload } from '../../support/reload';
import { CHINA, openChina, openDealtChina } from '../../support/tables/china-table';
import { test } from '../../support/test';

// What it puts into the window is there before the app begins.
test.use({ appGoesOn: false });

/** The open deck with every entry but the general ones filled in, under unique titles. */
const CANARY_DECK: Deck = {
  ...OPEN_DECK,
  cards: OPEN_DECK.cards.map(({ number }) => ({
    number,
    entries: Object.fromEntries(
      LISTS.filter((list) => list !== 'general').map((list) => [
        list,
        {
          title: `${CANARY} ${list} ${number}`,
          secret: false,
          window: 'diplomatic' as const,
          effects: [{ kind: 'by-hand' as const, words: `${CANARY} words` }],
        },
      ]),
    ),
  })),
};

async function expectNothing(page: Page, when: string): Promise<void> {
  expect(placesOf(await searchEverywhere(page), CANARY), when).toEqual([]);
}

test('nothing of a hand in Storm Over Asia appears anywhere while the curtain is down or the table is shown', async ({
  page,
}) => {
  const app = await openDealtChina(page, CANARY_DECK);
  await expectNothing(page, 'after the deal');
  await app.next('Pass to Anna');
  for (const person of ['Anna', 'Ben']) {
    await expectNothing(page, `the curtain before ${person}`);
    await app.openPapers(person);
    // The search finds what is visible.
    expect((await searchEverywhere(page)).page).toContain(CANARY);
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await app.hide();
  }
  await app.guide.waitFor();
  await expectNothing(page, 'the table');
  await app.openJournal();
  await expectNothing(page, 'the journal');
  await reload(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectNothing(page, 'after a reload');
});

test('the app draws the warlord and the purge card; the surplus turns as many flags as it has', async ({
  page,
}) => {
  const app = await openDealtChina(page);
  await app.next('Pass to Anna');
  await app.round(['Anna', 'Ben']);
  // SOA 26.213: the flag that a known card turns is picked when the card is drawn.
  const draw = app.guide.getByRole('button', { name: 'Draw the card' });
  for (let steps = 0; !(await draw.isVisible()); steps += 1) {
    expect(steps).toBeLessThan(20);
    if (await app.guide.getByRole('button', { name: 'Settle it' }).isVisible()) {
      await app.next('Settle it');
      await app.sheet.getByRole('button', { name: 'Done on the table' }).first().click();
      await app.leave();
    } else await app.next('Go on');
  }
  await expect(page.getByText('All nine can come now, one chance in nine each.')).toBeVisible();
  await app.next('Draw the card');
  await expect(page.getByText('Eight of nine can come now, one chance in eight each.')).toBeVisible();
  await app.menu(/^Cohesion and cards/);
  await app.sheet.getByRole('button', { name: 'Draw a purge card' }).click();
  await expect(app.sheet.getByText(/^Card [1-4] is in force/)).toBeVisible();
  await app.close();

  // SOA 26.212: at most as many as the surplus, once every Communist flag has joined.
  await openChina(page, CHINA, (table) => {
    table.run('set-front', { exists: true, entered: 6, allJoined: true, surplus: 1 });
    table.to('diplomacy');
  });
  const table = new ChinaTable(page, 'keyboard');
  await table.hasFront('+4', { entered: true });
  await table.change('Szechuan', 'Pick up a warlord flag', 'Nationalist, from the surplus');
  await table.hasFlags('Szechuan', '4 Nationalist');
  await table.close();
  await table.hasFront('+3', { entered: true });
  await table.change('Southern China', 'Pick up a warlord flag', 'Nationalist, from the surplus');
  await expect(page.getByRole('alert')).toContainText('The surplus was 1, and nothing is left of it.');
});

test('both seas in one evening: a table of each game, a tap apart, each with its own journal', async ({
  page,
}) => {
  const app = await openChina(page, CHINA);
  await app.menu(/^Home/);
  await app.setUp({ cards: 'Paper' });
  await app.menu(/^Both seas/);
  await app.sheet.getByRole('button', { name: /^Harbor Street/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Spring 1935/);
  const china = new ChinaTable(page, 'keyboard');
  await china.hasFlags('Yunnan', '2 Nationalist');
  await page.getByRole('button', { name: 'Other sea' }).click();
  await expect(app.guide).toContainText('Enter the card');
  await expect(app.supportButton('Germany')).toBeVisible();
  await page.getByRole('button', { name: 'Other sea' }).click();
  await china.hasFlags('Yunnan', '2 Nationalist');
  await app.menu(/^Both seas/);
  await app.sheet.getByRole('button', { name: 'Play this one alone' }).click();
  await app.sheet.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('button', { name: 'Other sea' })).toBeHidden();
});
