import { expect, type Page } from '@playwright/test';
import { scenes } from '../../support/scenes/scenes';
import { test } from '../../support/test';

// A sheet of a phone is longer than its screen: what records it must be found without looking for it.

test.use({ viewport: { width: 390, height: 844 } });

/** Makes the first choice that is there. */
const choose = (page: Page) =>
  page.evaluate(() => {
    const sheet = [...document.querySelectorAll('dialog:modal')].at(-1);
    const choice = [
      ...(sheet?.querySelectorAll<HTMLElement>('input[type="radio"], input[type="checkbox"]') ?? []),
    ].find(
      (field) =>
        field.checkVisibility() && !field.matches(':checked, :disabled') && !field.closest('[data-live]'),
    );
    choice?.scrollIntoView({ block: 'center' });
    choice?.click();
  });

/** The primary or destructive button of the form with the selected choice, if it is out of view. */
const findUnseen = (page: Page) =>
  page.evaluate(() => {
    const sheet = [...document.querySelectorAll('dialog:modal')].at(-1);
    const chosen = [...(sheet?.querySelectorAll('input:checked') ?? [])].at(-1);
    if (!sheet || !chosen) return [];
    const form = chosen.closest('form');
    const keys = [
      ...sheet.querySelectorAll<HTMLElement>('button[class*="solid"], button[class*="primary"]'),
    ].filter((key) => key.checkVisibility() && key.closest('form') === form);
    const inSight = keys.some((key) => {
      const { top, bottom, left, width } = key.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
      return (
        top >= 0 && bottom <= innerHeight && there !== null && (key.contains(there) || there.contains(key))
      );
    });
    return keys.length === 0 || inSight ? [] : keys.map((key) => key.textContent ?? '');
  });

for (const scene of scenes)
  test(`the buttons that complete a form are visible on a phone once something is chosen: ${scene.name}`, async ({
    page,
  }) => {
    await scene.open(page);
    if (!(await page.getByRole('dialog').first().isVisible())) return;
    await choose(page);
    await expect.poll(() => findUnseen(page)).toEqual([]);
  });

test('a button below the fold is found', async ({ page }) => {
  await scenes.find(({ name }) => name === 'calendar')?.open(page);
  await choose(page);
  await expect.poll(() => findUnseen(page)).toEqual([]);
  await page.evaluate(() => {
    for (const row of document.querySelectorAll<HTMLElement>('dialog form > *'))
      row.style.position = 'static';
  });
  expect(await findUnseen(page)).toEqual(['Record it']);
});
