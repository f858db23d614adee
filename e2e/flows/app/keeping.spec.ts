import { expect, type Page } from '@playwright/test';
import { App } from '../../pages/app';
import { reload } from '../../support/reload';
import { openFresh } from '../../support/tables/fresh-table';
import { onNewDevice, test } from '../../support/test';

const sitDown = (page: Page): Promise<App> => openFresh(page);

/** Waits until the menu says that everything so far is stored. */
async function expectSaved(app: App): Promise<void> {
  await app.menu();
  await expect(app.sheet.getByText('Saved on this device')).toBeVisible();
  await app.close();
}

/** The table as it is read aloud. */
const look = (page: Page) => page.getByRole('main').ariaSnapshot();

test('a table closed in the middle of anything reopens unchanged', { tag: '@long' }, async ({ page }) => {
  const app = await sitDown(page);
  const reopen = async () => {
    await expectSaved(app);
    const before = await look(page);
    const guide = await app.guide.textContent();
    await reload(page);
    await app.guide.waitFor();
    expect(await look(page)).toBe(before);
    await expect(app.guide).toHaveText(guide ?? '');
  };
  await reopen();
  await app.next('Turn the card');
  await reopen();
  await app.go('Apply the card', 'Deal the cards');
  await reopen();
  await app.next('Pass to Anna');
  await reload(page);
  await expect(page.getByRole('heading', { name: 'Pass to Anna' })).toBeVisible();
  await app.round(['Anna', 'Ben', 'Clara']);
  await app.go('Show any public events', 'Show any income events', 'Take income');
  await app.undo('Income is taken');
  await reopen();
  await app.next('Take income');
  await reopen();
});

test('two tabs show one table', async ({ page, context }) => {
  const app = await sitDown(page);
  const other = new App(await context.newPage());
  await other.page.goto(page.url());
  await other.guide.waitFor();

  await app.next('Turn the card');
  await expect(other.guide).toContainText('Apply the card');
  expect(await other.cardTitle()).toBe(await app.cardTitle());
  await other.next('Apply the card');
  await expect(app.guide).toContainText('Deal the cards');
});

test('of two simultaneous entries one is saved, and the other window says that its own was not', async ({
  page,
  context,
}) => {
  const app = await sitDown(page);
  const late = await context.newPage();
  // This window gets no messages from the others and cannot wait for their locks.
  await late.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    Object.defineProperty(navigator, 'locks', { value: undefined });
  });
  const other = new App(late);
  await late.goto(page.url());
  await other.guide.waitFor();

  await app.next('Turn the card');
  await expectSaved(app);
  await other.menu(/^Board figures/);
  await other.sheet
    .getByRole('group', { name: 'Balance of Power' })
    .getByRole('button', { name: 'One more' })
    .click();
  await other.sheet.getByRole('button', { name: 'Enter 1' }).click();

  // It shows the other window's entries, and says that its own is not among them.
  await expect(other.guide).toContainText('Apply the card');
  const said = late.getByRole('alert').filter({ hasText: /another window.*not in it: .*Balance of Power/i });
  await expect(said).toBeVisible();
  await expect(late.getByRole('button', { name: 'Balance of Power 0, Even. Why?' })).toBeVisible();
  expect((await app.readJournal()).length).toBe(1);

  // The message stays until it is closed.
  await reload(late);
  await said.getByRole('button', { name: 'Close this message' }).click();
  await reload(late);
  await other.guide.waitFor();
  await expect(said).toHaveCount(0);
});

test('a window that missed another’s changes reads the table before it enters anything', {
  tag: '@long',
}, async ({ page, context }) => {
  const app = await sitDown(page);
  const behind = await context.newPage();
  await behind.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  const other = new App(behind);
  await behind.goto(page.url());
  await other.guide.waitFor();

  await app.next('Turn the card');
  await expectSaved(app);
  await other.next('Turn the card');
  await expect(
    behind.getByRole('alert').filter({ hasText: 'Another window changed this table' }),
  ).toBeVisible();
  // Nothing is lost: play continues from the stored table.
  await other.next('Apply the card');
  await expect(other.guide).toContainText('Deal the cards');
  // The first window got no messages either, and now reads the table again.
  await app.next('Apply the card');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Another window changed this table' }),
  ).toBeVisible();
  await app.next('Deal the cards');
  expect((await app.readJournal()).length).toBe(3);
});

