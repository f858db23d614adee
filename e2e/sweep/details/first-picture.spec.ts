import { expect, type Page } from '@playwright/test';
import { App } from '../../pages/app';
import { drop } from '../../support/drop';
import { takeShifts, watchShifts } from '../../support/look/still';
import { playedTable } from '../../support/tables/played-table';
import { test } from '../../support/test';

// What it puts into the window is there before the app begins.
test.use({ appGoesOn: false, hasTouch: true, viewport: { width: 390, height: 844 } });

/** Delays the app’s script until released: until then only prerendered content is shown. */
async function holdScript(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await page.locator(':root:not([data-drawn])').waitFor();
    await page.unroute('**/assets/index-*.js');
  };
}

const games = (page: Page) => page.getByRole('main').getByRole('list').first().getByRole('listitem');

test('a file dropped before any script loads is opened afterwards, or refused with a reason', async ({
  page,
}) => {
  const letGo = await holdScript(page);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(games(page)).toHaveCount(3);
  expect(await drop(page, { 'list.json': 'eggs, milk' })).toEqual({ held: true, taken: true });
  expect(await drop(page, { 'table.json': playedTable(2) })).toEqual({ held: true, taken: true });
  await letGo();
  await new App(page).guide.waitFor();

  // The same for a device with tables: storage is not read yet.
  await page.goto('./favicon.svg');
  const letGoAgain = await holdScript(page);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Dispatch Box' })).toBeVisible();
  await drop(page, { 'list.json': 'eggs, milk' });
  await letGoAgain();
  await expect(page.getByRole('alert')).toContainText('not a Dispatch Box table');
  await expect(page.getByRole('button', { name: /^Resume/ })).toBeVisible();
});

test('the first picture hydrates in place: the same parts, and no errors', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const letGo = await holdScript(page);
  await page.goto('./', { waitUntil: 'commit' });
  const goss = page.getByRole('button', { name: /^GOSS/ });
  await goss.evaluate((node) => Object.assign(node, { drawn: true }));
  await letGo();
  // All three games are there, and they are the prerendered elements.
  await expect(games(page)).toHaveCount(3);
  expect(await goss.evaluate((node) => 'drawn' in node)).toBe(true);
  await page.getByRole('button', { name: /^Settings/ }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('another address shows nothing of Home before its own page', async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto('./#/new/goss', { waitUntil: 'commit' });
  await expect(page.locator('#root main')).toBeAttached();
  await expect(page.getByText('Which game do you play?')).toBeHidden();
  await expect(page.getByText('Dispatch Box', { exact: true })).toBeHidden();
  await letGo();
  await expect(page.getByRole('radio', { name: 'GOSS', exact: true })).toBeChecked();
  await expect(page.getByText('Which game do you play?')).toHaveCount(0);
});

test('the page is dark from its first picture if the device is set so', async ({ page }) => {
  const desk = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.goto('./');
  await page.getByRole('button', { name: /^Settings/ }).tap();
  const light = await desk();
  await page.getByRole('radio', { name: 'Dark', exact: true }).check();
  await expect.poll(desk).not.toBe(light);
  const dark = await desk();
  await page.goto('./favicon.svg');
  const letGo = await holdScript(page);
  await page.goto('./', { waitUntil: 'commit' });
  // It was on this device before, and there is no table: Home is as it was drawn.
  await expect(page.getByRole('heading', { name: 'Which game do you play?' })).toBeVisible();
  expect(await desk()).toBe(dark);
  await letGo();
});

test('nothing moves while fonts load and the script takes over', async ({ page }) => {
  await watchShifts(page);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  const letGo = await holdScript(page);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(games(page)).toHaveCount(3);
  release();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await letGo();
  await expect(games(page)).toHaveCount(3);
  expect(await takeShifts(page)).toBeLessThan(0.001);
  await page.unroute('**/*.woff2');
});
