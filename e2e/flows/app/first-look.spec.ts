import { expect } from '@playwright/test';
import { App } from '../../pages/app';
import { PEOPLE } from '../../pages/words';
// With the service worker, as for every user.
import { onNewDevice as test } from '../../support/test';

test('a whole turn passes without a word of complaint and without a call abroad', { tag: '@long' }, async ({
  page,
  baseURL,
}) => {
  const complaints: string[] = [];
  const abroad: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.context().on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) abroad.push(request.url());
  });
  page.on('websocket', (socket) => abroad.push(socket.url()));

  const app = new App(page);
  await app.openHome();
  await expect(page).toHaveTitle(/Dispatch Box/);
  await expect(page.getByRole('heading', { name: 'Which game do you play?' })).toBeVisible();
  await app.setUp();
  await app.toDeal();
  await app.next('Pass to Anna');
  await app.round(PEOPLE);
  // What an event leaves due differs from deal to deal; the guide names it each time.
  const button = app.guide.getByRole('button').last();
  for (let step = 0; (await app.season.textContent()) === 'Spring 1935'; step += 1) {
    expect(step, 'steps of a turn').toBeLessThan(40);
    await app.settled();
    const label = (await button.textContent()) ?? '';
    await button.click();
    // An event on a research sheet calls its own people; a round calls everyone.
    if (/^Pass to/.test(label)) await app.visit();
    if (label !== 'Settle it') continue;
    await app.sheet.getByRole('button', { name: 'Done on the table' }).first().click();
    await app.leave();
  }
  await app.readJournal();
  await app.menu(/^Readings/);
  await app.close();
  await app.menu(/^Home/);
  await page.getByRole('button', { name: /^Resume/ }).waitFor();
  expect(complaints).toEqual([]);
  expect(abroad).toEqual([]);
});
