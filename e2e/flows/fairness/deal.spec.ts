import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { App } from '../../pages/app';
import { test } from '../../support/test';

const FOUR_WORDS = /^[a-z]+( [a-z]+){3}$/;

/** The copy with another trend on its first card. */
function withAnotherCard(text: string): string {
  const file = JSON.parse(text) as { entries: { open: { came: { trend: number } } }[] };
  const [first] = file.entries;
  if (first) first.open.came.trend += 1;
  return JSON.stringify(file);
}

test('four words noted at set-up, words added, the deal opened; a changed copy is refused by its entry', async ({
  page,
}) => {
  const app = new App(page);
  await app.openHome();
  await page.getByRole('button', { name: /^Gathering Storm/ }).click();
  await page.getByRole('button', { name: 'Add words of your own' }).click();
  const shuffle = page.getByRole('group', { name: 'Shuffle' });
  const noted = (await shuffle.getByText(FOUR_WORDS).textContent()) ?? '';
  for (const person of ['Anna', 'Ben']) {
    await shuffle.getByRole('textbox', { name: `${person}’s words` }).fill(`${person} sings`);
    await shuffle.getByRole('button', { name: `Add ${person}’s words` }).click();
    await expect(shuffle.getByText(`${person} sings`)).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(app.guide).toBeVisible();
  await app.go('Turn the card', 'Apply the card', 'Deal the cards');

  await app.menu(/^Check the deal/);
  await expect(app.sheet.getByText(noted)).toBeVisible();
  await expect(app.sheet.getByText('Ben sings')).toBeVisible();
  await app.sheet.getByRole('button', { name: 'Open the deal' }).click();
  await app.sheet.getByRole('button', { name: 'Open the deal' }).click();
  await expect(app.sheet.getByText(/^Nothing is wrong: every card/)).toBeVisible();
  await app.sheet.getByRole('button', { name: 'Done' }).click();

  await app.menu(/^Back up/);
  const given = page.waitForEvent('download');
  await app.sheet.getByRole('button', { name: 'Save the file' }).click();
  const text = await readFile(await (await given).path(), 'utf8');
  await app.sheet.getByRole('button', { name: 'Done' }).click();
  await app.menu(/^Home/);

  await page.getByRole('button', { name: /^Check a file/ }).click();
  await app.sheet.getByRole('textbox').fill(noted);
  const choose = (content: string) =>
    app.sheet
      .getByLabel('The file to check')
      .setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await choose(text);
  await expect(app.sheet.getByText(/^Nothing is wrong: every card/)).toBeVisible();
  await choose(withAnotherCard(text));
  await expect(app.sheet.getByRole('alert')).toContainText(/^Entry 1, “.*”, did not come as committed/);
});
