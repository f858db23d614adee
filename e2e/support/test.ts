import { writeFileSync } from 'node:fs';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { clearOut } from './furnish';
import { lookAtShownCards } from './look/shown-cards';
import { clearBelowApp, clearDevice } from './shelf';
import { isSlow, slowDown } from './slow';

interface Device {
  context: BrowserContext;
  /** A window that stays: with it the app’s code stays warm, as on a tablet that was used before. */
  window: Page;
}

/** Light, and nothing moves: what moves is waited for again and again. The stories on a new device see it move. */
const PLAIN = { colorScheme: 'light', reducedMotion: 'reduce', media: null, forcedColors: null } as const;

/** What stands on the page of a story that failed. Left alone the runner looks at whichever window was opened first. */
async function keepWhatItSaid(window: Page): Promise<void> {
  const path = test.info().outputPath('page.txt');
  writeFileSync(path, await window.locator('body').ariaSnapshot().catch(String));
  await test.info().attach('what-the-page-said', { path });
}

/**
 * Blocks taps while the page is busy, however slow this device is: Playwright waits for disabled elements,
 * and asking the page before each tap would take a twelfth of the time of all tests.
 */
const doOneThing = (context: BrowserContext) =>
  context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root');
      if (!root) return;
      new MutationObserver(() => {
        const busy = root.getAttribute('aria-busy') === 'true';
        if (busy) document.documentElement.setAttribute('aria-disabled', 'true');
        else document.documentElement.removeAttribute('aria-disabled');
      }).observe(root, { attributeFilter: ['aria-busy'] });
    });
  });

/** A clean device in the middle of a story. */
export async function startFresh(window: Page): Promise<void> {
  await clearOut(window);
  await clearDevice(window);
}

/**
 * Tests on a device that is clean but not new, one after another in one window: a new device for each would
 * take longer than most tests, and a new window as long as loading the app.
 */
export const test = base.extend<
  { device: Device; appGoesOn: boolean },
  { devices: Map<boolean, Promise<Device>> }
>({
  devices: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs
    async ({}, use) => {
      const devices = new Map<boolean, Promise<Device>>();
      await use(devices);
      for (const device of devices.values()) await (await device).context.close();
    },
    { scope: 'worker' },
  ],

  /**
   * Whether the app stays open from the previous test, as during an evening; a table then opens as it does by
   * a tap. A test that injects something before the app starts sets this to false, and what it left is
   * removed too.
   */
  appGoesOn: [!isSlow, { option: true }],

  device: async ({ browser, devices, baseURL, hasTouch, serviceWorkers, appGoesOn }, use) => {
    const open = async (): Promise<Device> => {
      const context = await browser.newContext({ baseURL, hasTouch, serviceWorkers });
      await doOneThing(context);
      await slowDown(context);
      return { context, window: await context.newPage() };
    };
    const known = devices.get(hasTouch) ?? open();
    devices.set(hasTouch, known);
    const { context, window } = await known;
    await (appGoesOn ? clearBelowApp : clearDevice)(window);
    // The finger that told the story before has been elsewhere: two taps at one place would soon be a double tap.
    if (hasTouch) await window.touchscreen.tap(1, 1);
    await use({ context, window });
    for (const page of context.pages()) if (page !== window) await page.close();
    await clearOut(window);
    if (!appGoesOn) await window.goto('./favicon.svg');
  },

  context: async ({ device }, use) => use(device.context),

  page: async ({ device: { window }, viewport }, use) => {
    // Both at once: what changes is drawn once.
    await Promise.all([viewport && window.setViewportSize(viewport), window.emulateMedia(PLAIN)]);
    // Attempts that the page's policy blocks.
    const forbidden: string[] = [];
    window.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) forbidden.push(message.text());
    });
    await use(window);
    if (test.info().errors.length > 0) await keepWhatItSaid(window);
    expect(forbidden, 'against the policy of the page').toEqual([]);
    await lookAtShownCards(window);
  },
});

/**
 * Tests on a new device: with the service worker and motion. The device is discarded with all changes,
 * including its clock.
 */
export const onNewDevice = test.extend({
  context: async ({ browser }, use) => {
    const own = await browser.newContext({ serviceWorkers: 'allow' });
    await doOneThing(own);
    await slowDown(own);
    await use(own);
    await own.close();
  },

  page: async ({ context }, use) => use(await context.newPage()),
});
