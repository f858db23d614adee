import { type BrowserContext, test as base, type Page } from '@playwright/test';

interface Device {
  context: BrowserContext;
  /** A page that stays: with it the app’s code stays warm, as on a tablet that was used before. */
  desk: Page;
}

/** Takes everything off the shelf of a device, and its settings. */
async function clear(desk: Page): Promise<void> {
  await desk.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases())
      await new Promise((done, fail) => {
        const gone = indexedDB.deleteDatabase(name ?? '');
        gone.onsuccess = done;
        gone.onerror = () => fail(gone.error);
      });
  });
}

/**
 * Stories on a device that is clean but not new: a new one for each would take longer than most stories. One that
 * needs a device of its own asks for a service worker, or for `browser.newContext()`.
 */
export const test = base.extend<object, { devices: Map<boolean, Promise<Device>> }>({
  devices: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs
    async ({}, use) => {
      const devices = new Map<boolean, Promise<Device>>();
      await use(devices);
      for (const device of devices.values()) await (await device).context.close();
    },
    { scope: 'worker' },
  ],

  context: async ({ browser, devices, baseURL, hasTouch, serviceWorkers }, use) => {
    if (serviceWorkers === 'allow') {
      const own = await browser.newContext();
      await use(own);
      return own.close();
    }
    const open = async (): Promise<Device> => {
      // What moves is waited for again and again; the stories on a device of their own see it move.
      const context = await browser.newContext({
        baseURL,
        hasTouch,
        serviceWorkers,
        reducedMotion: 'reduce',
      });
      const desk = await context.newPage();
      await desk.goto('./favicon.svg');
      return { context, desk };
    };
    const known = devices.get(hasTouch) ?? open();
    devices.set(hasTouch, known);
    const { context, desk } = await known;
    await use(context);
    for (const page of context.pages()) if (page !== desk) await page.close();
    await clear(desk);
  },

  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
});

/**
 * Stories that only look at what stands there are told one after another in one window; each begins with a clean
 * device and reads the app anew.
 */
export const look = test.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use) => {
      const { baseURL } = base.info().project.use;
      const context = await browser.newContext({ baseURL, serviceWorkers: 'block', reducedMotion: 'reduce' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],

  context: ({ window }, use) => use(window.context()),

  page: async ({ window, viewport }, use) => {
    if (viewport) await window.setViewportSize(viewport);
    await window.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await window.goto('./favicon.svg');
    await clear(window);
    await use(window);
  },
});
