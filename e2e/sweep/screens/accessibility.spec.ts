import { expect } from '@playwright/test';
import { findAccessibilityIssues } from '../../support/look/accessibility';
import { findOnPaper, lookInForcedColors } from '../../support/look/other-media';
import { plant, takeOut } from '../../support/look/plant';
import { scenes } from '../../support/scenes/scenes';
import { test } from '../../support/test';

/**
 * Structure is audited once a size, colors once a scheme; what is drawn in few colors has the structure of its size. Each
 * scene is opened at the first of them.
 */
const SIZES = [
  { width: 1440, height: 900, look: { colorScheme: 'dark' }, audited: ['structure', 'colors'] },
  { width: 820, height: 1180, look: { forcedColors: 'active' }, audited: ['structure'] },
  {
    width: 390,
    height: 844,
    look: { forcedColors: null, colorScheme: 'light' },
    audited: ['structure', 'colors'],
  },
] as const;

const [{ width, height, look: firstLook }] = SIZES;

test.use({ viewport: { width, height } });

for (const scene of scenes) {
  test(`accessibility of ${scene.name}`, async ({ page }) => {
    await page.emulateMedia(firstLook);
    await scene.open(page);
    for (const { width, height, look, audited } of SIZES) {
      // Both at once: what changes is drawn once.
      if (look !== firstLook)
        await Promise.all([page.emulateMedia(look), page.setViewportSize({ width, height })]);
      const where = `${width}, ${Object.entries(look).join(', ')}`;
      if ('forcedColors' in look && look.forcedColors)
        expect(await lookInForcedColors(page), where).toEqual([]);
      expect(await findAccessibilityIssues(page, audited), where).toEqual([]);
    }
    expect(await findOnPaper(page), 'on paper').toEqual([]);
  });
}

test('finds a planted accessibility issue, and nothing once it is fixed', async ({ page }) => {
  await scenes.find(({ name }) => name === 'home')?.open(page);
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await plant(page, [['Pale', 'color: #bbb; background: #fff']]);
  await page.evaluate(() => document.querySelector('#planted')?.append(document.createElement('button')));
  const found = (await findAccessibilityIssues(page)).join(' ');
  for (const rule of ['color-contrast', 'button-name']) expect(found).toContain(rule);
  // A low contrast is reported again the second time.
  expect((await findAccessibilityIssues(page, ['colors'])).join(' ')).toContain('color-contrast');
  await takeOut(page);
  expect(await findAccessibilityIssues(page)).toEqual([]);
});

test('audits the page again for the next test in the same window', async ({ page }) => {
  await scenes.find(({ name }) => name === 'home')?.open(page);
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.removeAttribute('lang');
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button></button>');
  });
  // The second test finds the same issues as the first, including those of the whole page.
  for (const story of ['the next', 'the one after it']) {
    const found = (await findAccessibilityIssues(page, ['structure'], story)).join(' ');
    for (const rule of ['html-has-lang', 'button-name']) expect(found).toContain(rule);
  }
  await page.evaluate(() => {
    document.documentElement.lang = 'en';
  });
});

test('does not pass covered pale text as clear: finds it once nothing covers it', async ({ page }) => {
  await scenes.find(({ name }) => name === 'home')?.open(page);
  await plant(page, [['Pale', 'color: #bbb; background: #fff']]);
  await page.evaluate(() => {
    const planted = document.querySelector<HTMLElement>('#planted');
    const over = planted?.appendChild(document.createElement('div'));
    if (planted) planted.style.position = 'relative';
    if (over) over.style.cssText = 'position: absolute; inset: 0; background: #fff';
  });
  expect(await findAccessibilityIssues(page, ['colors'])).toEqual([]);
  await page.evaluate(() => document.querySelector('#planted > div')?.remove());
  expect((await findAccessibilityIssues(page, ['colors'])).join(' ')).toContain('color-contrast');
  await takeOut(page);
});
