import { expect, type Locator, type Page } from '@playwright/test';
import { App } from '../../pages/app';
import { openChina } from '../../support/tables/china-table';
import { openPaper } from '../../support/tables/table-file';
import { test } from '../../support/test';

// Names of people and of what they sit at, wherever they are typed.

test.use({ hasTouch: true });

const selected = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  );

/** The first tap selects the whole name, so that typing replaces it; the next one places the cursor. */
async function takesWhole(page: Page, field: Locator): Promise<void> {
  const name = await field.inputValue();
  expect(name).not.toBe('');
  await field.tap();
  await expect.poll(() => selected(field), name).toBe(name);
  await page.keyboard.type('Dora');
  await expect(field).toHaveValue('Dora');
  await field.tap();
  expect(await selected(field)).toBe('');
  await page.keyboard.type('x');
  await expect(field).not.toHaveValue('x');
  // Away and back again: the name is another's to type over.
  await field.blur();
  await field.fill(name);
  await field.blur();
  await field.tap();
  await expect.poll(() => selected(field), `${name} again`).toBe(name);
}

const people = (page: Page) => page.getByRole('list', { name: 'Who sits here' });
const NO_POWER_MESSAGE = (person: string) =>
  `Holds no power, so the table never asks ${person}. Tap a seal to pass it on.`;

/** Checks every name of the list, and the message for a person who lost their last power. */
async function expectSeats(page: Page, sharing = false): Promise<void> {
  const list = people(page);
  await expect(list.getByText(/^Holds no power/)).toHaveCount(0);
  for (const field of await list.getByRole('textbox').all()) await takesWhole(page, field);
  const seat = list.getByRole('listitem').first();
  const person = await seat.getByRole('textbox').inputValue();
  for (const seal of (await seat.getByRole('button', { name: /: move to/ }).all()).reverse())
    await seal.tap();
  await expect(seat.getByText(NO_POWER_MESSAGE(person))).toBeVisible();
  await seat.getByRole('textbox').fill('Emil');
  await expect(seat.getByText(NO_POWER_MESSAGE('Emil'))).toBeVisible();
  await list.getByRole('button', { name: 'Person' }).tap();
  // Before the first turn a new person gets a power at once.
  await expect(list.getByText(/^Holds no power/)).toHaveCount(sharing ? 1 : 2);
}

async function newTable(page: Page, game?: string): Promise<void> {
  await new App(page).openHome();
  await page.getByRole('button', { name: /^Gathering Storm/ }).tap();
  if (game) await page.getByRole('radio', { name: new RegExp(`^${game}`) }).check();
}

for (const game of ['Gathering Storm', 'Storm Over Asia'])
  test(`a new table of ${game}: takes names whole, and says who holds no power`, async ({ page }) => {
    await newTable(page, game);
    await expectSeats(page, true);
    await takesWhole(page, page.getByRole('textbox', { name: 'Name of the table' }));
    await page.getByRole('radio', { name: /^One person/ }).check();
    await takesWhole(page, page.getByRole('textbox', { name: 'Your name' }));
  });

test('a new table of GOSS: the names of its sides are taken whole', async ({ page }) => {
  await newTable(page, 'GOSS');
  await takesWhole(page, page.getByRole('textbox', { name: 'Name of the table' }));
  for (const field of await page.getByRole('textbox', { name: /: name$/ }).all())
    await takesWhole(page, field);
});

const TABLES: Record<string, (page: Page) => Promise<unknown>> = {
  'Gathering Storm': (page) => openPaper(page),
  'Storm Over Asia': (page) => openChina(page, {}),
};
for (const [game, open] of Object.entries(TABLES))
  test(`who sits at a table of ${game}: the same, while it is played`, async ({ page }) => {
    await open(page);
    const app = new App(page);
    await app.menu(/^Who sits here/);
    await expectSeats(page);
  });

for (const width of [390, 1180])
  test(`a paper table shows each player beside the power’s name, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPaper(page);
    const tile = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Britain' }) });
    await expect(tile.getByText('Ben', { exact: true })).toBeVisible();
  });
