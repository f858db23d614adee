import { expect } from '@playwright/test';
import { Box } from '../../pages/box';
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

  const box = new Box(page);
  await box.openHome();
  await expect(page).toHaveTitle(/Dispatch Box/);
  await expect(page.getByRole('heading', { name: 'Which game do you play?' })).toBeVisible();
  await box.setUp();
  await box.toDeal();
  await box.next('Pass to Anna');
  await box.round(PEOPLE);
  // What an event leaves due differs from deal to deal; the guide names it each time.
  const button = box.guide.getByRole('button').last();
  for (let step = 0; (await box.season.textContent()) === 'Spring 1935'; step += 1) {
    expect(step, 'steps of a turn').toBeLessThan(40);
    await box.settled();
    const label = (await button.textContent()) ?? '';
    await button.click();
    // An event on a research sheet calls its own people; a round calls everyone.
    if (/^Pass to/.test(label)) await box.visit();
    if (label !== 'Settle it') continue;
    await box.sheet.getByRole('button', { name: 'Done on the table' }).first().click();
    await box.leave();
  }
  await box.readJournal();
  await box.menu(/^Readings/);
  await box.close();
  await box.menu(/^Home/);
  await page.getByRole('button', { name: /^Resume/ }).waitFor();
  expect(complaints).toEqual([]);
  expect(abroad).toEqual([]);
});
