import { expect, type Page } from '@playwright/test';
import { test } from '../../support/test';

/** The printed result: the number of pages, and their height in points. */
async function printed(page: Page): Promise<{ pages: number; height: number }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const height = /\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(pdf)?.[1];
  return { pages: pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0, height: Math.round(Number(height)) };
}

test('144 cards make 16 pages of fronts and 16 of backs, and nothing on a card is cut off', async ({
  page,
}) => {
  await page.goto('./#/decks/house/print');
  await expect(page.getByText('144 cards: 16 pages of fronts, as many of backs.')).toBeVisible();
  expect(await printed(page)).toEqual({ pages: 32, height: 842 });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-card]')]
      .filter((card) => card.scrollHeight > card.clientHeight || card.scrollWidth > card.clientWidth)
      .map((card) => card.dataset.card),
  );
  expect(cut).toEqual([]);
  expect(await page.locator('[data-card]').count()).toBe(144);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await page.getByRole('radio', { name: 'Some' }).check();
  await page.getByRole('textbox', { name: 'Numbers' }).fill('1 to 10, 99');
  await expect(page.getByText('11 cards: 2 pages of fronts, as many of backs.')).toBeVisible();
  await page.getByRole('radio', { name: 'Letter' }).check();
  expect(await printed(page)).toEqual({ pages: 4, height: 792 });
});

for (const width of [390, 820, 1180])
  test(`the preview at ${width}: a whole sheet is seen, its type is not held large, its marks are a pixel or more`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('./#/decks/house/print');
    const sheet = page.locator('[data-kind="front"]');
    await sheet.waitFor();
    const seen = await sheet.evaluate((element) => {
      const { left, right, width: wide } = element.getBoundingClientRect();
      const marks = [...element.querySelectorAll('i')].map((mark) => mark.getBoundingClientRect());
      const type = getComputedStyle(element.querySelector('[data-card]') ?? element).fontSize;
      const thin = Math.min(...marks.map((mark) => Math.min(mark.width, mark.height)));
      return { left, right, scale: wide / 793.7, type: Number.parseFloat(type), thin };
    });
    expect(seen.left).toBeGreaterThanOrEqual(0);
    expect(seen.right).toBeLessThanOrEqual(width);
    expect(seen.scale).toBeLessThan(0.7);
    // Laid out at the printed size.
    expect(seen.type).toBeGreaterThanOrEqual(8);
    expect(seen.thin).toBeGreaterThanOrEqual(1);
  });
