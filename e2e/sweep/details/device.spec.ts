import { expect } from '@playwright/test';
import { App } from '../../pages/app';
import { furnish } from '../../support/furnish';
import { openKindTable } from '../../support/tables/kind-table';
import { onNewDevice, test } from '../../support/test';

// What it puts into the window is there before the app begins.
test.use({ appGoesOn: false });

const choose = (app: App, label: string) =>
  app.sheet.getByRole('radio', { name: label, exact: true }).check();

test('the screen stays awake while a table is open, according to the setting', async ({ page }) => {
  await furnish(page, () => {
    const held = { locks: 0 };
    const request = async () => {
      held.locks += 1;
      const lock = { released: false, release: async () => {} };
      lock.release = async () => {
        if (!lock.released) held.locks -= 1;
        lock.released = true;
      };
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    Object.assign(globalThis, { held });
  });
  const locks = () => page.evaluate(() => (globalThis as unknown as { held: { locks: number } }).held.locks);
  const app = await openKindTable(page, {});
  await expect.poll(locks).toBe(1);
  await app.menu(/^Settings/);
  const row = app.sheet.getByRole('group', { name: 'Screen on' }).first();
  await row.getByRole('radio', { name: 'As the device' }).check();
  await expect.poll(locks).toBe(0);
  await row.getByRole('radio', { name: 'While a table is open' }).check();
  await expect.poll(locks).toBe(1);
  await app.close();
  await app.menu(/^Home/);
  await expect(page.getByRole('button', { name: /^Resume/ })).toBeVisible();
  await expect.poll(locks).toBe(0);
});

test('calls a newly due player according to the setting, and never in anyone’s papers', async ({ page }) => {
  await furnish(page, () => {
    const sounds = { times: 0 };
    // A broken audio device: counts the attempts to use it.
    class Silent {
      constructor() {
        sounds.times += 1;
        throw new Error('There is no loudspeaker.');
      }
    }
    Object.assign(globalThis, { AudioContext: Silent, heard: sounds });
  });
  const countSounds = () =>
    page.evaluate(() => (globalThis as unknown as { heard: { times: number } }).heard.times);
  const app = await openKindTable(page, { at: 'read' });
  await app.menu(/^Settings/);
  await expect(app.sheet.getByRole('radio', { name: 'Nothing' })).toBeChecked();
  expect(await countSounds()).toBe(0);
  // It is heard once as it is chosen.
  await choose(app, 'A sound');
  expect(await countSounds()).toBe(1);
  await app.close();
  await app.next('Pass to Anna');
  await app.openPapers('Anna');
  const before = await countSounds();
  await app.turnTo('Italy');
  expect(await countSounds()).toBe(before);
  await app.hide();
  await expect(page.getByRole('button', { name: /I am Ben/ })).toBeVisible();
  expect(await countSounds()).toBe(before + 1);
});

test('the app says how to install it, and asks when a player wants to', async ({ page }) => {
  await openKindTable(page, {});
  await page.goto('./#/');
  await page.getByRole('button', { name: /^Settings/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/offers no way to install it now/)).toBeVisible();
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        dispatchEvent(new Event('appinstalled'));
      },
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    });
    dispatchEvent(offer);
  });
  await expect(sheet.getByText(/A window of its own/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Install' }).click();
  await expect(sheet.getByText('It is installed on this device.')).toBeVisible();
});

test('a browser that lacks these features, or throws, opens the table and says so', async ({ page }) => {
  await furnish(page, () => {
    const no = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    const put = (name: string, value: unknown) =>
      Object.defineProperty(navigator, name, { value, configurable: true });
    put('storage', { estimate: no, persisted: no, persist: no });
    put('serviceWorker', undefined);
    Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
    Reflect.deleteProperty(globalThis, 'AudioContext');
  });
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  const app = await openKindTable(page, {});
  await app.menu(/^Settings/);
  for (const words of [
    /cannot keep the screen on/,
    /offers no way to install/,
    /^No\. It needs an https address/,
    'This browser does not say.',
  ])
    await expect(app.sheet.getByText(words)).toBeVisible();
  await expect(app.sheet.getByRole('radio', { name: 'A sound Not on this device' })).toBeDisabled();
  expect(failures).toEqual([]);
});

onNewDevice('once it is kept here the app says since when it works without a network', async ({ page }) => {
  const app = new App(page);
  await app.openHome();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole('button', { name: /^Settings/ }).click();
  await expect(app.sheet.getByText(/^Yes, since \w+ \d+, \d{4}\.$/)).toBeVisible();
  await expect(app.sheet.getByText(/^About \d+ MB\./)).toBeVisible();
  await expect(app.sheet.getByText('No table is on this device.')).toBeVisible();
});
