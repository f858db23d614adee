import { expect, type Page } from '@playwright/test';
import { App } from '../../pages/app';
import { test } from '../../support/test';

// Names of people and of what they sit at, wherever they are typed.

test.use({ hasTouch: true });

const people = (page: Page) => page.getByRole('list', { name: 'Who sits here' });

async function newTable(page: Page, game?: string): Promise<void> {
  await new App(page).openHome();
  await page.getByRole('button', { name: /^Gathering Storm/ }).tap();
  if (game) await page.getByRole('radio', { name: new RegExp(`^${game}`) }).check();
}

/** How many powers each person holds, in the order in which they sit. */
const shares = (page: Page) =>
  people(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox') })
    .evaluateAll((seats) =>
      seats.map((seat) => seat.querySelectorAll('button:not([aria-label^="Remove"])').length),
    );

test('five people hold one power each without a tap of theirs, and the same back to one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newTable(page);
  const list = people(page);
  for (const [at, name] of ['Hanna', 'Otto', 'Lise'].entries())
    await list.getByRole('textbox').nth(at).fill(name);
  await list.getByRole('button', { name: 'Person' }).tap();
  await list.getByRole('textbox').last().fill('Emil');
  expect(await shares(page)).toEqual([2, 1, 1, 1]);
  await list.getByRole('button', { name: 'Person' }).tap();
  await list.getByRole('textbox').last().fill('Fritz');
  expect(await shares(page)).toEqual([1, 1, 1, 1, 1]);
  await expect(list.getByRole('button', { name: 'Person' })).toHaveCount(0);
  for (const [name, left] of [
    ['Fritz', [2, 1, 1, 1]],
    ['Emil', [2, 2, 1]],
    ['Lise', [2, 3]],
    ['Otto', [5]],
  ] as const) {
    await list.getByRole('button', { name: `Remove ${name}` }).tap();
    expect(await shares(page), `without ${name}`).toEqual(left);
  }
  await page.getByRole('button', { name: 'Open the table' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring 1935');
});
