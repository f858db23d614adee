import { expect, type Page } from '@playwright/test';
import { type Deck, LISTS } from '@/games/storm-over-asia/rules/cards/card';
import { rules } from '@/games/storm-over-asia/rules/testing/policy';
import { OPEN_DECK } from '../../../src/games/storm-over-asia/rules/cards/head';
import { App } from '../../pages/app';
import { ChinaTable } from '../../pages/china';
import { CANARY } from '../../support/canary';
import { listenIn, placesOf, searchEverywhere } from '../../support/hunter';
import { reload } from '../../support/reload';
import { dealtAlone, openAloneChina } from '../../support/tables/china-alone';
import { seedEntropy } from '../../support/tables/seeded';
import { test } from '../../support/test';

// What it puts into the window is there before the app begins.
test.use({ appGoesOn: false });

/** Settles dues, keeps the player's cards and advances, until this is true. */
async function playUntil(table: ChinaTable, done: () => Promise<boolean>): Promise<void> {
  const { app, page } = table;
  const owed = page.getByRole('dialog', { name: 'What is due' });
  const hide = page.getByRole('button', { name: 'Hide now' });
  for (let steps = 0; !(await done()); steps += 1) {
    if (steps > 80) throw new Error(`A dead end: ${await app.guide.textContent()}`);
    await hide.or(app.guide).first().waitFor();
    if (await hide.isVisible()) await hide.click();
    else if (await owed.isVisible()) await table.readIn(`Title: Event ${steps}\nChinese support level: +1`);
    else {
      const isDialogOpen = await table.happened.isVisible();
      const main = (isDialogOpen ? table.happened : app.guide).getByRole('button').last();
      if (/^(Settle it|Read your cards)$/.test((await main.textContent()) ?? '')) await main.click();
      else await table.onward();
    }
    await app.settled();
  }
}

/** Sets up a solo table of Storm Over Asia for a player of China and Britain. */
async function setUpAlone(page: Page): Promise<void> {
  await new App(page).openHome();
  await page.getByRole('button', { name: /^Gathering Storm/ }).click();
  await page.getByRole('radio', { name: 'Storm Over Asia' }).click();
  await page.getByRole('radio', { name: /^One person/ }).check();
  const held = page.getByRole('list', { name: 'Who holds which power' });
  const hold = (power: string, how: string) =>
    held.getByRole('group', { name: power }).getByRole('radio', { name: how }).check();
  await hold('China', 'Mine');
  await hold('Britain', 'Mine');
  await hold('Japan', 'The app’s');
  await hold('Russia', 'The app’s');
}

test('a table for one: China and Britain against Japan and Russia of the app’s, three turns with the open deck', {
  tag: '@long',
}, async ({ page }) => {
  await seedEntropy(page);
  const table = new ChinaTable(page, 'keyboard');
  const { app } = table;
  await setUpAlone(page);
  // SOA 9: with paper cards only a player can hold a hand.
  await expect(page.getByRole('radio', { name: /^Open deck/ })).toBeChecked();
  const words = page.getByRole('region', { name: 'In words' });
  await page.getByRole('radio', { name: /^Paper/ }).check();
  await expect(words).toContainText('With paper cards the app can hold no hand');
  await page.getByRole('radio', { name: /^Open deck/ }).check();
  await expect(words).toContainText('The app holds 2 of them');
  await page.getByRole('button', { name: 'Enter the flags' }).click();
  for (const region of ['Yunnan', 'Szechuan', 'Shensi']) {
    await page.getByRole('button', { name: new RegExp(`^${region}\\.`) }).click();
    await page.getByRole('button', { name: `Add a Nationalist flag to ${region}` }).click();
  }
  await page.getByRole('button', { name: 'Open the table' }).click();

  await test.step('the map is asked in fixed words, and each question leads to its place', async () => {
    await table.next('New on the map?');
    await expect(app.sheet.getByRole('button', { name: /cohesion changed/ })).toBeVisible();
    await app.sheet.getByRole('button', { name: /^The United Front/ }).click();
    await expect(page.getByRole('dialog', { name: 'United Front' })).toBeVisible();
    await app.close();
  });

  await test.step('SOA 26.111: the card is read in, Japan picks the flag by its policy, and the app announces it by itself', async () => {
    await table.onward();
    await expect(table.happened).toContainText('What it does is not entered');
    await table.happened.getByRole('button', { name: 'Settle it' }).click();
    await table.readIn('A general goes his own way\nA Nationalist flag becomes warlord');
    await expect(table.happened).toContainText(/Replace a Nationalist flag with a warlord flag in \w+/);
    await expect(table.happened).toContainText('By its policy: ');
    await table.toTable();
    const rows = await app.readJournal();
    expect(rows.find((row) => row.includes('with a warlord flag in'))).toContain('By its policy: ');
  });

  await test.step('my papers open with a tap, China’s and Britain’s alone', async () => {
    const reads = app.guide.getByRole('button', { name: 'Read your cards' });
    await playUntil(table, async () => !(await app.sheet.isVisible()) && (await reads.isVisible()));
    await app.next('Read your cards');
    await expect(page.getByRole('tab', { name: /^China/ })).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Britain/ })).toBeVisible();
    await expect(page.getByRole('tab', { name: /^(Japan|Russia)/ })).toHaveCount(0);
    await expect(page.getByText('What you keep until the turn ends is shown then')).toBeVisible();
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await app.hide();
  });

  await test.step('never skips what is played on the board', async () => {
    await table.onward();
    await expect(app.guide).toContainText('Now: income');
    await table.onward();
    await expect(app.guide).toContainText('Now: the Economic phase');
  });

  await playUntil(table, async () => (await app.season.textContent()) === 'Winter 1935');
  if (await table.happened.isVisible()) await table.toTable();
  const rows = await app.readJournal();
  expect(rows.filter((row) => row.includes('The turn ends'))).toHaveLength(3);
  expect(rows.some((row) => /(Japan|Russia) shows/.test(row))).toBe(true);
});

