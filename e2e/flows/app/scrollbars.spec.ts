import { chromium, expect, test } from '@playwright/test';

test('the page keeps its width where a sheet takes its scrollbar away', async ({ baseURL }) => {
  // Only a browser without this switch has scrollbars that take room.
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 1180, height: 500 } });
  await page.goto('./');
  await page.getByRole('button', { name: /^Gathering Storm/ }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).waitFor();
  const width = () => page.evaluate(() => document.body.getBoundingClientRect().width);
  const before = await width();
  expect(before).toBeLessThan(1180);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  expect(await width()).toBe(before);
  await browser.close();
});
