import { expect, type Page } from '@playwright/test';
import { App } from '../../pages/app';
import { Keyboard } from '../../pages/keyboard';
import { REPLAYED } from '../../support/games';
import { countTaps, expectTaps } from '../../support/look/taps';
import { test } from '../../support/test';

// Starts the app anew for each test: values that a test puts into `window` are there first.
test.use({ appGoesOn: false });

const GAMES = Object.values(REPLAYED).map(({ system }) => system.name);

const gameOn = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name} `) });

/** The set-up of this game, and of no other. */
async function expectSetUp(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'New table' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Game' }).getByRole('radio', { checked: true })).toHaveCount(
    1,
  );
  await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1180, height: 740 },
])
  test.describe(`${width} px`, () => {
    test.use({ hasTouch: true, viewport: { width, height } });

    test(`a first visitor finds three games, each with its board, and each set-up is one tap away, ${width} px`, async ({
      page,
    }) => {
      const app = new App(page);
      for (const name of GAMES) {
        await app.openHome();
        for (const one of GAMES) {
          const picture = gameOn(page, one).locator('svg').first();
          await expect(picture).toBeVisible();
          expect((await picture.boundingBox())?.width, one).toBeGreaterThan(12);
        }
        // No other button leads to the same place.
        await expect(page.getByRole('button', { name: /^(New table|Set up)/ })).toHaveCount(0);
        await countTaps(page);
        await gameOn(page, name).tap();
        await expectSetUp(page, name);
        await expectTaps(page, `from Home to the set-up of ${name}`, 1);
      }
    });
  });

test('the games of Home by keyboard alone', async ({ page }) => {
  const keys = new Keyboard(page);
  for (const name of GAMES) {
    await new App(page).openHome();
    await keys.press(gameOn(page, name), name === 'GOSS' ? ' ' : 'Enter');
    await expectSetUp(page, name);
  }
});