const TAKEN = {
  'site data are cleared': async (page: Page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', {
      origin: new URL(page.url()).origin,
      storageTypes: 'indexeddb,local_storage',
    });
    await devtools.detach();
  },
  'the database is deleted': async (page: Page) => {
    await page.evaluate(
      () =>
        new Promise<void>((done, fail) => {
          const asked = indexedDB.deleteDatabase('dispatch-box');
          asked.onsuccess = () => done();
          asked.onerror = () => fail(asked.error);
        }),
    );
  },
};

for (const [how, take] of Object.entries(TAKEN))
  test(`${how} under an open table: saves the whole table again, and says so`, async ({ page }) => {
    const app = await sitDown(page);
    await app.toDeal();
    await expectSaved(app);
    await take(page);
    const said = page.getByRole('alert').filter({ hasText: 'It is saved again, whole' });
    await said.waitFor();
    await said.getByRole('button', { name: 'Close' }).click();
    await expect(said).toBeHidden();
    await app.next('Pass to Anna');
    await app.openPapers('Anna');
    const titles = await app.papers.titles();
    await reload(page);
    await app.openPapers('Anna');
    expect(await app.papers.titles()).toEqual(titles);
    await app.hide();
  });

test('a whole copy opens with every hand, a public copy without', async ({ page, browser }) => {
  const app = await sitDown(page);
  await app.toDeal();
  await app.next('Pass to Anna');
  await app.openPapers('Anna');
  const titles = await app.papers.titles();
  await app.hide();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  const whole = await app.copyWhole();
  const open = await app.copyPublic();
  // The whole copy holds the deck, and the hands only packed against a glance.
  const glance = JSON.stringify({ ...JSON.parse(whole), deck: null });
  for (const title of titles) {
    expect(open.includes(title), `"${title}" in the public copy`).toBe(false);
    expect(whole.includes(title), `"${title}" in the whole copy’s deck`).toBe(true);
    expect(glance.includes(title), `"${title}" at a glance`).toBe(false);
  }
  // The journal records that a whole copy was made, and so do both copies.
  await app.sheet.getByRole('button', { name: 'Close' }).click();
  const table = await look(page);
  expect(table).toContain('A whole copy was made, with every hand in it');
  await page.goto('./#/');
  await expect(page.getByText('Today; nothing has changed since')).toBeVisible();

  const device = new App(await (await browser.newContext()).newPage());
  await device.openHome();
  await device.openFile('our-table-with-hands.json', whole);
  await device.guide.waitFor();
  expect(await look(device.page)).toBe(table);
  await device.next('Pass to Ben');
  await device.page.getByRole('button', { name: 'Back to the table' }).click();
  await device.page.getByRole('button', { name: /^Germany: 1 secret card/ }).click();
  await device.openPapers('Anna');
  expect(await device.papers.titles()).toEqual(titles);
  await device.hide();

  await device.openHome();
  await device.openFile('our-table.json', open);
  await device.openBeside();
  await device.guide.waitFor();
  expect(await look(device.page)).toBe(table);
});

