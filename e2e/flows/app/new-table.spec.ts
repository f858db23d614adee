import { expect, type Page } from '@playwright/test';
import { App } from '../../pages/app';
import { drag } from '../../pages/drag';
import { openEvening, storeEveningDeck } from '../../support/evening';
import { openFresh } from '../../support/tables/fresh-table';
import { seedEntropy } from '../../support/tables/seeded';
import { startFresh, test } from '../../support/test';

test('refuses a wrong name beside its field, and opens the table once it is corrected', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: /^Gathering Storm/ }).click();
  const open = page.getByRole('button', { name: 'Open the table' });
  const seats = page.getByRole('list', { name: 'Who sits here' });
  const second = seats.getByRole('textbox', { name: 'Person 2' });

  await second.fill('Anna');
  await expect(seats.getByText('Anna sits here already. Add a letter.')).toBeVisible();
  await open.click();
  await expect(page.getByRole('heading', { level: 1, name: 'New table' })).toBeVisible();

  await second.fill('');
  await expect(seats.getByText('Write a name.')).toBeVisible();
  await second.fill('Ben');

  const name = page.getByRole('textbox', { name: 'Name of the table' });
  await name.fill(' ');
  await expect(page.getByText('Give the table a name.')).toBeVisible();
  await name.fill('Harbor Street');
  await open.click();
  await expect(page.getByText('Harbor Street')).toBeVisible();
});

test('a tap moves a power to the next person, a drag to any', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: /^Gathering Storm/ }).click();
  const seats = page.getByRole('list', { name: 'Who sits here' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Italy: move to Ben' }).click();
  await expect(seats.nth(1).getByRole('button', { name: 'Italy: move to Clara' })).toBeVisible();

  const germany = page.getByRole('button', { name: 'Germany: move to Ben' });
  await drag(page, germany, seats.nth(2), { hold: { x: 20, y: 20 }, said: /over droppable area 2/ });
  await expect(seats.nth(2).getByRole('button', { name: /^Germany: move to/ })).toBeVisible();
});

/** The open table, as stored on the device. */
const lyingThere = (page: Page) =>
  page.evaluate(async () => {
    const { pathname: id } = new URL(location.hash.replace('#/table/', '/'), location.origin);
    const asked = indexedDB.open('dispatch-box');
    await new Promise((done) => Object.assign(asked, { onsuccess: done }));
    const tx = asked.result.transaction(['records', 'seeds', 'entries'], 'readonly');
    const get = async (store: string, key: IDBValidKey) => {
      const got = tx.objectStore(store).get(key);
      await new Promise((done) => Object.assign(got, { onsuccess: done }));
      return got.result;
    };
    const { id: _, ...record } = await get('records', id.slice(1));
    const seed = await get('seeds', id.slice(1));
    const counted = tx.objectStore('entries').count();
    await new Promise((done) => Object.assign(counted, { onsuccess: done }));
    asked.result.close();
    return { record, seed: seed ? [...seed].join() : null, entries: counted.result };
  });

const INCOMES = { Germany: 4, Italy: 3 };

for (const [what, setUp, open] of [
  ['the house deck', (app: App) => app.setUp(), (page: Page) => openFresh(page)],
  [
    'paper cards',
    (app: App) => app.setUp({ cards: 'Paper' }),
    (page: Page) => openFresh(page, { paper: true }),
  ],
  [
    'a deck of one’s own',
    async (app: App, page: Page) => app.setUp({ deck: await storeEveningDeck(page), incomes: INCOMES }),
    (page: Page) => openEvening(page, 1, { incomes: INCOMES }),
  ],
] as const)
  test.describe(what, () => {
    // What it puts into the window is there before the app begins.
    test.use({ appGoesOn: false });

    test('a table that stories open is the one that the set-up makes', { tag: '@long' }, async ({ page }) => {
      await seedEntropy(page);
      await setUp(new App(page), page);
      const made = await lyingThere(page);
      const seen = await page.getByRole('main').ariaSnapshot();
      await startFresh(page);
      await open(page);
      expect(await lyingThere(page)).toEqual(made);
      expect(await page.getByRole('main').ariaSnapshot()).toBe(seen);
    });
  });
