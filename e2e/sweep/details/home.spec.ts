import { expect, type Page } from '@playwright/test';
import { App } from '../../pages/app';
import { REPLAYED } from '../../support/games';
import { findMisfits } from '../../support/look/fit';
import { takeShifts, watchShifts } from '../../support/look/still';
import { openCopy } from '../../support/open-journal';
import { scenes } from '../../support/scenes/scenes';
import { CHINA, openChina } from '../../support/tables/china-table';
import { openGoss } from '../../support/tables/goss-table';
import { playedTable } from '../../support/tables/played-table';
import { test } from '../../support/test';

// What it puts into the window is there before the app begins.
test.use({ appGoesOn: false });

const GAMES = Object.values(REPLAYED).map(({ system }) => system.name);

const gameOn = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name} `) });

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1180, height: 740 },
])
  test.describe(`${width} px`, () => {
    test.use({ hasTouch: true, viewport: { width, height } });

    test(`no picture shifts the layout while Home loads, ${width} px`, async ({ page }) => {
      // Letters of another font move lines by themselves.
      await page.route('**/*.woff2', (route) => route.abort());
      await watchShifts(page);
      await new App(page).openHome();
      for (const name of GAMES) await expect(gameOn(page, name).locator('svg').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await takeShifts(page)).toBeLessThan(0.001);
      await page.unroute('**/*.woff2');
    });
  });

/** As an earlier release wrote it: without turn and sides. */
const forgetNewer = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const asked = indexedDB.open('dispatch-box');
        asked.onerror = () => fail(asked.error);
        asked.onsuccess = () => {
          const tx = asked.result.transaction('notes', 'readwrite');
          tx.objectStore('notes').openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            if (!cursor) return;
            const { turn: _, sides: __, ...older } = cursor.value;
            cursor.update(older);
            cursor.continue();
          };
          tx.oncomplete = () => {
            asked.result.close();
            done();
          };
          tx.onerror = () => fail(tx.error);
        };
      }),
  );

test('the shelf shows game, season, turn and seals of each table, and what it knows of an older note', async ({
  page,
}) => {
  await openGoss(page, (table) => table.to('first:combat'));
  await openChina(page, CHINA);
  await openCopy(page, playedTable(2));
  await page.goto('./#/');
  await expect(page.getByRole('heading', { name: 'Thursday Cabinet' })).toBeVisible();
  await expect(page.getByText('Turn 3', { exact: true })).toBeVisible();
  const game = page.getByRole('definition').filter({ hasText: 'Gathering Storm' });
  await expect(game.locator('svg')).toHaveText(['G', 'I', 'B', 'F', 'R']);
  const other = (name: string) =>
    page.getByRole('region', { name: 'Other tables' }).getByRole('button', { name: new RegExp(`^${name}`) });
  const expectOther = async (name: string, words: string, seals: string[]) => {
    await expect(other(name)).toContainText(words);
    // Skips the game's own icon at the start and the arrow at the end.
    const all = other(name).locator('svg:has(text)');
    await expect(all).toHaveText(seals);
  };
  await expectOther('Harbor Street', 'Storm Over Asia, Spring 1935, Turn 1', ['J', 'C', 'B', 'R']);
  await expectOther('River Line', 'GOSS, Day 1, AM, Western turn', ['W', 'E']);

  await page.goto('./favicon.svg');
  await forgetNewer(page);
  await page.goto('./#/');
  await expectOther('Harbor Street', 'Storm Over Asia, Spring 1935', ['J', 'C', 'B', 'R']);
  await expectOther('River Line', 'GOSS, Day 1, AM', []);
  await expect(page.getByText(/undefined|Western turn/)).toHaveCount(0);
  await other('River Line').click();
  await expect(page.getByRole('complementary', { name: 'What to do next' })).toBeVisible();
});

for (const name of ['home-empty', 'home-shelf'])
  test(`nothing of ${name} is cut at any size`, async ({ page }) => {
    await scenes.find((scene) => scene.name === name)?.open(page);
    for (const [width, height] of [
      [320, 700],
      [390, 844],
      [820, 1180],
      [1024, 690],
      [1180, 740],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => findMisfits(page, 14), `${width} px`).toEqual([]);
    }
  });

test('on a phone a refused file is reported within view, however far down its button is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const app = await openCopy(page, playedTable(3));
  await app.openHome();
  const button = page.getByRole('button', { name: /^Open a file/ });
  // The button is at the top of the screen, and the message about the file above it.
  await button.evaluate((node) => node.scrollIntoView({ block: 'start' }));
  await app.openFile('list.json', 'eggs, milk');
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
});
