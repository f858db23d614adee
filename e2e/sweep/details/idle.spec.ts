import { expect, type Page } from '@playwright/test';
import { App } from '../../pages/app';
import { openKindTable } from '../../support/tables/kind-table';
import { onNewDevice } from '../../support/test';

/** The mean brightness of the page, from 0 to 255; the pointer hovers over nothing. */
async function lightOf(page: Page): Promise<number> {
  await expect(page.locator('#root')).not.toHaveAttribute('aria-busy', 'true');
  const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  return page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const { width, height } = image;
    const drawing = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
    drawing.drawImage(image, 0, 0);
    const { data } = drawing.getImageData(0, 0, width, height);
    return data.reduce((sum, value, at) => (at % 4 === 3 ? sum : sum + value), 0) / (3 * width * height);
  }, picture);
}

onNewDevice('a table with paper cards is as light after an hour as before', async ({ page }) => {
  await page.clock.install();
  const app = new App(page);
  await app.setUp({ cards: 'Paper' });
  const light = await lightOf(page);
  const words = await page.locator('body').ariaSnapshot();
  await page.clock.fastForward('01:00:00');
  expect(await lightOf(page)).toBeCloseTo(light, 0);
  expect(await page.locator('body').ariaSnapshot()).toBe(words);
});

onNewDevice(
  'at a hotseat the table is dimmed, says all it said before, and the first tap acts',
  async ({ page }) => {
    await page.clock.install();
    const app = await openKindTable(page, {});
    const light = await lightOf(page);
    const words = await page.locator('body').ariaSnapshot();
    await page.clock.fastForward('01:50');
    expect(await lightOf(page)).toBeCloseTo(light, 0);
    await page.clock.fastForward('00:20');
    const dim = await lightOf(page);
    expect(dim).toBeLessThan(light * 0.8);
    // Contrast is a ratio, so half of the brightness does not change it.
    expect(dim).toBeGreaterThan(light * 0.5);
    expect(await page.locator('body').ariaSnapshot()).toBe(words);
    await app.next('Apply the card');
    await expect(app.guide.getByRole('button', { name: 'Deal the cards' })).toBeVisible();
    expect(await lightOf(page)).toBeGreaterThan(light * 0.9);
    // An open sheet stays open.
    await app.menu(/^Readings/);
    await page.clock.fastForward('00:05:00');
    await expect(app.sheet).toBeVisible();
    await app.close();
  },
);
