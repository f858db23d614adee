import { chromium, expect, type Page, test } from '@playwright/test';

/** Opens a new table of Gathering Storm in a browser with these user settings. */
async function openTable(
  size: { width: number; height: number },
  set: { args?: string[]; ignoreDefaultArgs?: string[] },
): Promise<Page> {
  const browser = await chromium.launch({
    ...set,
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: ['--no-sandbox', ...(set.args ?? [])],
  });
  const page = await browser.newPage({ viewport: size });
  await page.goto(test.info().project.use.baseURL ?? '');
  await page.getByRole('button', { name: /^Gathering Storm/ }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).waitFor();
  return page;
}

test('the page keeps its width under a sheet when scrollbars take up room', async () => {
  const page = await openTable({ width: 1180, height: 500 }, { ignoreDefaultArgs: ['--hide-scrollbars'] });
  const width = () => page.evaluate(() => document.body.getBoundingClientRect().width);
  const before = await width();
  expect(before).toBeLessThan(1180);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  expect(await width()).toBe(before);
  await page.context().browser()?.close();
});

test('every power’s name fits on one line with a minimum font size of 20 pixels', async () => {
  const page = await openTable(
    { width: 1165, height: 740 },
    { args: ['--blink-settings=minimumFontSize=20'] },
  );
  for (const power of ['Germany', 'Italy', 'Britain', 'France', 'Russia']) {
    const name = page.getByRole('heading', { name: power, exact: true }).first();
    const lines = await name.evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, power).toBe(1);
  }
  await page.context().browser()?.close();
});
