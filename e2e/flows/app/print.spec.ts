import { expect, type Page } from '@playwright/test';
import type { App } from '../../pages/app';
import { openCopy } from '../../support/open-journal';
import { printed } from '../../support/paper';
import { scenes } from '../../support/scenes/scenes';
import { openChina } from '../../support/tables/china-table';
import { openGoss } from '../../support/tables/goss-table';
import { playedTable } from '../../support/tables/played-table';
import { test } from '../../support/test';

const openScene = (page: Page, wanted: string) => scenes.find(({ name }) => name === wanted)?.open(page);

/** Records the addresses of printed pages; nothing is really printed. */
async function watchPrinter(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const sent: string[] = [];
    Object.assign(window, { sent, print: () => sent.push(location.hash.split('/')[3] ?? 'table') });
  });
  return () => page.evaluate(() => (window as unknown as { sent: string[] }).sent);
}

test('the position prints on one sheet with its signs, black on white even from a dark screen', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await openScene(page, 'table');
  const { sheets, fills, patterns } = await printed(page);
  expect(sheets).toHaveLength(1);
  for (const words of ['Our table', 'Spring 1935', 'Turn 1', 'After entry 8', 'Gathering Storm'])
    expect(sheets[0]).toContain(words);
  // Italian support and income, a French income, and both ends of the climate.
  expect(sheets[0]?.match(/\u22121/g)?.length).toBeGreaterThanOrEqual(3);
  for (const number of ['\u22123', '+1', '+3']) expect(sheets[0]).toContain(number);
  for (const control of ['Undo', 'Why?', 'Take income', 'Boards', 'Next:'])
    expect(sheets[0]).not.toContain(control);
  // The seal of each power, the one plain ribbon and the four with a pattern; nothing of the dark screen.
  for (const tone of ['#2f3945', '#00704f', '#c8699f', '#0b5fa8', '#b04300'])
    expect(fills[tone], tone).toBeGreaterThan(0);
  expect(fills['#c8699f']).toBeGreaterThan(1);
  expect(patterns).toBeGreaterThanOrEqual(4);
  for (const dark of ['#18212c', '#0c1117']) expect(fills[dark], dark).toBeUndefined();
});

test('the journal prints from the first entry, and every sheet names its table', async ({ page }) => {
  await openCopy(page, playedTable(5));
  await page.getByRole('button', { name: 'Journal', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Show earlier entries/ })).toBeVisible();
  const { sheets } = await printed(page);
  expect(sheets.length).toBeGreaterThan(2);
  for (const sheet of sheets) {
    expect(sheet).toMatch(/Thursday Cabinet.*After entry \d+.*Gathering Storm/);
    expect(sheet).not.toMatch(/Show earlier|Undo:/);
  }
  expect(sheets.at(-1)).toMatch(/^1 /m);
});

test('papers are not printed where several people play: the curtain falls first', async ({ page }) => {
  await openScene(page, 'papers');
  const { sheets } = await printed(page);
  expect(sheets.join()).toContain('Pass to Anna');
  expect(sheets.join()).not.toMatch(/First card|Hide now/);
});

const GAMES: Record<string, { open: (page: Page) => Promise<App>; pages: Record<string, string> }> = {
  'Gathering Storm': {
    open: (page) => openCopy(page, playedTable(1)),
    pages: {
      Table: 'table',
      Diplomacy: 'diplomacy',
      Economy: 'economy',
      Construction: 'construction',
      Research: 'research',
      History: 'history',
      Journal: 'journal',
      'Blank sheets': 'blank',
    },
  },
  'Storm Over Asia': {
    open: (page) => openChina(page, {}),
    pages: {
      China: 'table',
      Powers: 'powers',
      Passage: 'passage',
      'The deck': 'cards',
      Journal: 'journal',
      'Blank sheets': 'blank',
    },
  },
  GOSS: {
    open: (page) => openGoss(page),
    pages: { Register: 'table', Results: 'results', Journal: 'journal', 'Blank sheets': 'blank' },
  },
};

for (const [game, { open, pages }] of Object.entries(GAMES))
  test(`${game}: from the menu of any page any other prints, with its head`, { tag: '@long' }, async ({
    page,
  }) => {
    const app = await open(page);
    const sent = await watchPrinter(page);
    const asked: string[] = [];
    for (const [title, id] of Object.entries(pages)) {
      // The journal has no menu: Print is in its header.
      if (asked.at(-1) === 'journal')
        await page.getByRole('banner').getByRole('button', { name: 'Print', exact: true }).click();
      else await app.menu(/^Print/);
      await app.sheet.getByRole('button', { name: new RegExp(`^${title}`) }).click();
      asked.push(id);
      await expect.poll(sent, title).toEqual(asked);
      await expect(app.sheet).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(/^(After entry \d+|As it was set up)$/)).toBeVisible();
      await expect(page.getByText(game, { exact: true }).last()).toBeVisible();
      await page.emulateMedia({ media: null });
    }
    // And the page one is on, as it is.
    await app.menu(/^Print/);
    await app.sheet.getByRole('button', { name: /^This page/ }).click();
    await expect.poll(sent).toEqual([...asked, 'blank']);
  });
