import { expect } from '@playwright/test';
import { Alone } from '../../pages/alone';
import { test } from '../../support/test';

// What it puts into the window is there before the app begins.
test.use({ appGoesOn: false });

test('a stranger’s policy is read before the game begins: each error is reported with what is done instead', async ({
  page,
}) => {
  const app = new Alone(page).app;
  await app.openHome();
  await page.getByRole('button', { name: /^Gathering Storm/ }).click();
  await page.getByRole('radio', { name: /^One person/ }).check();
  const rule = (id: string, choice: string, when: string, done: string, odds: [number, number]) =>
    // Written as data: a key that reads “then”.
    Object.fromEntries(Object.entries({ id, choice, when, odds }).concat([['then', done as never]]));
  const rules = [
    rule('wait', 'support', 'may-improve', 'keep', [9, 10]),
    rule('too-sure', 'support', 'always', 'play', [5, 4]),
    rule('other', 'weather', 'always', 'play', [1, 2]),
  ];
  const file = { format: 'dispatch-box/policy', version: 1, game: 'gathering-storm', name: 'Patient', rules };
  const open = (name: string, text: string) =>
    page
      .getByLabel('A policy')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  const mistakes = page.getByRole('list', { name: 'Mistakes' });
  await open('policy.json', JSON.stringify(file));
  await expect(page.getByRole('radio', { name: /^Patient/ })).toBeChecked();
  await expect(mistakes).toContainText('5 in 4 is more than always. The rule is skipped.');
  await expect(mistakes).toContainText('There is no choice “weather”. The rule is skipped.');
  await expect(mistakes).toContainText('No rule is switched on for this choice: Play or decline');
  await expect(mistakes).toContainText('Always: play it.');
  // A file that is not a policy changes nothing.
  await open('holiday.png', '\u0089PNG');
  await expect(mistakes).toContainText('This is not JSON');
  await expect(page.getByRole('radio', { name: /^Patient/ })).toBeChecked();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(app.guide).toBeVisible();
  await app.menu(/^The app’s policy/);
  await expect(page.getByRole('textbox', { name: 'Name of the policy' })).toHaveValue('Patient');
});
