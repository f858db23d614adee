import { expect, type Page } from '@playwright/test';
import { App } from '../../pages/app';
import { furnish } from '../../support/furnish';
import { test } from '../../support/test';

// What it puts into the window is there before the app begins.
test.use({ appGoesOn: false });

/** No raw JavaScript error is visible. */
const expectNoRawError = (page: Page) =>
  expect(page.getByText(/TypeError|undefined|is not a function|Objects are not valid/)).toHaveCount(0);

/** What the browser lacks or blocks, and the message when a table is created; null if that works. */
const PARTS: Record<string, [script: () => void, said: RegExp | null]> = {
  'no BroadcastChannel': [() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'), null],
  'a BroadcastChannel that is barred': [
    () =>
      Object.assign(globalThis, {
        BroadcastChannel: class {
          constructor() {
            throw new DOMException('insecure', 'SecurityError');
          }
        },
      }),
    null,
  ],
  'no chance numbers': [
    () => Object.defineProperty(crypto, 'getRandomValues', { value: undefined }),
    /gives the app no chance numbers/,
  ],
  'no IndexedDB': [
    () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }),
    /could not save the table/,
  ],
  'an IndexedDB that is barred': [
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('insecure', 'SecurityError');
      };
    },
    /could not save the table/,
  ],
  'a storage of small things that is barred': [
    () =>
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('insecure', 'SecurityError');
        },
      }),
    null,
  ],
  'a storage that cannot be asked': [
    () =>
      Object.defineProperty(navigator, 'storage', {
        get: () => {
          throw new DOMException('insecure', 'SecurityError');
        },
      }),
    null,
  ],
};

for (const [name, [script, said]] of Object.entries(PARTS))
  test(`${name}: Home still opens, and a new table ${said ? 'says why it cannot begin' : 'begins'}`, async ({
    page,
  }) => {
    await furnish(page, script);
    await new App(page).openHome();
    await page.getByRole('button', { name: /^Gathering Storm/ }).click();
    await page.getByRole('button', { name: 'Open the table' }).click();
    if (said) await expect(page.getByRole('alert')).toContainText(said);
    else await expect(page.getByRole('button', { name: 'Turn the card' })).toBeVisible();
    await expectNoRawError(page);
  });