test('refuses a wrong, foreign, damaged, newer or tampered file, and changes nothing', {
  tag: '@long',
}, async ({ page }) => {
  const app = await sitDown(page);
  await app.go('Turn the card', 'Apply the card');
  const text = await app.copyWhole();
  await app.sheet.getByRole('button', { name: 'Home' }).click();
  const resume = page.getByRole('button', { name: /^Resume/ });
  await expect(resume).toBeVisible();
  const homeSnapshot = await page.getByRole('main').ariaSnapshot();

  const file = JSON.parse(text);
  const [first, second, ...later] = file.entries;
  const moved = second.changes.map(([total, before, after]: [string, number, number]) => [
    total,
    before,
    after + 1,
  ]);
  const files: Record<string, [string, RegExp]> = {
    'a shopping list': ['eggs, milk', /damaged or is not a Dispatch Box table/],
    'half of the file': [text.slice(0, text.length / 2), /damaged or is not a Dispatch Box table/],
    'a file of something else': [
      JSON.stringify({ format: 'somebody/else', version: 1 }),
      /not a Dispatch Box table/,
    ],
    'a file of a newer version': [JSON.stringify({ ...file, version: 9 }), /newer Dispatch Box/],
    'a file without its set-up': [JSON.stringify({ ...file, setup: {} }), /set-up is damaged/],
    'a file that lacks an entry': [JSON.stringify({ ...file, entries: [second] }), /damaged/],
    'another outcome': [
      JSON.stringify({ ...file, entries: [first, { ...second, changes: moved }, ...later] }),
      /does not add up/,
    ],
    'hands that are cut off': [
      JSON.stringify({ ...file, sealed: file.sealed.slice(0, 40) }),
      /hands in this file are damaged/,
    ],
    'a game nobody knows': [JSON.stringify({ ...file, game: 'tiddlywinks' }), /does not know the game/],
  };
  for (const [what, [content, reason]] of Object.entries(files)) {
    await app.openFile('table.json', content);
    const refusal = page.getByRole('alert');
    await expect(refusal, what).toContainText(reason);
    await refusal.getByRole('button', { name: 'Close this message' }).click();
    await expect(refusal).toBeHidden();
    expect(await page.getByRole('main').ariaSnapshot(), what).toBe(homeSnapshot);
  }
  await reload(page);
  await expect(resume).toBeVisible();
  expect(await page.getByRole('main').ariaSnapshot()).toBe(homeSnapshot);
  await resume.click();
  await expect(app.guide).toContainText('Deal the cards');
});

test('a full device says that nothing is saved, offers a copy, and tries again', async ({ page }) => {
  const app = await sitDown(page);
  await expectSaved(app);
  await page.evaluate(() => {
    const add = IDBObjectStore.prototype.add;
    const counter = Object.assign(globalThis, { refused: 0 });
    IDBObjectStore.prototype.add = () => {
      counter.refused += 1;
      throw new DOMException('The device is full.', 'QuotaExceededError');
    };
    Object.assign(globalThis, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { add }) });
  });
  await app.next('Turn the card');
  const notice = page.getByRole('alert').filter({ hasText: 'not saved' });
  await expect(notice).toBeVisible();
  const title = await app.cardTitle();
  await app.next('Apply the card');
  await expect(notice).toBeVisible();
  await app.menu();
  await expect(app.sheet.getByText(/Not saved/)).toBeVisible();
  await expect(app.sheet.getByText('Saved on this device')).toBeHidden();
  await expect(app.sheet.getByText(/this one is not saved yet/)).toBeVisible();
  await app.close();
  // The browser asks before unsaved data is lost.
  const asked = page.waitForEvent('dialog');
  void page.evaluate(() => location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(notice).toBeVisible();

  // Home names the unsaved table, which keeps its newest entries in memory.
  await page.goto('./#/');
  await expect(page.getByRole('alert')).toContainText('Not saved: the newest entries of Our table.');
  // Its tile shows the table in memory, not the stored one.
  await expect(page.getByText('Deal the cards', { exact: true })).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Open Our table' }).click();
  await expect(app.guide).toContainText('Deal the cards');
  expect(await app.cardTitle()).toBe(title);
  await expect(notice).toBeVisible();

  const given = page.waitForEvent('download');
  await notice.getByRole('button', { name: 'Save a copy' }).click();
  expect((await given).suggestedFilename()).toMatch(/\.json$/);
  const refused = () => page.evaluate(() => (globalThis as unknown as { refused: number }).refused);
  const before = await refused();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(refused).toBeGreaterThan(before);
  await expect(notice).toBeVisible();

  await page.evaluate(() => (globalThis as unknown as { makeRoom(): void }).makeRoom());
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeHidden();
  await expectSaved(app);
  await reload(page);
  await expect(app.guide).toContainText('Deal the cards');
  expect(await app.cardTitle()).toBe(title);
});

onNewDevice('after the first visit the table opens in a cellar', async ({ page, context }) => {
  const app = new App(page);
  await app.setUp();
  await app.next('Turn the card');
  const title = await app.cardTitle();
  await expectSaved(app);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await reload(page);
  await expect(app.guide).toContainText('Apply the card');
  expect(await app.cardTitle()).toBe(title);
  await app.go('Apply the card', 'Deal the cards', 'Pass to Anna');
  await app.openPapers('Anna');
  await context.setOffline(false);
});
