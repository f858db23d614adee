import { expect, type Page } from '@playwright/test';
import type { App } from '../../pages/app';
import { reload } from '../../support/reload';
import { openFresh } from '../../support/tables/fresh-table';
import { test } from '../../support/test';

const sitDown = (page: Page): Promise<App> => openFresh(page);

/** Waits until the menu says that everything so far is stored. */
async function expectSaved(app: App): Promise<void> {
  await app.menu();
  await expect(app.sheet.getByText('Saved on this device')).toBeVisible();
  await app.close();
}

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

test('a table deleted from a device that is also full is still on Home, unchanged', async ({ page }) => {
  const app = await sitDown(page);
  await app.toDeal();
  await expectSaved(app);
  await page.evaluate(() => {
    for (const write of ['add', 'put'] as const)
      IDBObjectStore.prototype[write] = () => {
        throw new DOMException('The device is full.', 'QuotaExceededError');
      };
  });
  await TAKEN['the database is deleted'](page);
  await page.getByRole('alert').filter({ hasText: 'not saved' }).waitFor();
  await page.goto('./#/');
  const said = page.getByRole('alert');
  await expect(said).toHaveCount(1);
  await expect(said).toContainText('Not saved: the newest entries of Our table.');
  await said.getByRole('button', { name: 'Open Our table' }).click();
  await expect(app.guide).toContainText('Pass to Anna');
});

test('Home says that the browser has lost the tables until the message is read', async ({ page }) => {
  const app = await sitDown(page);
  await expectSaved(app);
  await app.menu(/^Home/);
  await page.getByRole('button', { name: /^Resume/ }).waitFor();
  await page.goto('./favicon.svg');
  await TAKEN['the database is deleted'](page);
  await page.goto('./#/');
  const said = page.getByRole('alert').filter({ hasText: 'the browser has lost it' });
  await expect(said).toBeVisible();
  await said.getByRole('button', { name: 'Close' }).click();
  await expect(said).toBeHidden();
  await reload(page);
  await expect(page.getByRole('heading', { name: 'Which game do you play?' })).toBeVisible();
  await expect(said).toHaveCount(0);
});
