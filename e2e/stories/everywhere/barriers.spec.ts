import { expect } from '@playwright/test';
import { findBarriers } from '../../support/look/axe';
import { findInForcedColors, findOnPaper } from '../../support/look/other-media';
import { plant, takeOut } from '../../support/look/plant';
import { scenes } from '../../support/scenes/scenes';
import { test } from '../../support/test';

/** Structure is audited once a size, colors once a scheme. Each scene is opened at the first of them. */
const SIZES = [
  { width: 1440, height: 900, scheme: 'dark' },
  { width: 820, height: 1180, scheme: undefined },
  { width: 390, height: 844, scheme: 'light' },
] as const;

const [{ scheme: firstScheme, ...firstSize }, ...otherSizes] = SIZES;

test.use({ viewport: firstSize });

for (const scene of scenes) {
  test(`no one is kept out of: ${scene.name}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: firstScheme });
    await scene.open(page);
    expect(await findBarriers(page), `${firstSize.width}, ${firstScheme}`).toEqual([]);
    expect(await findInForcedColors(page), 'in few colors').toEqual([]);
    for (const { scheme, ...size } of otherSizes) {
      // Both at once: what changes is drawn once.
      await Promise.all([scheme && page.emulateMedia({ colorScheme: scheme }), page.setViewportSize(size)]);
      const what = scheme ? (['structure', 'colors'] as const) : (['structure'] as const);
      expect(await findBarriers(page, what), `${size.width}, ${scheme ?? firstScheme}`).toEqual([]);
    }
    expect(await findOnPaper(page), 'on paper').toEqual([]);
  });
}

test('a barrier that is planted is found, and once it is mended nothing is', async ({ page }) => {
  await scenes.find(({ name }) => name === 'home')?.open(page);
  expect(await findBarriers(page)).toEqual([]);
  await plant(page, [['Pale', 'color: #bbb; background: #fff']]);
  await page.evaluate(() => document.querySelector('#planted')?.append(document.createElement('button')));
  const found = (await findBarriers(page)).join(' ');
  for (const rule of ['color-contrast', 'button-name']) expect(found).toContain(rule);
  // What is pale is not taken for clear the second time.
  expect((await findBarriers(page, ['colors'])).join(' ')).toContain('color-contrast');
  await takeOut(page);
  expect(await findBarriers(page)).toEqual([]);
});

test('what was audited for one story is audited again for the next in the same window', async ({ page }) => {
  await scenes.find(({ name }) => name === 'home')?.open(page);
  expect(await findBarriers(page)).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.removeAttribute('lang');
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button></button>');
  });
  // The second finds what the first found, and what belongs to the page as a whole.
  for (const story of ['the next', 'the one after it']) {
    const found = (await findBarriers(page, ['structure'], story)).join(' ');
    for (const rule of ['html-has-lang', 'button-name']) expect(found).toContain(rule);
  }
  await page.evaluate(() => {
    document.documentElement.lang = 'en';
  });
});

test('pale text that something lies over is not taken for clear: it is found once nothing does', async ({
  page,
}) => {
  await scenes.find(({ name }) => name === 'home')?.open(page);
  await plant(page, [['Pale', 'color: #bbb; background: #fff']]);
  await page.evaluate(() => {
    const planted = document.querySelector<HTMLElement>('#planted');
    const over = planted?.appendChild(document.createElement('div'));
    if (planted) planted.style.position = 'relative';
    if (over) over.style.cssText = 'position: absolute; inset: 0; background: #fff';
  });
  expect(await findBarriers(page, ['colors'])).toEqual([]);
  await page.evaluate(() => document.querySelector('#planted > div')?.remove());
  expect((await findBarriers(page, ['colors'])).join(' ')).toContain('color-contrast');
  await takeOut(page);
});
