import { expect, type Page } from '@playwright/test';
import { findMisfits } from '../../support/look/fit';
import { plant, takeOut } from '../../support/look/plant';
import { scenes } from '../../support/scenes/scenes';
import { settled } from '../../support/settled';
import { test } from '../../support/test';

/** As the sheet of this device dresses the page: everything at its largest. */
const LARGEST = { text: '4', labels: 'big', hand: 'left' };

const dress = async (page: Page, look: Record<string, string>) => {
  // A sheet of the device that opens dresses the page as the device is set.
  await settled(page);
  await page.evaluate((names) => void Object.assign(document.documentElement.dataset, names), look);
};

test.afterEach(({ page }) =>
  page.evaluate((names) => {
    for (const name of names) delete document.documentElement.dataset[name];
  }, Object.keys(LARGEST)),
);

for (const name of [
  'crowded',
  'menu',
  'device',
  'diplomacy-crowded',
  'backup',
  'china-powers',
  'crowded-income',
  'history-table',
  'home',
  'home-empty',
  'home-shelf',
  'table-card',
  'economy-empty',
  'crisis',
  'papers',
])
  test(`nothing of ${name} is cut or covered in the largest type with big labels`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await scenes.find((scene) => scene.name === name)?.open(page);
    await dress(page, LARGEST);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => findMisfits(page, 18), `${width} px`).toEqual([]);
      // The one red button stays under the thumb, however large the type is.
      const main = page.getByRole('complementary', { name: 'What to do next' }).locator('button').last();
      if ((await page.getByRole('dialog').count()) === 0 && (await main.count()) > 0)
        await expect(main, `${width} px`).toBeInViewport({ ratio: 1 });
    }
  });

test('big labels by themselves leave no letter below 18 px on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 740 });
  await scenes.find(({ name }) => name === 'crowded')?.open(page);
  await dress(page, { labels: 'big' });
  await expect.poll(() => findMisfits(page, 18)).toEqual([]);
});

test('finds text that is cut, covered, under a button or too small', async ({ page }) => {
  await scenes.find(({ name }) => name === 'home')?.open(page);
  expect(await findMisfits(page, 0)).toEqual([]);
  await plant(page, [
    ['Small', 'font-size: 9px'],
    ['Too long for it', 'width: 3em; overflow: hidden; white-space: nowrap'],
    ['Below', 'height: 2em'],
    ['Above', 'margin-top: -2em'],
  ]);
  await page.evaluate(() => {
    const cover = document.createElement('button');
    cover.textContent = 'Cover';
    cover.style.cssText = 'display: block; margin-top: -2em; background: rgb(1 2 3)';
    document.querySelector('#planted')?.append(cover);
  });
  const found = (await findMisfits(page, 18)).join(' ');
  for (const what of [
    '“Small” has 9 px',
    '“Too long for it” is cut',
    '“Below” lies over “Above”',
    '“Above” lies under the button “Cover”',
  ])
    expect(found).toContain(what);
  await takeOut(page);
});