/** The open deck with every entry filled in, under unique titles. */
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
          effects: [{ kind: 'by-hand' as const, words: `${CANARY} words of ${list}` }],
        },
      ]),
    ),
  })),
};
const KEEP_ALL = { deck: CANARY_DECK, policy: rules(['card', 'always', 'keep']) };

test('SOA 9: nothing of a hand that the app holds appears anywhere until it is opened on purpose; the line stays', async ({
  page,
}) => {
  const listened = await listenIn(page);
  const app = await openAloneChina(page, KEEP_ALL);
  const dealt = dealtAlone(KEEP_ALL);
  const secrets = (['Japan', 'Russia'] as const).flatMap((power) =>
    dealt(power).flatMap(({ list, number }) => [
      new RegExp(`${CANARY} words of ${list}`),
      new RegExp(`${list},? (card )?${number}\\b`),
      new RegExp(`"number":${number}\\b`),
      new RegExp(`\\bcard ${number}\\b`, 'i'),
    ]),
  );
  expect(secrets).toHaveLength(8);
  async function expectNothing(when: string) {
    const found = { ...(await searchEverywhere(page)), told: await listened() };
    for (const secret of secrets) expect(placesOf(found, secret), `${when}: ${secret}`).toEqual([]);
  }
  await app.next('Deal the cards');
  await expect(app.guide).toContainText('Read your cards');
  await expectNothing('after the deal');
  await app.next('Read your cards');
  await expectNothing('in my papers');
  await app.hide();
  await reload(page);
  await app.guide.waitFor();
  await expectNothing('after a reload');
  // An open hand is shown on the table.
  await expect(page.getByRole('list', { name: 'Open hands' })).toContainText(`${CANARY} British`);
  await app.openJournal();
  await expectNothing('in the journal');
  await page.getByRole('link', { name: 'Powers' }).click();
  await expect(page.getByRole('button', { name: 'Britain: 1 open card' })).toBeVisible();
  await expectNothing('at the tiles');

  await page.getByRole('button', { name: /^Russia: 1 secret card, the app’s/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Russia’s hand' });
  await sheet.getByRole('button', { name: /^Let me see/ }).click();
  await expect(sheet.getByRole('list', { name: 'Cards' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Yes, show it and write it down' }).click();
  await expect(sheet.getByRole('list', { name: 'Cards' })).toContainText(
    `${CANARY} Russian ${dealt('Russia')[0]?.number}`,
  );
  // The search finds what is visible.
  expect(placesOf(await searchEverywhere(page), `${CANARY} words of Russian`)).not.toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await app.openJournal();
  expect((await app.journalRows())[0]).toContain('Russia’s hand was looked at on purpose');
  await page.getByRole('link', { name: 'Powers' }).click();

  // A tile opens the papers at its own sheet.
  await page.getByRole('button', { name: 'Britain: 1 open card' }).click();
  await expect(page.getByRole('tab', { name: /^Britain/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Britain, face up')).toBeVisible();
});
