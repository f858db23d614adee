import { expect, type Locator, type Page } from '@playwright/test';
import { findInForcedColors, findLostMarks } from '../../support/look/other-media';
import { plant, takeOut } from '../../support/look/plant';
import { scenes } from '../../support/scenes/scenes';
import { test } from '../../support/test';

// What it puts into the window is there before the app begins.
test.use({ appGoesOn: false });

const POWERS = ['Germany', 'Italy', 'Britain', 'France', 'Russia'];

interface Seen {
  /** The pixels on the unchanged page, as base64. */
  among: string;
  /** The pixels if nothing else is painted. */
  alone: string;
}

/** Adds rules to the page in a way that its policy allows to scripts; the result removes them. */
async function dress(page: Page, rules: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** The pixels of an element. */
async function pixelsOf(page: Page, what: Locator): Promise<Seen> {
  const clip = await what.boundingBox();
  const element = await what.elementHandle();
  if (!clip || !element) throw new Error('It is not on the page.');
  const draw = async () => (await page.screenshot({ clip })).toString('base64');
  const among = await draw();
  await element.evaluate((one) => one.setAttribute('data-alone', ''));
  const undo = await dress(
    page,
    '* { visibility: hidden !important } [data-alone], [data-alone] * { visibility: visible !important }',
  );
  const alone = await draw();
  await undo();
  await element.evaluate((one) => one.removeAttribute('data-alone'));
  return { among, alone };
}

const nameOf = (page: Page, power: string) => page.getByRole('heading', { name: power, exact: true });
const sealOf = (page: Page, power: string) => nameOf(page, power).locator('xpath=../preceding-sibling::*[1]');

/** The powers whose seal or name is not whole. */
async function cut(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const power of POWERS)
    for (const [kind, what] of [['name', nameOf] as const, ['seal', sealOf] as const]) {
      const { among, alone } = await pixelsOf(page, what(page, power));
      if (among !== alone) found.push(`${power}: ${kind}`);
    }
  return found;
}

for (const colorScheme of ['dark', 'light'] as const)
  test(`in few colors, ${colorScheme}, no seal and no name of a power is cut`, async ({ page }) => {
    await scenes.find(({ name }) => name === 'crowded')?.open(page);
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => document.fonts.ready);
    expect(await cut(page)).toEqual([]);
    // They are drawn, and no two alike.
    const seals = new Set<string>();
    for (const power of POWERS) seals.add((await pixelsOf(page, sealOf(page, power))).alone);
    expect(seals.size).toBe(POWERS.length);
    // A backplate behind each line of words would be found.
    const undo = await dress(page, ':root { forced-color-adjust: auto !important }');
    expect(await cut(page)).not.toEqual([]);
    expect((await findInForcedColors(page)).join()).toContain('has plates');
    await undo();
    // A choice that only a color of ours would mark is found, too.
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await findLostMarks(page)).toEqual([]);
    await plant(page, [['', '']]);
    await page.evaluate(() => {
      for (const pressed of ['true', 'false']) {
        const button = document.createElement('button');
        button.setAttribute('aria-pressed', pressed);
        button.textContent = `Pressed: ${pressed}`;
        document.querySelector('#planted p')?.append(button);
      }
    });
    expect(await findLostMarks(page)).toEqual(['what is chosen is not marked: Pressed: true']);
    await takeOut(page);
    await page.emulateMedia({ forcedColors: null });
  });
